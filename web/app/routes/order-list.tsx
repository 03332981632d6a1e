import { redirect } from "react-router";

/** /orderList is the order history of the account (spec §2). */
export function clientLoader() {
  throw redirect("/my-page/orders");
}

export default function OrderListRoute() {
  return null;
}
