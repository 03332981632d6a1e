import { chooseDelivery } from "@surimono/contract/cart";
import type { DeliveryMethod } from "@surimono/domain/delivery";
import { showToast } from "@surimono/ui/toast.ts";
import { call } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { cartQuery, keepCart, readCartAgain } from "./cart.queries.ts";

/** By courier or into the warehouse: shown at once, and back where the server did not take it. The addresses that were entered stay. */
export async function chooseMethod(method: DeliveryMethod): Promise<void> {
  const before = queryClient.getQueryData(cartQuery.queryKey);
  if (!before || before.delivery_method === method) return;
  keepCart({ ...before, delivery_method: method });
  const answer = await call(chooseDelivery, { delivery_method: method });
  if (answer.ok) return keepCart(answer.value);
  showToast(answer.failure.message, { tone: "error" });
  keepCart(before);
  await readCartAgain();
}
