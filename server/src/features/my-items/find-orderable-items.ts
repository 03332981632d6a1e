import type { Queries } from "../../platform/database/index.ts";
import { findOrderableRows } from "./my-items.store.ts";

/** What cart and orders need of a my item. */
export interface OrderableItem {
  readonly productId: number;
  readonly name: string;
  readonly catalogueItemId: number;
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
  /** Its sizes; null for all the goods have. */
  readonly sizeIds: readonly number[] | null;
  /** Undefined: without such a tag. */
  readonly nameTagVersionId: string | undefined;
  readonly hangTagVersionId: string | undefined;
  /** Undefined until a design is finished. */
  readonly versionId: string | undefined;
  readonly status: 0 | 1;
  readonly deleted: boolean;
}

/** The member's own among the ids, deleted ones too, since a cart may still contain them. */
export async function findOrderableItems(
  queries: Queries,
  userId: string,
  productIds: readonly number[],
): Promise<OrderableItem[]> {
  const rows = await findOrderableRows(queries, userId, productIds);
  return rows.map((row) => ({
    ...row,
    nameTagVersionId: row.nameTagVersionId ?? undefined,
    hangTagVersionId: row.hangTagVersionId ?? undefined,
    versionId: row.versionId ?? undefined,
  }));
}
