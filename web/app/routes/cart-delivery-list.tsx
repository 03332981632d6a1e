import type { Wishes } from "@surimono/contract/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { ORDER_STEPS } from "#app/features/cart/order-steps.ts";
import { storesGoods } from "#app/features/cart/stores-goods.ts";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressChoice } from "#app/features/delivery/address-choice.tsx";
import { AddressSkeleton } from "#app/features/delivery/address-skeleton.tsx";
import { DestinationMode } from "#app/features/delivery/destination-mode.tsx";
import { wishElsewhere } from "#app/features/delivery/wish-elsewhere.ts";
import { choose, orderChoice } from "#app/features/orders/order-choice.ts";
import { CART_PATH, CONFIRM_PATH, PAYMENT_PATH } from "#app/features/orders/order-paths.ts";
import { OutcomeNotice, outcomeOf } from "#app/features/orders/outcome-notice.tsx";
import { StepHeader } from "#app/frame/header/step-header.tsx";
import { fetchPart } from "#app/ui/fetch-part.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import type { Route } from "./+types/cart-delivery-list";

export const meta: Route.MetaFunction = () => [{ title: "お届け先｜SURIMONO" }];

const loadSeveral = () => import("#app/features/delivery/several.ts");
const SeveralChoice = lazyPart(async () => (await loadSeveral()).SeveralChoice);
const SingleWish = lazyPart(async () => (await loadSeveral()).SingleWish);
const StoredChoice = lazyPart(async () => (await import("#app/features/warehouse/stored-choice.tsx")).StoredChoice);
const DeliveryMethodChoice = lazyPart(
  async () => (await import("#app/features/cart/delivery-method-choice.tsx")).DeliveryMethodChoice,
);

/** Step 2: how it is delivered, and the destination. */
export default function CartDeliveryListRoute() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { addressId, wish, isProposed, paymentType } = useStore(orderChoice, {});
  const cart = useQuery(cartQuery).data;
  const [switched, setSwitched] = useState<boolean>();
  const isSeveral = switched ?? cart?.several ?? false;
  // Days and bands are those of an address; sender and note go with the order.
  const wishAt = (chosenId: string) => (chosenId === addressId ? wish : wishElsewhere(wish));
  const setWish = (chosenId: string, next: Wishes | undefined) => choose({ addressId: chosenId, wish: next });
  const goOn = (chosenId: string) => {
    choose({ method: "courier", addressId: chosenId, several: false, wish: wishAt(chosenId) });
    void navigate(isProposed && paymentType !== undefined ? CONFIRM_PATH : PAYMENT_PATH);
  };
  const switchTo = async (several: boolean) => {
    if (!(await fetchPart(loadSeveral))) return;
    const { switchMode } = await loadSeveral();
    if (await switchMode(several, addressId, wish)) setSwitched(several);
  };
  if (cart?.lines.length === 0) return <Navigate replace to={CART_PATH} />;
  const isStored = cart?.delivery_method === "warehouse" && storesGoods(cart);
  const outcome = <OutcomeNotice outcome={outcomeOf(query)} />;
  const title = storesGoods(cart) ? (
    <>
      <PageHeading title="配送方法とお届け先">お届けするか、倉庫でお預かりするかをえらべます。</PageHeading>
      {outcome}
      {cart && (
        <Suspense fallback={<div className="mt-6 h-52 sm:h-24" />}>
          <DeliveryMethodChoice cart={cart} />
        </Suspense>
      )}
    </>
  ) : (
    <>
      <PageHeading title="お届け先">どこへお届けしますか。</PageHeading>
      {outcome}
    </>
  );
  const heading = (
    <>
      {title}
      <DestinationMode isSeveral={isSeveral} onSwitch={switchTo} />
    </>
  );
  const totals = cart && <TotalsTable totals={cart.totals} coupons={cart} />;
  return (
    <>
      <StepHeader steps={ORDER_STEPS} current={2} />
      <main className="page py-8 md:py-12">
        {isStored ? (
          <div className="side-columns items-start gap-8 lg:gap-16">
            <div className="min-w-0">
              {title}
              <Suspense fallback={<AddressSkeleton />}>
                <StoredChoice />
              </Suspense>
            </div>
            <Panel totals={totals}>
              <GoOn
                onPress={async () => {
                  choose({ method: "warehouse" });
                  await navigate(PAYMENT_PATH);
                }}
              >
                倉庫で保管してすすむ
              </GoOn>
            </Panel>
          </div>
        ) : isSeveral && cart ? (
          <Suspense fallback={<AddressSkeleton />}>
            <SeveralChoice heading={heading} lines={cart.lines} onMode={setSwitched}>
              {(split, isWhole) => (
                <Panel totals={<TotalsTable totals={split.totals} coupons={cart} />}>
                  <GoOn
                    onPress={async () => {
                      if (!(await isWhole())) return;
                      choose({ method: "courier", several: true });
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
          <AddressChoice
            heading={heading}
            chosen={addressId}
            onPick={(picked) => choose({ addressId: picked, wish: wishAt(picked) })}
            focusFirst
            onFirst={goOn}
            below={(chosenId) => (
              <Suspense fallback={<div className="mt-4 h-15" />}>
                <SingleWish addressId={chosenId} wish={wishAt(chosenId)} onChange={(next) => setWish(chosenId, next)} />
              </Suspense>
            )}
          >
            {(chosenId) => (
              <Panel totals={totals}>
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
