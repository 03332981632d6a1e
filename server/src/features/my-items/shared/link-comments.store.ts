import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type LinkComment, linkComments, sharedLinks } from "../my-items.tables.ts";
import type { SharedLink } from "./shared-links.store.ts";

/** Locked, so that no comment comes after the close or beyond the most there may be. */
export async function lockLink(tx: Transaction, id: string): Promise<SharedLink | undefined> {
  const [row] = await tx.select().from(sharedLinks).where(eq(sharedLinks.id, id)).for("update");
  return row;
}

export async function listComments(queries: Queries, linkId: string): Promise<LinkComment[]> {
  return queries
    .select()
    .from(linkComments)
    .where(eq(linkComments.linkId, linkId))
    .orderBy(asc(linkComments.writtenAt), asc(linkComments.id));
}

export async function noteTold(tx: Transaction, linkId: string, toldAt: Date): Promise<void> {
  await tx.update(sharedLinks).set({ toldAt }).where(eq(sharedLinks.id, linkId));
}

export async function insertComment(tx: Transaction, comment: typeof linkComments.$inferInsert): Promise<void> {
  await tx.insert(linkComments).values(comment);
}

/** On all links of an own item. */
export async function listOwnComments(queries: Queries, userId: string, productId: number): Promise<LinkComment[]> {
  return queries
    .select()
    .from(linkComments)
    .where(inArray(linkComments.linkId, linksOf(queries, userId, productId)))
    .orderBy(asc(linkComments.writtenAt), asc(linkComments.id));
}

interface Named {
  readonly userId: string;
  readonly productId: number;
  readonly id: string;
}

export async function writeAnswer(queries: Queries, named: Named, answer: string): Promise<boolean> {
  const answered = await queries
    .update(linkComments)
    .set({ answer })
    .where(isOwn(queries, named))
    .returning({ id: linkComments.id });
  return answered.length > 0;
}

export async function deleteComment(queries: Queries, named: Named): Promise<void> {
  await queries.delete(linkComments).where(isOwn(queries, named));
}

const linksOf = (queries: Queries, userId: string, productId: number) =>
  queries
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.userId, userId), eq(sharedLinks.productId, productId)));

const isOwn = (queries: Queries, { userId, productId, id }: Named) =>
  and(eq(linkComments.id, id), inArray(linkComments.linkId, linksOf(queries, userId, productId)));
