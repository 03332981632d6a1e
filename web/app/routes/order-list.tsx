import { redirect } from "react-router";

/** /orderList is the order history of the account (rule orders-history). */
export function clientLoader() {
  throw redirect("/my-page/orders");
}

export default function OrderListRoute() {
  return null;
}
