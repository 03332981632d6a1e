import type { CallFailure } from "@surimono/contract/kernel";
import { refillStored } from "@surimono/contract/warehouse";
import { addPieces, type Unheard } from "#app/features/cart/add-pieces.ts";
import type { Refill } from "#app/features/warehouse/refill-sheet.tsx";
import { backgroundCall } from "#app/session/call.ts";

/** Refills without an answer, by item: before a retry the cart is searched for them. */
const unheard = new Map<number, Unheard>();

/** More of what is stored goes into the cart, once however often it is pressed. Returns the failure, or undefined. */
export async function refillFromStock({ productId, pieces }: Refill): Promise<CallFailure | undefined> {
  const sizes = pieces.map(({ sizeId, quantity }) => ({ size_id: sizeId, quantity }));
  const entries = pieces.map(({ storedId, quantity }) => ({ stored_id: storedId, inputNum: quantity }));
  const answer = await addPieces({ product_id: productId, sizes }, unheard.get(productId), () =>
    backgroundCall(refillStored, { entries }),
  );
  if (answer.unheard) unheard.set(productId, answer.unheard);
  else unheard.delete(productId);
  return answer.failure;
}
