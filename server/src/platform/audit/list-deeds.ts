import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { operatorDeeds } from "./operator-deeds.tables.ts";
import type { Deed } from "./recorded.ts";

/** More than ever happens to one thing; an index leads to them. */
const MOST = 1000;

/** What operators did to one thing, oldest first. */
export async function listDeedsOf(queries: Queries, { kind, id }: Deed["subject"]) {
  return queries
    .select()
    .from(operatorDeeds)
    .where(and(eq(operatorDeeds.subjectKind, kind), eq(operatorDeeds.subjectId, id)))
    .orderBy(asc(operatorDeeds.id))
    .limit(MOST);
}
