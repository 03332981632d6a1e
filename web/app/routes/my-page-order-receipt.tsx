import { ReceiptScreen } from "#app/features/orders/receipt-screen.tsx";
import type { Route } from "./+types/my-page-order-receipt";
import { checkOrderAddress } from "./order-address.ts";

export const meta: Route.MetaFunction = () => [{ title: "領収書・請求書｜SURIMONO" }];

export const clientLoader = checkOrderAddress;

export default function MyPageOrderReceiptRoute({ params }: Route.ComponentProps) {
  return <ReceiptScreen key={params.id} orderId={params.id} />;
}
