import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { ORDER_STEPS } from "#app/features/cart/order-steps.ts";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressChoice } from "#app/features/delivery/address-choice.tsx";
import { choose, orderChoice } from "#app/features/orders/order-choice.ts";
import { CART_PATH, PAYMENT_PATH } from "#app/features/orders/order-paths.ts";
import { StepHeader } from "#app/frame/step-header.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { useStore } from "#app/ui/store.ts";
import type { Route } from "./+types/cart-delivery-list";

export const meta: Route.MetaFunction = () => [{ title: "お届け先｜SURIMONO" }];

/** Step 2: the destination. */
export default function CartDeliveryListRoute() {
  const navigate = useNavigate();
  const { addressId } = useStore(orderChoice, {});
  const cart = useQuery(cartQuery).data;
  const goOn = (chosenId: string) => {
    choose({ addressId: chosenId });
    void navigate(PAYMENT_PATH);
  };
  if (cart?.lines.length === 0) return <Navigate replace to={CART_PATH} />;
  return (
    <>
      <StepHeader steps={ORDER_STEPS} current={2} />
      <main className="page py-8 md:py-12">
        <AddressChoice
          heading={<PageHeading title="お届け先">どこへお届けしますか。</PageHeading>}
          chosen={addressId}
          onFirst={goOn}
        >
          {(chosenId) => (
            <PaperPanel title="お支払い金額">
              {cart && <TotalsTable totals={cart.totals} coupons={cart} />}
              {chosenId !== undefined && (
                <Button
                  variant="primary"
                  size={56}
                  wide
                  iconAfter="arrow-right"
                  onClick={() => goOn(chosenId)}
                  className="mt-5"
                >
                  この住所に届ける
                </Button>
              )}
              <LinkButton to={CART_PATH} variant="quiet" wide className="mt-2">
                カートに戻る
              </LinkButton>
            </PaperPanel>
          )}
        </AddressChoice>
      </main>
    </>
  );
}
