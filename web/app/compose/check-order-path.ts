import { getOrder } from "@surimono/contract/orders";
import { data } from "react-router";

/** An address that can be no order's is not found, before the server is asked for it and speaks of a mistyped form. */
export function checkOrderPath({ params }: { params: { id: string } }): null {
  if (!getOrder.payload.safeParse({ order_id: params.id }).success) throw data(null, { status: 404 });
  return null;
}
