import { MAX_CART_LINES, type RosterPiece } from "@surimono/domain/cart";
import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import { deleteLine, moveLines } from "../cart.store.ts";
import { cartLines, type StoredCartLine } from "../cart.tables.ts";

/** What an estimate promised was for another size. */
const NOT_HELD = { heldPrice: null, heldPieces: null, heldUntil: null } as const;

type Pieces = ReadonlyMap<number, readonly RosterPiece[]>;

export function hasRoomFor(all: readonly StoredCartLine[], own: readonly StoredCartLine[], pieces: Pieces): boolean {
  return all.length - own.length + pieces.size <= MAX_CART_LINES;
}

/** Lines of a locked cart follow the roster: each size has one with as many pieces as rows, and a size without rows has none. */
export async function writeRoster(
  tx: Transaction,
  like: StoredCartLine,
  own: readonly StoredCartLine[],
  pieces: Pieces,
  now: Date,
): Promise<void> {
  for (const { id, sizeId } of own) if (!pieces.has(sizeId)) await deleteLine(tx, like.userId, id);
  for (const [sizeId, roster] of pieces) {
    const line = own.find((one) => one.sizeId === sizeId);
    const change = { roster: [...roster], quantity: roster.length, touchedAt: now, toldAt: null };
    if (line) await setRoster(tx, line, change);
    else await moveLines(tx, [{ ...like, ...NOT_HELD, ...change, id: newId(), sizeId }]);
  }
}

export async function setRoster(
  tx: Transaction,
  { userId, id }: Pick<StoredCartLine, "userId" | "id">,
  change: Partial<Pick<StoredCartLine, "roster" | "quantity" | "touchedAt" | "toldAt">>,
): Promise<void> {
  await tx
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.id, id)));
}
