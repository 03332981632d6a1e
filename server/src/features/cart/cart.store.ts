import { MAX_CART_LINES } from "@surimono/domain/cart";
import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { type Cart, cartLines, carts, type StoredCartLine } from "./cart.tables.ts";

/**
 * The member's open cart, made when there is none, locked until the transaction ends. Whoever changes lines counts the revision up.
 * Lock order of the shop: cart, then order.
 */
export async function lockOpenCart(tx: Transaction, userId: string, now: Date): Promise<Cart> {
  const [cart] = await tx
    .insert(carts)
    .values({ userId, id: newId(), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: carts.userId,
      targetWhere: sql`state = 'open'`,
      set: { revision: sql`${carts.revision} + 1`, updatedAt: now },
    })
    .returning();
  return cart as Cart;
}

/** One cart by its id, ordered or not, locked. */
export async function lockCart(tx: Transaction, userId: string, id: string): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.id, id)))
    .for("update");
  return cart;
}

/** The open cart and its lines in one statement; undefined when there is no cart. */
export async function readOpenCart(
  queries: Queries,
  userId: string,
): Promise<{ cart: Cart; lines: StoredCartLine[] } | undefined> {
  const rows = await queries
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, and(eq(cartLines.userId, carts.userId), eq(cartLines.cartId, carts.id)))
    .where(and(eq(carts.userId, userId), eq(carts.state, "open")))
    .orderBy(cartLines.id);
  const [first] = rows;
  return first && { cart: first.cart, lines: rows.flatMap(({ line }) => (line ? [line] : [])) };
}

export async function listLines(queries: Queries, userId: string, cartId: string): Promise<StoredCartLine[]> {
  return queries
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.cartId, cartId)))
    .orderBy(cartLines.id);
}

/** What an addition to a cart is made of: one my item in several sizes. */
export type NewPieces = Omit<StoredCartLine, "cartId" | "id" | "sizeId" | "quantity"> & {
  /** Each once. */
  readonly sizes: readonly { readonly sizeId: number; readonly quantity: number }[];
};

/**
 * Makes the cart when there is none, adds the lines, and lets those grow that are there already: one statement, so it needs no
 * transaction around it. It takes the cart's row lock first, so it waits for a placement and then goes into the next cart.
 * False when the cart has no room for so many lines.
 */
export async function addToOpenCart(queries: Queries, pieces: NewPieces, now: Date): Promise<boolean> {
  const { userId, sizes, ...of } = pieces;
  const rows = JSON.stringify(sizes.map((size) => ({ id: newId(), ...size })));
  const { rowCount } = await queries.execute(sql`
    with cart as (
      insert into carts (user_id, id, created_at, updated_at) values (${userId}, ${newId()}, ${now}, ${now})
      on conflict (user_id) where state = 'open' do update set revision = carts.revision + 1, updated_at = excluded.updated_at
      returning id
    )
    insert into cart_lines (user_id, cart_id, id, product_id, version_id, size_id, item_id, method_id, color_id, area_kind_ids, name_tag, hang_tag, name, quantity)
    select ${userId}, cart.id, new.id, ${of.productId}, ${of.versionId}, new."sizeId", ${of.itemId}, ${of.methodId}, ${of.colorId},
      ${`{${of.areaKindIds.join(",")}}`}::integer[], ${of.nameTag}, ${of.hangTag}, ${of.name}, new.quantity
    from cart, jsonb_to_recordset(${rows}::jsonb) as new(id uuid, "sizeId" integer, quantity integer)
    where (select count(*) from cart_lines there where there.user_id = ${userId} and there.cart_id = cart.id) + ${sizes.length} <= ${MAX_CART_LINES}
    on conflict (user_id, cart_id, product_id, version_id, size_id) do update set quantity = cart_lines.quantity + excluded.quantity`);
  return rowCount === sizes.length;
}

/** Puts lines as they are into a cart that has none of them. */
export async function moveLines(tx: Transaction, lines: readonly StoredCartLine[]): Promise<void> {
  await tx.insert(cartLines).values([...lines]);
}

export async function setQuantity(tx: Transaction, userId: string, lineId: string, quantity: number): Promise<void> {
  await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

export async function deleteLine(tx: Transaction, userId: string, lineId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

export async function markOrdered(tx: Transaction, userId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(carts)
    .set({ state: "ordered", updatedAt: now })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
}
