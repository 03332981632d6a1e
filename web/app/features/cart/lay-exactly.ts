import { addItem } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { backgroundCall } from "#app/session/call.ts";
import { keepCart } from "./cart.queries.ts";
import type { SizePieces } from "./use-chosen-sizes.ts";

/** The cart then has exactly these pieces of the my item, however often it is asked (rule cart-exactly). Returns the failure, or undefined. */
export async function layExactly(productId: number, sizes: readonly SizePieces[]): Promise<CallFailure | undefined> {
  const answer = await backgroundCall(addItem, { product_id: productId, sizes: [...sizes], exactly: true });
  if (!answer.ok) return answer.failure;
  keepCart(answer.value);
  return undefined;
}
