import { OrderListScreen } from "#app/features/orders/order-list-screen.tsx";
import type { Route } from "./+types/my-page-orders";

export const meta: Route.MetaFunction = () => [{ title: "注文履歴｜SURIMONO" }];

export default function MyPageOrdersRoute() {
  return <OrderListScreen />;
}
