import { and, asc, eq, sql } from "drizzle-orm";
import { type Queries, type Transaction, writtenSql } from "../../../platform/database/index.ts";
import { type Cart, type CartDestination, cartDestinations, cartPieces, carts } from "../cart.tables.ts";

type CartKey = Pick<Cart, "userId" | "id">;
export type KeptPieces = Pick<typeof cartPieces.$inferSelect, "destinationId" | "lineId" | "quantity">;

export async function listCartDestinations(queries: Queries, { userId, id }: CartKey): Promise<CartDestination[]> {
  return queries
    .select()
    .from(cartDestinations)
    .where(and(eq(cartDestinations.userId, userId), eq(cartDestinations.cartId, id)))
    .orderBy(asc(cartDestinations.position));
}

/** In the order of the lines. */
export async function listCartPieces(queries: Queries, { userId, id }: CartKey): Promise<KeptPieces[]> {
  const { destinationId, lineId, quantity } = cartPieces;
  return queries
    .select({ destinationId, lineId, quantity })
    .from(cartPieces)
    .where(and(eq(cartPieces.userId, userId), eq(cartPieces.cartId, id)))
    .orderBy(asc(lineId));
}

/**
 * How many destinations an open cart pays for, of the alias `cart` or the table with `id`, `is_several` and `delivery_method`: those with pieces.
 */
export function paidDestinations(cart: string, memberId: string): string {
  return `(case when ${cart}.is_several and ${cart}.delivery_method = 'courier' then greatest(1, (
    select count(distinct destination_id)::int from cart_pieces where cart_id = ${cart}.id and user_id = ${memberId}
  )) else 1 end)`;
}

export async function countPaidDestinations(queries: Queries, { userId, id }: CartKey): Promise<number> {
  const text = `select ${paidDestinations("carts", "$1")} as count from carts where user_id = $1 and id = $2`;
  const { rows } = await queries.execute<{ count: number }>(writtenSql(text, [userId, id]));
  return rows[0]?.count ?? 1;
}

/** In place of all that were there; answers the new revision. Pieces as one value: there may be thousands. */
export async function writeSplit(
  tx: Transaction,
  { userId, id, splitRevision }: CartKey & Pick<Cart, "splitRevision">,
  isSeveral: boolean,
  destinations: readonly CartDestination[],
  pieces: readonly KeptPieces[],
): Promise<number> {
  const revision = splitRevision + 1;
  await tx.delete(cartDestinations).where(and(eq(cartDestinations.userId, userId), eq(cartDestinations.cartId, id)));
  await tx
    .update(carts)
    .set({ isSeveral, splitRevision: revision })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
  if (destinations.length === 0) return revision;
  await tx.insert(cartDestinations).values([...destinations]);
  await tx.execute(sql`
    insert into cart_pieces (user_id, cart_id, destination_id, line_id, quantity)
    select ${userId}, ${id}, "destinationId", "lineId", quantity
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece("destinationId" uuid, "lineId" uuid, quantity integer)`);
  return revision;
}
