import type { WireLine } from "@surimono/contract/cart";
import { showToast } from "#app/ui/toast.ts";
import { addPieces, type Pieces, type Unheard } from "./add-pieces.ts";

/** Additions whose answer never came, by what they were: asked for again they are looked for first. */
const unheard = new Map<string, Unheard>();
let running = false;

/**
 * Everything of an earlier order once more, at today's prices, by however many presses at once. What is no longer made is named by a toast.
 * Answers whether anything went into the cart.
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
