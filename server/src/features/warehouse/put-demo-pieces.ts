import { addDays, dayInJapan } from "@surimono/domain/kernel";
import { FREE_STORAGE_DAYS } from "@surimono/domain/warehouse";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { listLines } from "../cart/index.ts";
import { getCatalogue } from "../catalogue/index.ts";
import { draftLine } from "../orders/index.ts";
import { insertMovements, openRows } from "./stock.store.ts";
import { storedItems, storedPieces } from "./warehouse.tables.ts";

export async function hasStored(queries: Queries, userId: string): Promise<boolean> {
  const { id } = storedPieces;
  return (await queries.select({ id }).from(storedPieces).where(eq(storedPieces.userId, userId)).limit(1)).length > 0;
}

/** These lines of the cart of a demo account lie in the warehouse too, as if they had been ordered. Once for each account. */
export async function putDemoPieces(
  shop: Shop,
  userId: string,
  cartId: string,
  lineIds: readonly string[],
): Promise<void> {
  const now = shop.now();
  await shop.database.inTransaction(async (tx) => {
    if (await hasStored(tx, userId)) return;
    const named = (await listLines(tx, userId, cartId)).filter(({ id }) => lineIds.includes(id));
    const lines = named.map((line) => draftLine(getCatalogue(shop), newId(), line, undefined));
    const ids = await openRows(tx, userId, lines);
    const moved = { userId, kind: "in", reserved: 0, reason: "demo", at: now } as const;
    await insertMovements(
      tx,
      lines.map(({ id, quantity }) => ({ ...moved, storedId: ids.get(id) as string, onHand: quantity })),
    );
    const freeUntil = addDays(dayInJapan(now), FREE_STORAGE_DAYS);
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    await tx
      .insert(storedItems)
      .values(productIds.map((productId) => ({ userId, productId, freeUntil, toldDays: null })));
  });
}
