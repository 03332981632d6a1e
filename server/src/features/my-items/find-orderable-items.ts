import type { PersonalFields } from "@surimono/domain/designs";
import DataLoader from "dataloader";
import type { Db, Queries } from "../../platform/database/index.ts";
import { findOrderableRows, type OwnItem } from "./my-items.store.ts";

/** What cart and orders need of a my item. */
export interface OrderableItem {
  readonly productId: number;
  readonly name: string;
  readonly catalogueItemId: number;
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
  /** By silk screen: how many screens each of these places takes. */
  readonly screens: number[] | null;
  /** Its sizes; null for all the goods have. */
  readonly sizeIds: readonly number[] | null;
  /** Undefined: without such a tag. */
  readonly nameTagVersionId: string | undefined;
  readonly hangTagVersionId: string | undefined;
  /** Undefined until a design is finished. */
  readonly versionId: string | undefined;
  /** What each piece has of its own; null: every piece is printed alike. */
  readonly personal: PersonalFields | null;
  readonly status: 0 | 1;
  readonly deleted: boolean;
}

/** The member's own among the ids, deleted ones too, since a cart may still contain them. */
export async function findOrderableItems(
  queries: Queries,
  userId: string,
  productIds: readonly number[],
): Promise<OrderableItem[]> {
  const found = await findOf(
    queries,
    productIds.map((productId) => ({ userId, productId })),
  );
  return [...found.values()];
}

const loaders = new WeakMap<Db, DataLoader<OwnItem, OrderableItem | undefined>>();

/**
 * One of them. Calls that come in the same turn of the event loop share one statement, as those do whose sessions were found by one;
 * nothing is remembered from one turn to the next.
 */
export function findOrderableItem(db: Db, userId: string, productId: number): Promise<OrderableItem | undefined> {
  const loader = loaders.get(db) ?? createLoader(db);
  loaders.set(db, loader);
  return loader.load({ userId, productId });
}

function createLoader(db: Db): DataLoader<OwnItem, OrderableItem | undefined> {
  return new DataLoader(
    async (items: readonly OwnItem[]) => {
      const found = await findOf(db, items);
      return items.map((item) => found.get(keyOf(item)));
    },
    { cache: false },
  );
}

async function findOf(queries: Queries, items: readonly OwnItem[]): Promise<Map<string, OrderableItem>> {
  const rows = await findOrderableRows(queries, items);
  return new Map(
    rows.map(({ userId, ...row }) => [
      keyOf({ userId, productId: row.productId }),
      {
        ...row,
        nameTagVersionId: row.nameTagVersionId ?? undefined,
        hangTagVersionId: row.hangTagVersionId ?? undefined,
        versionId: row.versionId ?? undefined,
      },
    ]),
  );
}

function keyOf({ userId, productId }: OwnItem): string {
  return `${productId} ${userId}`;
}
