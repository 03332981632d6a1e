import { addItem, getCart, type WireCart } from "@surimono/contract/cart";
import type { CallFailure, PayloadOf } from "@surimono/contract/kernel";
import type { Result } from "@surimono/domain/kernel";
import { backgroundCall } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { cartQuery, keepCart } from "./cart.queries.ts";

/** Sizes of one my item, and how many of each. */
export type Pieces = PayloadOf<typeof addItem>;

/** An addition without an answer: it may have reached the cart. */
export interface Unheard {
  readonly pieces: Pieces;
  readonly before: WireCart;
}

interface Added {
  /** What is in the cart now by this press, and by an earlier one that got no answer. */
  readonly pieces?: Pieces;
  readonly failure?: CallFailure;
  readonly unheard?: Unheard;
}

type Adding = (pieces: Pieces) => Promise<Result<WireCart, CallFailure>>;

/**
 * Puts pieces into the cart. After a lost answer it first looks whether they are there, so that nothing is added twice; others that were chosen
 * since are added to them.
 */
export async function addPieces(
  pieces: Pieces,
  unheard: Unheard | undefined,
  add: Adding = (some) => backgroundCall(addItem, some),
): Promise<Added> {
  let arrived: Pieces["sizes"] = [];
  if (unheard) {
    const now = await backgroundCall(getCart, {});
    if (!now.ok) return { failure: now.failure, unheard };
    keepCart(now.value);
    if (hasArrived(unheard, now.value)) {
      if (isSame(unheard.pieces, pieces)) return { pieces };
      arrived = unheard.pieces.sizes;
    }
  }
  const before = queryClient.getQueryData(cartQuery.queryKey);
  const answer = await add(pieces);
  if (answer.ok) {
    keepCart(answer.value);
    return { pieces: { ...pieces, sizes: [...arrived, ...pieces.sizes] } };
  }
  const { failure } = answer;
  const isDecided = failure.code !== "network/unreachable" && failure.status < 500;
  return isDecided || !before ? { failure } : { failure, unheard: { pieces, before } };
}

function isSame(one: Pieces, other: Pieces): boolean {
  const isIn = ({ size_id, quantity }: Pieces["sizes"][number]) =>
    other.sizes.some((size) => size.size_id === size_id && size.quantity === quantity);
  return one.product_id === other.product_id && one.sizes.length === other.sizes.length && one.sizes.every(isIn);
}

function hasArrived({ pieces, before }: Unheard, now: WireCart): boolean {
  return pieces.sizes.every(
    ({ size_id, quantity }) =>
      quantityIn(now, pieces.product_id, size_id) === quantityIn(before, pieces.product_id, size_id) + quantity,
  );
}

function quantityIn({ lines }: WireCart, productId: number, sizeId: number): number {
  return lines.reduce(
    (sum, line) => sum + (line.product_id === productId && line.size_id === sizeId ? line.quantity : 0),
    0,
  );
}
