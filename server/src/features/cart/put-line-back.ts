import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { DAY_MS, fail, ok } from "@surimono/domain/kernel";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { isSame } from "./add-in-steps.ts";
import { deleteLine, listLines, lockOpenCart, moveLines } from "./cart.store.ts";
import { type Cart, cartLines, cartPieces } from "./cart.tables.ts";
import { presentChanged } from "./change-lines.ts";
import { listCartDestinations } from "./destinations/split.store.ts";
import { type Removed, readRemoved } from "./removed-line.ts";

/** Under its own id, which tells whether it is back already. */
export async function putLineBack(shop: Shop, member: Member, sealed: string) {
  const now = shop.now();
  const removed = readRemoved(shop, sealed);
  if (!removed || removed.line.userId !== member.id || now.getTime() - Date.parse(removed.at) > DAY_MS)
    return fail("cart/no-such-line");
  return shop.database.inTransaction(async (tx) => {
    const cart = await lockOpenCart(tx, member.id, now);
    const refused = (await isThere(tx, removed)) ? undefined : await lay(tx, cart, removed, now);
    if (refused) return fail(refused);
    const lines = await listLines(tx, member.id, cart.id);
    return ok(await presentChanged(shop, tx, cart, lines, { member, now }));
  });
}

/** In whatever cart: it may have been ordered since. */
async function isThere(tx: Transaction, { line }: Removed): Promise<boolean> {
  const { id, userId } = cartLines;
  const rows = await tx
    .select({ id })
    .from(cartLines)
    .where(and(eq(userId, line.userId), eq(id, line.id)));
  return rows.length > 0;
}

async function lay(tx: Transaction, cart: Cart, { line, pieces }: Removed, now: Date) {
  const there = await listLines(tx, cart.userId, cart.id);
  // The same goods were added meanwhile.
  const same = there.find((one) => isSame(one, line));
  const quantity = line.quantity + (same?.quantity ?? 0);
  if (quantity > MAX_LINE_QUANTITY) return "cart/too-many";
  if (!same && there.length >= MAX_CART_LINES) return "cart/full";
  if (same) await deleteLine(tx, cart.userId, same.id);
  const heldUntil = line.heldUntil === null ? null : new Date(line.heldUntil);
  const kept = { cartId: cart.id, quantity, heldUntil, roster: same?.roster ?? null, touchedAt: now, toldAt: null };
  await moveLines(tx, [{ ...line, ...kept }]);
  const destinations = await listCartDestinations(tx, cart);
  const back = pieces.filter(({ destinationId }) => destinations.some(({ id }) => id === destinationId));
  const key = { userId: cart.userId, cartId: cart.id, lineId: line.id };
  if (back.length > 0) await tx.insert(cartPieces).values(back.map((piece) => ({ ...key, ...piece })));
  return undefined;
}
