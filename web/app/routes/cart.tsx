import { Navigate, useSearchParams } from "react-router";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";
import { ORDER_STEPS } from "#app/features/cart/order-steps.ts";
import { ConfirmStep } from "#app/features/orders/confirm-step.tsx";
import { ADDRESS_PATH } from "#app/features/orders/order-paths.ts";
import { outcomeOf } from "#app/features/orders/outcome-notice.tsx";
import { PaymentStep } from "#app/features/orders/payment-step.tsx";
import { changeSending, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { SEND_CONFIRM_PATH } from "#app/features/warehouse/warehouse-paths.ts";
import { StepHeader } from "#app/frame/header/step-header.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { orderSlots } from "../compose/cart-and-delivery-in-orders.tsx";
import type { Route } from "./+types/cart";

const CouponBoxInCart = lazyPart(async () => (await import("../compose/coupon-box-in-cart.tsx")).CouponBoxInCart);
const EstimateInCart = lazyPart(async () => (await import("../compose/estimate-in-cart.tsx")).EstimateInCart);
const AsUsualInCart = lazyPart(async () => (await import("../compose/as-usual-in-cart.tsx")).AsUsualInCart);

export const meta: Route.MetaFunction = () => [{ title: "カート｜SURIMONO" }];

/** `step` is payment or confirm, otherwise the cart itself; `payment` says how the payment page was left without paying. */
export default function CartRoute() {
  const [query] = useSearchParams();
  const outcome = query.get("payment");
  // The page of a payment leads back here, whatever was to be paid.
  if (outcome && sendingDraft.get()?.isPaying)
    return <Navigate replace to={`${SEND_CONFIRM_PATH}?payment=${outcome}`} />;
  const step = outcome ? "payment" : query.get("step");
  if (step === "payment") {
    return (
      <>
        <StepHeader steps={ORDER_STEPS} current={3} />
        <PaymentStep outcome={outcomeOf(query)} totals={orderSlots.totals} />
      </>
    );
  }
  if (step === "confirm") {
    return (
      <>
        <StepHeader steps={ORDER_STEPS} current={4} />
        <ConfirmStep
          slots={orderSlots}
          openPaymentPage={(url) => {
            changeSending({ isPaying: false });
            window.location.assign(url);
          }}
        />
      </>
    );
  }
  return (
    <>
      <StepHeader steps={ORDER_STEPS} current={1} />
      <CartScreen
        nextPath={ADDRESS_PATH}
        couponBox={CouponBoxInCart}
        estimate={EstimateInCart}
        asUsual={AsUsualInCart}
      />
    </>
  );
}
