import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { inquiries } from "./editorial.tables.ts";

export async function insertInquiry(
  queries: Queries,
  inquiry: Omit<typeof inquiries.$inferInsert, "id">,
): Promise<string> {
  const id = newId();
  await queries.insert(inquiries).values({ id, ...inquiry });
  return id;
}

/** What a member asked who leaves; the letters with question and answer are with the people who deal with them. */
export async function deleteInquiries(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(inquiries).where(eq(inquiries.userId, userId));
}
