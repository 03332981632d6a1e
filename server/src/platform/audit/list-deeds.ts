import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { operatorDeeds } from "./operator-deeds.tables.ts";
import type { Deed } from "./recorded.ts";

/** More than ever happens to one thing; an index leads to them. */
const MOST = 1000;

/** What operators did to one thing, oldest first; it may have been named in several ways. */
export async function listDeedsOf(queries: Queries, { kind, id }: Deed["subject"], ...others: readonly string[]) {
  return queries
    .select()
    .from(operatorDeeds)
    .where(and(eq(operatorDeeds.subjectKind, kind), inArray(operatorDeeds.subjectId, [id, ...others])))
    .orderBy(asc(operatorDeeds.id))
    .limit(MOST);
}

/** As the screens show them. */
export async function readDeedLines(...asked: Parameters<typeof listDeedsOf>) {
  return (await listDeedsOf(...asked)).map(({ id, at, action, actorName, reason }) => ({
    ...{ id, at: at.toISOString(), what: action, by: actorName, reason: reason ?? "" },
  }));
}
