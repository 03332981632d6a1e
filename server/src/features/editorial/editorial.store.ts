import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import { inquiries } from "./editorial.tables.ts";

export async function insertInquiry(
  queries: Queries,
  inquiry: Omit<typeof inquiries.$inferInsert, "id">,
): Promise<string> {
  const id = newId();
  await queries.insert(inquiries).values({ id, ...inquiry });
  return id;
}
