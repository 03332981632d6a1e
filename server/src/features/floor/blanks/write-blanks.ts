import type { countBlank as countCall, saveBlankSource as saveCall } from "@surimono/contract/floor";
import type { PayloadOf } from "@surimono/contract/kernel";
import { DONE } from "@surimono/contract/kernel";
import { ok } from "@surimono/domain/kernel";
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import type { Operator } from "../../../platform/http/index.ts";
import { blankCounts, blankSources } from "../blanks.tables.ts";

export interface Goods {
  readonly item_id: number;
  readonly color_id: number;
  readonly size_id: number;
}

const idsOf = ({ item_id: itemId, color_id: colorId, size_id: sizeId }: Goods) => ({ itemId, colorId, sizeId });

export async function saveBlankSource(database: Database, source: PayloadOf<typeof saveCall>) {
  const { supplier, item_code: itemCode, color_code: colorCode, size_code: sizeCode, shelf } = source;
  const words = { supplier, itemCode, colorCode, sizeCode, shelf };
  const isEmpty = Object.values(words).every((word) => word === "");
  return database.inTransaction(async (tx) => {
    if (isEmpty) await tx.delete(blankSources).where(isSource(source));
    else
      await tx
        .insert(blankSources)
        .values({ ...idsOf(source), ...words })
        .onConflictDoUpdate({ target: [blankSources.itemId, blankSources.colorId, blankSources.sizeId], set: words });
    return ok(DONE);
  });
}

export async function countBlank(
  database: Database,
  { operator, ...count }: PayloadOf<typeof countCall> & { readonly operator: Pick<Operator, "id"> },
  now: Date,
) {
  const counted = { onHand: count.on_hand, countedAt: now, operatorId: operator.id };
  return database.inTransaction(async (tx) => {
    await tx
      .insert(blankCounts)
      .values({ ...idsOf(count), ...counted })
      .onConflictDoUpdate({ target: [blankCounts.itemId, blankCounts.colorId, blankCounts.sizeId], set: counted });
    return ok(DONE);
  });
}

/** What is written down before and after. */
export async function sourceState(tx: Transaction, goods: Goods) {
  const [row] = await tx.select().from(blankSources).where(isSource(goods)).for("update");
  return row;
}

export async function countState(tx: Transaction, goods: Goods) {
  const { itemId, colorId, sizeId } = idsOf(goods);
  const [row] = await tx
    .select({ onHand: blankCounts.onHand })
    .from(blankCounts)
    .where(and(eq(blankCounts.itemId, itemId), eq(blankCounts.colorId, colorId), eq(blankCounts.sizeId, sizeId)))
    .for("update");
  return row;
}

function isSource(goods: Goods) {
  const { itemId, colorId, sizeId } = idsOf(goods);
  return and(eq(blankSources.itemId, itemId), eq(blankSources.colorId, colorId), eq(blankSources.sizeId, sizeId));
}
