import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Order, OrderLine } from "../orders/index.ts";
import {
  type StockMovement,
  type StoredPieces,
  stockMovements,
  stockReturns,
  storedPieces,
} from "./warehouse.tables.ts";

/** What stored pieces share with the line of an order: the same goods with the same print and tags. */
type Goods = Pick<OrderLine, "productId" | "versionId" | "sizeId" | "nameTagVersionId" | "hangTagVersionId">;

const identityOf = (goods: Goods) =>
  [goods.productId, goods.versionId, goods.sizeId, goods.nameTagVersionId, goods.hangTagVersionId].join("/");

/** The rows for these lines, made where there are none yet; by the id of the line. */
export async function openRows(
  tx: Transaction,
  userId: string,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<string, string>> {
  // Always in the same order, so that two orders of the same goods cannot wait for each other.
  const wanted = lines.toSorted((left, right) => (identityOf(left) < identityOf(right) ? -1 : 1));
  await tx
    .insert(storedPieces)
    .values(wanted.map((line) => ({ ...wordsOf(line), userId, id: newId() })))
    .onConflictDoNothing();
  const ids = await findRows(tx, userId, lines);
  return new Map(lines.map(({ id }) => [id, ids.get(id) as string]));
}

/** The rows for these lines that there are; by the id of the line. */
export async function findRows(
  queries: Queries,
  userId: string,
  lines: readonly (Goods & Pick<OrderLine, "id">)[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(storedPieces)
    .where(
      and(
        eq(storedPieces.userId, userId),
        inArray(
          storedPieces.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    );
  const ids = new Map(rows.map((row) => [identityOf(row), row.id]));
  return new Map(
    lines.flatMap((line) => {
      const id = ids.get(identityOf(line));
      return id === undefined ? [] : [[line.id, id] as const];
    }),
  );
}

function wordsOf(line: OrderLine) {
  const { productId, versionId, sizeId, nameTagVersionId, hangTagVersionId, name, itemId, itemName, sizeName } = line;
  const { colorId, colorName, colorValue, methodId, methodName, areaKinds, tags } = line;
  return {
    ...{ productId, versionId, sizeId, nameTagVersionId, hangTagVersionId, name, itemId, itemName, sizeName },
    ...{ colorId, colorName, colorValue, methodId, methodName, areaKinds, tags },
  };
}

/** Lock order of the shop: cart, order, then stored pieces, these by their ids. */
export async function lockPieces(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPieces>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(storedPieces)
    .where(and(eq(storedPieces.userId, userId), inArray(storedPieces.id, [...new Set(ids)])))
    .orderBy(asc(storedPieces.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

export type NewMovement = Pick<StockMovement, "userId" | "storedId" | "kind" | "onHand" | "reserved" | "at"> &
  Partial<Pick<StockMovement, "orderId" | "reason">>;

export async function insertMovements(tx: Transaction, movements: readonly NewMovement[]): Promise<void> {
  if (movements.length > 0) await tx.insert(stockMovements).values([...movements]);
}

/** This sending takes pieces back to their owner. */
export async function noteReturn(
  tx: Transaction,
  { userId, id: orderId }: Pick<Order, "userId" | "id">,
): Promise<void> {
  await tx.insert(stockReturns).values({ userId, orderId }).onConflictDoNothing();
}

export interface Moved {
  readonly storedId: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** What one order has moved so far. */
export async function sumMovements(queries: Queries, userId: string, orderId: string): Promise<Moved[]> {
  return queries
    .select({
      storedId: stockMovements.storedId,
      onHand: sql<number>`sum(${stockMovements.onHand})::int`,
      reserved: sql<number>`sum(${stockMovements.reserved})::int`,
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.userId, userId), eq(stockMovements.orderId, orderId)))
    .groupBy(stockMovements.storedId);
}
