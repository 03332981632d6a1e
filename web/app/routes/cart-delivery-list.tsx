import { Button } from "@surimono/ui/button.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { ORDER_STEPS } from "#app/features/cart/order-steps.ts";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressChoice } from "#app/features/delivery/address-choice.tsx";
import { AddressSkeleton } from "#app/features/delivery/address-skeleton.tsx";
import { DestinationMode } from "#app/features/delivery/destination-mode.tsx";
import { choose, orderChoice } from "#app/features/orders/order-choice.ts";
import { CART_PATH, PAYMENT_PATH } from "#app/features/orders/order-paths.ts";
import { StepHeader } from "#app/frame/step-header.tsx";
import { fetchPart } from "#app/ui/fetch-part.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import type { Route } from "./+types/cart-delivery-list";

export const meta: Route.MetaFunction = () => [{ title: "お届け先｜SURIMONO" }];

const loadSeveral = () => import("#app/features/delivery/several.ts");
const SeveralChoice = lazyPart(async () => (await loadSeveral()).SeveralChoice);

/** Step 2: the destination. */
export default function CartDeliveryListRoute() {
  const navigate = useNavigate();
  const { addressId } = useStore(orderChoice, {});
  const cart = useQuery(cartQuery).data;
  const [switched, setSwitched] = useState<boolean>();
  const isSeveral = switched ?? cart?.several ?? false;
  const goOn = (chosenId: string) => {
    choose({ addressId: chosenId, several: false });
    void navigate(PAYMENT_PATH);
  };
  const switchTo = async (several: boolean) => {
    if (!(await fetchPart(loadSeveral))) return;
    const { switchMode } = await loadSeveral();
    if (await switchMode(several, addressId)) setSwitched(several);
  };
  if (cart?.lines.length === 0) return <Navigate replace to={CART_PATH} />;
  const heading = (
    <>
      <PageHeading title="お届け先">どこへお届けしますか。</PageHeading>
      <DestinationMode isSeveral={isSeveral} onSwitch={switchTo} />
    </>
  );
  return (
    <>
      <StepHeader steps={ORDER_STEPS} current={2} />
      <main className="page py-8 md:py-12">
        {isSeveral && cart ? (
          <Suspense fallback={<AddressSkeleton />}>
            <SeveralChoice heading={heading} lines={cart.lines}>
              {(split, isWhole) => (
                <Panel totals={<TotalsTable totals={split.totals} coupons={cart} />}>
                  <GoOn
                    onPress={async () => {
                      if (!(await isWhole())) return;
                      choose({ addressId: undefined, several: true });
                      await navigate(PAYMENT_PATH);
                    }}
                  >
                    このお届け先ですすむ
                  </GoOn>
                </Panel>
              )}
            </SeveralChoice>
          </Suspense>
        ) : (
          <AddressChoice heading={heading} chosen={addressId} onFirst={goOn}>
            {(chosenId) => (
              <Panel totals={cart && <TotalsTable totals={cart.totals} coupons={cart} />}>
                {chosenId !== undefined && <GoOn onPress={async () => goOn(chosenId)}>この住所に届ける</GoOn>}
              </Panel>
            )}
          </AddressChoice>
        )}
      </main>
    </>
  );
}

function Panel({ totals, children }: { totals: ReactNode; children: ReactNode }) {
  return (
    <PaperPanel title="お支払い金額">
      {totals}
      {children}
      <LinkButton to={CART_PATH} variant="quiet" wide className="mt-2">
        カートに戻る
      </LinkButton>
    </PaperPanel>
  );
}

function GoOn({ onPress, children }: { onPress: () => Promise<void>; children: string }) {
  const [isGoing, setGoing] = useState(false);
  const press = async () => {
    setGoing(true);
    await onPress();
    setGoing(false);
  };
  return (
    <Button
      variant="primary"
      size={56}
      wide
      iconAfter="arrow-right"
      pending={isGoing}
      onClick={() => void press()}
      className="mt-5"
    >
      {children}
    </Button>
  );
}
