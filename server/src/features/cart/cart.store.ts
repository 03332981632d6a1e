import { MAX_CART_LINES, tellsAt } from "@surimono/domain/cart";
import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Database, Db, Queries, Transaction } from "../../platform/database/index.ts";
import { type OfferRow, readOfferRow, selectOffers } from "../coupons/index.ts";
import { type HeldMiles, selectMiles } from "../miles/index.ts";
import type { CartChoice, FoundOffers } from "./benefits/cart-offers.ts";
import { type Cart, cartDestinations, cartLines, carts, type StoredCartLine } from "./cart.tables.ts";
import { paidDestinations } from "./destinations/split.store.ts";

/**
 * The member's open cart, made if there is none, locked until the transaction ends. Every change of lines raises the revision. Lock order
 * of the shop: cart, then order.
 */
export async function lockOpenCart(tx: Transaction, userId: string, now: Date): Promise<Cart> {
  const lookAt = tellsAt({ touchedAt: now });
  const [cart] = await tx
    .insert(carts)
    .values({ userId, id: newId(), createdAt: now, updatedAt: now, lookAt })
    .onConflictDoUpdate({
      target: carts.userId,
      targetWhere: sql`state = 'open'`,
      set: { revision: sql`${carts.revision} + 1`, updatedAt: now, lookAt: sooner },
    })
    .returning();
  return cart as Cart;
}

/** Adding a line must not postpone the turn of an older one. */
const sooner = sql`least(${carts.lookAt}, excluded.look_at)`;

/** One cart by its id, ordered or not, locked. */
export async function lockCart(tx: Transaction, userId: string, id: string): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.id, id)))
    .for("update");
  return cart;
}

const openCartReaders = new WeakMap<Db, ReturnType<typeof prepareOpenCart>>();

function prepareOpenCart(db: Db) {
  // The statement's only parameter is the member, whom each part names: Citus then finds all of it on one machine.
  const offers = sql.raw(selectOffers("$1", '"carts"."coupon_id"'));
  const held = sql.raw(selectMiles("$1"));
  return (
    db
      .select({
        cart: carts,
        line: cartLines,
        destinations: sql<number>`${sql.raw(paidDestinations("carts", "$1"))}`,
        // With the first row only, so that they are looked up once.
        offers: sql<OfferRow[] | null>`case when row_number() over (order by ${cartLines.id}) = 1 then ${offers} end`,
        held: sql<HeldMiles | null>`case when row_number() over (order by ${cartLines.id}) = 1 then ${held} end`,
      })
      .from(carts)
      .leftJoin(cartLines, and(eq(cartLines.userId, carts.userId), eq(cartLines.cartId, carts.id)))
      // A constant, so that the partial index serves a prepared statement too.
      .where(and(eq(carts.userId, sql.placeholder("userId")), sql`${carts.state} = 'open'`))
      .orderBy(cartLines.id)
      .prepare("read_open_cart")
  );
}

interface OpenCart {
  readonly cart: Cart;
  readonly lines: StoredCartLine[];
  readonly found: FoundOffers;
  /** For how many it pays. */
  readonly destinations: number;
}

/** The open cart, its lines, the coupons and the miles in one statement; undefined when there is no cart. */
export async function readOpenCart(db: Db, userId: string): Promise<OpenCart | undefined> {
  const reader = openCartReaders.get(db) ?? prepareOpenCart(db);
  openCartReaders.set(db, reader);
  const rows = await reader.execute({ userId });
  const [first] = rows;
  if (!first) return undefined;
  return {
    cart: first.cart,
    lines: rows.flatMap(({ line }) => (line ? [line] : [])),
    found: foundIn(rows),
    destinations: first.destinations,
  };
}

/** The first row has them. */
function foundIn(rows: readonly { readonly offers: readonly OfferRow[] | null; readonly held: HeldMiles | null }[]) {
  return {
    offers: rows.flatMap(({ offers }) => offers ?? []).map(readOfferRow),
    held: rows.find(({ held }) => held)?.held ?? null,
  };
}

export async function listLines(queries: Queries, userId: string, cartId: string): Promise<StoredCartLine[]> {
  return queries
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.cartId, cartId)))
    .orderBy(cartLines.id);
}

/** Columns that say what happened to a line, and not what it is. */
export type LineHistory = "touchedAt" | "toldAt" | "heldPrice" | "heldPieces" | "heldUntil";

/** An addition to a cart: one my item in several sizes. */
export type NewPieces = Omit<StoredCartLine, "cartId" | "id" | "sizeId" | "quantity" | "roster" | LineHistory> & {
  /** Each once. */
  readonly sizes: readonly { readonly sizeId: number; readonly quantity: number }[];
};

const ADD_TO_OPEN_CART = `
  with before as (
    select id, revision from carts where user_id = $1 and state = 'open'
  ), cart as (
    insert into carts (user_id, id, created_at, updated_at, look_at) values ($1, $2, $3, $3, $15)
    on conflict (user_id) where state = 'open' do update
      set revision = carts.revision + 1, updated_at = excluded.updated_at, look_at = least(carts.look_at, excluded.look_at)
    returning user_id, id, revision, coupon_id, coupon_declined, is_several, miles, delivery_method
  ), there as (
    select line.* from cart_lines line, cart where line.user_id = $1 and line.cart_id = cart.id
  ), new as (
    select id, "sizeId", quantity,
      exists (
        select 1 from there where product_id = $4 and version_id = $5 and size_id = "sizeId"
          and name_tag_version_id is not distinct from $10 and hang_tag_version_id is not distinct from $11
      ) as grows
    from jsonb_to_recordset($13::jsonb) as new(id uuid, "sizeId" integer, quantity integer)
  ), added as (
    insert into cart_lines
      (user_id, cart_id, id, product_id, version_id, size_id, item_id, method_id, color_id, area_kind_ids, name_tag_version_id, hang_tag_version_id, name, quantity,
       personal, touched_at, screens)
    select $1, cart.id, new.id, $4, $5, new."sizeId", $6, $7, $8, $9, $10, $11, $12, new.quantity, $16::jsonb, $3, $17::integer[] from cart, new
    where (select count(*) from there) + (select count(*) from new where not grows) <= $14
    on conflict on constraint cart_lines_identity do update
      set quantity = cart_lines.quantity + excluded.quantity, personal = excluded.personal, touched_at = excluded.touched_at, told_at = null
    returning *
  ), line as (
    select * from added union all select * from there where id not in (select id from added)
  )
  select line.user_id as "userId", line.cart_id as "cartId", line.id, product_id as "productId", version_id as "versionId",
    size_id as "sizeId", item_id as "itemId", method_id as "methodId", color_id as "colorId", area_kind_ids as "areaKindIds",
    name_tag_version_id as "nameTagVersionId", hang_tag_version_id as "hangTagVersionId", name, quantity,
    screens, personal, roster, touched_at as "touchedAt", told_at as "toldAt",
    held_price as "heldPrice", held_pieces as "heldPieces", held_until as "heldUntil",
    cart.coupon_id as "couponId", cart.coupon_declined as "couponDeclined", cart.is_several as "isSeveral", cart.miles,
    cart.delivery_method as "deliveryMethod", ${paidDestinations("cart", "$1")} as destinations, exists (select 1 from added) as "isAdded",
    case when row_number() over (order by line.id) = 1 then ${selectOffers("$1", "(select coupon_id from cart)")} end
      as "offers",
    case when row_number() over (order by line.id) = 1 then ${selectMiles("$1")} end as "held",
    coalesce(before.id = cart.id and before.revision + 1 = cart.revision, cart.revision = 0) as "isWhole"
  from cart cross join line left join before on true
  order by line.id`;

/**
 * Makes the cart if there is none, adds lines or raises those already there, and reads coupons and miles: one statement, so it needs no
 * transaction around it. It takes the cart's row lock first, so it waits for a placement and then goes into the next cart. Undefined if the
 * cart has no room for so many lines.
 */
export async function addToOpenCart(
  { db, pool }: Pick<Database, "db" | "pool">,
  { userId, sizes, ...of }: NewPieces,
  now: Date,
): Promise<AddedTo | undefined> {
  const rows = JSON.stringify(sizes.map((size) => ({ id: newId(), ...size })));
  const goods = [
    of.productId,
    of.versionId,
    of.itemId,
    of.methodId,
    of.colorId,
    of.areaKindIds,
    of.nameTagVersionId,
    of.hangTagVersionId,
    of.name,
  ];
  const personal = of.personal && JSON.stringify(of.personal);
  const limits = [MAX_CART_LINES, tellsAt({ touchedAt: now })];
  const values = [userId, newId(), now, ...goods, rows, ...limits, personal, of.screens];
  const added = await pool.query<AddedLine>(ADD_TO_OPEN_CART, values);
  const [first] = added.rows;
  if (!first?.isAdded) return undefined;
  // A statement that waited for a rival does not see what the rival added or used.
  if (!first.isWhole) {
    return readAfterAdding(db, userId);
  }
  const lines = added.rows.map(
    ({
      isAdded: _,
      isWhole: __,
      couponId: ___,
      couponDeclined: ____,
      offers: _____,
      destinations: ______,
      isSeveral: _______,
      miles: ________,
      held: _________,
      deliveryMethod: __________,
      ...line
    }) => line,
  );
  return { lines, cart: first, found: foundIn(added.rows), destinations: first.destinations };
}

/** What others did to the cart meanwhile is in it too: it may be ordered and gone. */
export async function readAfterAdding(db: Db, userId: string): Promise<AddedTo> {
  return (await readOpenCart(db, userId)) ?? { lines: [], cart: NOTHING_CHOSEN, found: NOTHING_FOUND, destinations: 1 };
}

const NOTHING_CHOSEN = {
  couponId: null,
  couponDeclined: false,
  isSeveral: false,
  deliveryMethod: "courier",
  miles: 0,
} as const;
const NOTHING_FOUND: FoundOffers = { offers: [], held: null };

/** The whole cart after an addition. */
export interface AddedTo {
  readonly lines: readonly StoredCartLine[];
  readonly cart: CartChoice & Pick<Cart, "isSeveral" | "deliveryMethod">;
  readonly found: FoundOffers;
  readonly destinations: number;
}

type AddedLine = StoredCartLine &
  AddedTo["cart"] & {
    readonly isAdded: boolean;
    readonly isWhole: boolean;
    readonly destinations: number;
    /** With the first line only. */
    readonly offers: readonly OfferRow[] | null;
    readonly held: HeldMiles | null;
  };

/** Inserts lines as they are into a cart that has none of them. */
export async function moveLines(tx: Transaction, lines: readonly StoredCartLine[]): Promise<void> {
  await tx.insert(cartLines).values([...lines]);
}

export async function setQuantity(
  tx: Transaction,
  userId: string,
  lineId: string,
  change: Pick<StoredCartLine, "quantity" | "touchedAt" | "toldAt">,
): Promise<void> {
  await tx
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

export async function deleteLine(tx: Transaction, userId: string, lineId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.id, lineId)));
}

/** The order has its own copy of the destinations: the addresses of others are kept no longer than needed. */
export async function markOrdered(tx: Transaction, userId: string, id: string, now: Date): Promise<void> {
  const gone = tx.$with("gone").as(
    tx
      .delete(cartDestinations)
      .where(and(eq(cartDestinations.userId, userId), eq(cartDestinations.cartId, id)))
      .returning({ id: cartDestinations.id }),
  );
  await tx
    .with(gone)
    .update(carts)
    .set({ state: "ordered", updatedAt: now })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
}

/** When a member leaves. Waits for an order that is being placed. */
export async function deleteCarts(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId));
}

/** Whether a cart of the member holds the version. */
export async function isInCart(queries: Queries, userId: string, versionId: string): Promise<boolean> {
  const { versionId: print, nameTagVersionId, hangTagVersionId } = cartLines;
  const rows = await queries
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(
      and(
        eq(cartLines.userId, userId),
        sql`${versionId}::uuid in (${print}, ${nameTagVersionId}, ${hangTagVersionId})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
