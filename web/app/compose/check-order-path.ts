import { getOrder } from "@surimono/contract/orders";
import { data } from "react-router";

/** An impossible order id is "not found" at once: the server would answer with a malformed request. */
export function checkOrderPath({ params }: { params: { id: string } }): null {
  if (!getOrder.payload.safeParse({ order_id: params.id }).success) throw data(null, { status: 404 });
  return null;
}
