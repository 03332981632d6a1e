import {
  type CatalogueData,
  type CatalogueItem,
  keepSoldParts,
  type Named,
  POPULARITY_DAYS,
  type Size,
} from "@surimono/domain/catalogue";
import { and, eq, gt, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { catalogueItems, catalogueLookups, catalogueSales, catalogueState } from "./catalogue.tables.ts";
import { partSharer } from "./share-parts.ts";

const PORTION = 250;

export interface StoredItem {
  readonly item: CatalogueItem;
  /** With every size, colour, method and place that it was ever sold with; usually the same. */
  readonly everSold: CatalogueItem;
  readonly withdrawn: boolean;
}

export type Lookups = Omit<CatalogueData, "items">;

export async function readContentHash(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.select({ contentHash: catalogueState.contentHash }).from(catalogueState);
  return row?.contentHash;
}

/** In portions, so that only one at a time is in memory before its parts are shared. Needs a transaction to be one moment. */
export async function readItems(queries: Queries): Promise<StoredItem[]> {
  const share = partSharer();
  const items: StoredItem[] = [];
  for (let after = 0; ; ) {
    const rows = await queries
      .select({
        id: catalogueItems.id,
        data: catalogueItems.data,
        everSold: catalogueItems.everSold,
        withdrawn: catalogueItems.withdrawn,
      })
      .from(catalogueItems)
      .where(gt(catalogueItems.id, after))
      .orderBy(catalogueItems.id)
      .limit(PORTION);
    for (const { data, everSold, withdrawn } of rows) {
      const item = share(data);
      items.push({ item, everSold: everSold === null ? item : share(everSold), withdrawn });
    }
    if (rows.length < PORTION) return items;
    after = rows.at(-1)?.id ?? after;
  }
}

/** For work outside the shop's process, which has no catalogue in memory. Withdrawn items are left out. */
export async function findSoldItem(queries: Queries, itemId: number): Promise<CatalogueItem | undefined> {
  const sold = and(eq(catalogueItems.id, itemId), eq(catalogueItems.withdrawn, false));
  return (await queries.select({ data: catalogueItems.data }).from(catalogueItems).where(sold))[0]?.data;
}

export async function readLookups(queries: Queries): Promise<Lookups> {
  const rows = await queries.select().from(catalogueLookups);
  return Object.fromEntries(rows.map(({ name, data }) => [name, data])) as unknown as Lookups;
}

/** Items with other ids that have or once had one of the pkus: SKUs contain them, so they are never reused. */
export async function findTakenPkus(queries: Queries, items: readonly CatalogueItem[]) {
  const ids = new Map(items.map(({ id, pku }) => [pku, id]));
  const stored = await queries
    .select({ id: catalogueItems.id, pku: catalogueItems.pku, name: catalogueItems.name })
    .from(catalogueItems);
  return stored.filter(({ id, pku }) => ids.has(pku) && ids.get(pku) !== id);
}

/** The sizes of items that lost any: those on sale, and all that ever were. */
export async function listSizesOfThinned(queries: Queries) {
  const sizes = (column: typeof catalogueItems.data | typeof catalogueItems.everSold) =>
    sql<readonly Size[]>`${column} -> 'sizes'`;
  return queries
    .select({ id: catalogueItems.id, sold: sizes(catalogueItems.data), everSold: sizes(catalogueItems.everSold) })
    .from(catalogueItems)
    .where(isNotNull(catalogueItems.everSold));
}

/** The highest id that a size of the item ever had on sale; 0 for what never was. */
export async function highestSizeId(queries: Queries, itemId: number): Promise<number> {
  const [row] = await queries
    .select({ data: catalogueItems.data, everSold: catalogueItems.everSold })
    .from(catalogueItems)
    .where(eq(catalogueItems.id, itemId));
  return Math.max(0, ...((row?.everSold ?? row?.data)?.sizes ?? []).map(({ id }) => id));
}

/** Replaces the stored catalogue. Items that the new one lacks are withdrawn; parts that items lost are kept aside. */
export async function replaceCatalogue(
  tx: Transaction,
  { items, ...lookups }: CatalogueData,
  contentHash: string,
  now: Date,
): Promise<void> {
  for (let from = 0; from < items.length; from += PORTION) {
    const rows = await rowsOf(tx, items.slice(from, from + PORTION));
    await tx
      .insert(catalogueItems)
      .values(rows)
      .onConflictDoUpdate({
        target: catalogueItems.id,
        set: {
          ...{ pku: excluded("pku"), name: excluded("name"), data: excluded("data") },
          ...{ everSold: excluded("ever_sold"), withdrawn: sql`false` },
        },
      });
  }
  const ids = items.map(({ id }) => id);
  await tx
    .update(catalogueItems)
    .set({ withdrawn: true })
    .where(ids.length === 0 ? sql`true` : notInArray(catalogueItems.id, ids));
  const known = await readLookups(tx);
  const areaKinds = withGoneNames(known.areaKinds ?? [], lookups.areaKinds);
  const lookupRows = Object.entries({ ...lookups, areaKinds }).map(([name, data]) => ({ name, data }));
  await tx
    .insert(catalogueLookups)
    .values(lookupRows)
    .onConflictDoUpdate({ target: catalogueLookups.name, set: { data: excluded("data") } });
  const state = { contentHash, importedAt: now };
  await tx
    .insert(catalogueState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: catalogueState.id, set: state });
}

/** Places that nothing names any more keep their names: orders have them. */
function withGoneNames(known: readonly Named[], named: readonly Named[]): readonly Named[] {
  return [...named, ...known.filter((gone) => named.every(({ id }) => id !== gone.id))];
}

async function rowsOf(tx: Transaction, items: readonly CatalogueItem[]) {
  const stored = await tx
    .select({ id: catalogueItems.id, data: catalogueItems.data, everSold: catalogueItems.everSold })
    .from(catalogueItems)
    .where(
      inArray(
        catalogueItems.id,
        items.map(({ id }) => id),
      ),
    );
  const before = new Map(stored.map(({ id, data, everSold }) => [id, everSold ?? data]));
  return items.map((item) => {
    const everSold = keepSoldParts(before.get(item.id) ?? item, item);
    return {
      ...{ id: item.id, pku: item.pku, name: item.name, data: item, withdrawn: false },
      everSold: everSold === item ? null : everSold,
    };
  });
}

/** `at` is when the order was placed; a cancelled one subtracts its pieces on that same day. */
export async function addSales(
  queries: Queries,
  sales: readonly { readonly itemId: number; readonly pieces: number }[],
  at: Date,
): Promise<void> {
  if (sales.length === 0) return;
  const orderedOn = sql<string>`(${at.toISOString()}::timestamptz at time zone 'Asia/Tokyo')::date`;
  await queries.insert(catalogueSales).values(sales.map((sale) => ({ ...sale, orderedOn })));
}

const isLately = sql`${catalogueSales.orderedOn} > (now() at time zone 'Asia/Tokyo')::date - ${POPULARITY_DAYS}::int`;

/** Of the last `POPULARITY_DAYS` days including today. */
export async function readSales(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ itemId: catalogueSales.itemId, pieces: sql<string>`sum(${catalogueSales.pieces})` })
    .from(catalogueSales)
    .where(isLately)
    .groupBy(catalogueSales.itemId);
  return new Map(rows.map(({ itemId, pieces }) => [itemId, Number(pieces)]));
}

/** Merges rows to one per item and day and drops those before the window, in one statement, so that no reader misses a piece. */
export async function compactSales(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with gone as (delete from ${catalogueSales} returning item_id, ordered_on, pieces)
    insert into ${catalogueSales} (item_id, ordered_on, pieces)
    select item_id, ordered_on, sum(pieces) from gone
    where ordered_on > (now() at time zone 'Asia/Tokyo')::date - ${POPULARITY_DAYS}::int
    group by item_id, ordered_on having sum(pieces) <> 0`);
}

function excluded(column: string) {
  return sql.raw(`excluded.${column}`);
}
