import { redirect } from "react-router";
import { readCartAgain } from "#app/features/cart/cart.queries.ts";
import { AddressLines } from "#app/features/delivery/address-lines.tsx";
import { PaymentResultScreen } from "#app/features/orders/payment-result-screen.tsx";
import { forgetSending } from "#app/features/warehouse/sending-draft.ts";
import { StepHeader } from "#app/frame/header/step-header.tsx";
import type { Route } from "./+types/cart-complete";

export const meta: Route.MetaFunction = () => [{ title: "ご注文の完了｜SURIMONO" }];

/** `order_id` names the order, both for invoices and after the payment page. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orderId = new URL(request.url).searchParams.get("order_id");
  if (!orderId) throw redirect("/my-page/orders");
  return { orderId };
}

export default function CartCompleteRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StepHeader />
      <PaymentResultScreen
        key={loaderData.orderId}
        orderId={loaderData.orderId}
        onPlaced={() => {
          forgetSending(loaderData.orderId);
          void readCartAgain();
        }}
        address={(address) => <AddressLines address={address} />}
      />
    </>
  );
}
