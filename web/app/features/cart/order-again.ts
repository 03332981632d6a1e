import type { WireLine } from "@surimono/contract/cart";
import { showToast } from "@surimono/ui/toast.ts";
import { addPieces, type Pieces, type Unheard } from "./add-pieces.ts";

/** Additions without an answer, by content: before a retry the cart is searched for them. */
const unheard = new Map<string, Unheard>();
let running = false;

/**
 * Adds an earlier order again at today's prices, once however often pressed. A toast names what is no longer made. Returns whether anything
 * was added.
 */
export async function orderAgain(lines: readonly WireLine[]): Promise<boolean> {
  if (running) return false;
  running = true;
  let isAny = false;
  for (const pieces of byProduct(lines)) {
    const key = JSON.stringify(pieces);
    const answer = await addPieces(pieces, unheard.get(key));
    if (answer.unheard) unheard.set(key, answer.unheard);
    else unheard.delete(key);
    if (answer.failure) showToast(answer.failure.message, { tone: "error" });
    else isAny = true;
  }
  running = false;
  return isAny;
}

function byProduct(lines: readonly WireLine[]): Pieces[] {
  const ids = new Set(lines.map(({ product_id }) => product_id));
  return [...ids].map((id) => ({
    product_id: id,
    sizes: lines.filter(({ product_id }) => product_id === id).map(({ size_id, quantity }) => ({ size_id, quantity })),
  }));
}
