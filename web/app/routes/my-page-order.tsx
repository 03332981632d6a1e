import { orderAgain } from "#app/features/cart/order-again.ts";
import { OrderScreen } from "#app/features/orders/order-screen.tsx";
import type { Route } from "./+types/my-page-order";
import { checkOrderAddress } from "./order-address.ts";
import { orderSlots } from "./order-slots.tsx";

export const meta: Route.MetaFunction = () => [{ title: "ご注文の内容｜SURIMONO" }];

export const clientLoader = checkOrderAddress;

export default function MyPageOrderRoute({ params }: Route.ComponentProps) {
  return <OrderScreen key={params.id} orderId={params.id} slots={orderSlots} orderAgain={orderAgain} />;
}
