import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { isNotSuspended, memberProfiles } from "../../members/index.ts";
import type { OwnItem } from "../my-items.store.ts";
import { type MyItem, myItems, sharedLinks } from "../my-items.tables.ts";
import { hasPicture } from "../votes/has-picture.ts";

export type SharedLink = typeof sharedLinks.$inferSelect;

const isOfItem = (userId: string, productId: number) =>
  and(eq(sharedLinks.userId, userId), eq(sharedLinks.productId, productId));

export async function listLinks(queries: Queries, userId: string, productId: number): Promise<SharedLink[]> {
  return queries
    .select()
    .from(sharedLinks)
    .where(isOfItem(userId, productId))
    .orderBy(asc(sharedLinks.madeAt), asc(sharedLinks.id));
}

export async function countLinks(tx: Transaction, userId: string, productId: number): Promise<number> {
  const [row] = await tx.select({ links: count() }).from(sharedLinks).where(isOfItem(userId, productId));
  return row?.links ?? 0;
}

export async function insertLink(tx: Transaction, link: SharedLink): Promise<void> {
  await tx.insert(sharedLinks).values(link);
}

export async function deleteLink(queries: Queries, userId: string, productId: number, id: string): Promise<void> {
  await queries.delete(sharedLinks).where(and(isOfItem(userId, productId), eq(sharedLinks.id, id)));
}

/** Of items that are gone for good; what was written on them goes with them. */
export async function deleteLinksOf(tx: Transaction, items: readonly OwnItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.execute(sql`
    delete from shared_links using unnest(
      ${sql.param(items.map(({ userId }) => userId))}::text[], ${sql.param(items.map(({ productId }) => productId))}::int[]
    ) as gone (user_id, product_id)
    where shared_links.user_id = gone.user_id and shared_links.product_id = gone.product_id`);
}

interface LinkChange {
  readonly id: string;
  readonly mayRemix: boolean | undefined;
  readonly mayComment: boolean | undefined;
}

/** What is undefined stays; false where there is no such link. */
export async function changeLink(
  queries: Queries,
  userId: string,
  productId: number,
  { id, mayRemix, mayComment }: LinkChange,
): Promise<boolean> {
  const changed = await queries
    .update(sharedLinks)
    .set({ mayRemix: mayRemix ?? sharedLinks.mayRemix, mayComment: mayComment ?? sharedLinks.mayComment })
    .where(and(isOfItem(userId, productId), eq(sharedLinks.id, id)))
    .returning({ id: sharedLinks.id });
  return changed.length > 0;
}

export interface Linked {
  readonly item: MyItem;
  readonly link: SharedLink;
}

/** What a link shows now: nothing once its item is deleted, taken out by the operator or has nothing drawn on it, or its maker is gone or suspended. */
export async function findLinked(queries: Queries, tokenHash: string, now: Date): Promise<Linked | undefined> {
  const [link] = await queries.select().from(sharedLinks).where(eq(sharedLinks.tokenHash, tokenHash));
  if (!link) return undefined;
  const [row] = await queries
    .select({ item: myItems })
    .from(myItems)
    .innerJoin(memberProfiles, eq(memberProfiles.userId, myItems.userId))
    .where(
      and(
        eq(myItems.userId, link.userId),
        eq(myItems.productId, link.productId),
        eq(myItems.deleteFlag, 0),
        isNull(myItems.galleryHiddenAt),
        isNull(myItems.removedAt),
        isNotSuspended(now),
      ),
    );
  return row && hasPicture(row.item) ? { item: row.item, link } : undefined;
}
