import type { Inquiry } from "@surimono/domain/editorial";
import { and, eq, gt, lt } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { lockName, type Queries, type Transaction } from "../../platform/database/index.ts";
import { inquiries } from "./editorial.tables.ts";

/** Inquiries from one address take turns: a row that is not there yet cannot be locked. */
export async function lockInquiries(tx: Transaction, email: string): Promise<void> {
  await lockName(tx, `inquiries:${email}`);
}

/** Whether the same was asked in the same words after `since`. */
export async function wasAsked(queries: Queries, asked: Inquiry, since: Date): Promise<boolean> {
  const same = Object.entries(asked).map(([field, value]) => eq(inquiries[field as keyof Inquiry], value));
  const rows = await queries
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(gt(inquiries.createdAt, since), ...same))
    .limit(1);
  return rows.length > 0;
}

export async function insertInquiry(
  queries: Queries,
  inquiry: Omit<typeof inquiries.$inferInsert, "id">,
): Promise<string> {
  const id = newId();
  await queries.insert(inquiries).values({ id, ...inquiry });
  return id;
}

/** Questions of a member who leaves; the letters with question and answer are with the people who handle them. */
export async function deleteInquiries(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(inquiries).where(eq(inquiries.userId, userId));
}

export async function deleteOldInquiries(queries: Queries, before: Date): Promise<void> {
  await queries.delete(inquiries).where(lt(inquiries.createdAt, before));
}
