import { fail, ok } from "@surimono/domain/kernel";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Database, Queries } from "../../platform/database/index.ts";
import { operatorViews } from "./counter.tables.ts";

/** More than anybody finds again. */
const MOST = 30;

export async function listViews(queries: Queries, operatorId: string) {
  return queries
    .select()
    .from(operatorViews)
    .where(eq(operatorViews.operatorId, operatorId))
    .orderBy(asc(operatorViews.id));
}

interface View {
  readonly operatorId: string;
  readonly name: string;
  readonly query: string;
}

export async function saveView(database: Database, { operatorId, name, query }: View, savedAt: Date) {
  return database.inTransaction(async (tx) => {
    const others = and(eq(operatorViews.operatorId, operatorId), ne(operatorViews.name, name));
    const [kept] = await tx.select({ views: sql<number>`count(*)::int` }).from(operatorViews).where(others);
    if ((kept?.views ?? 0) >= MOST) return fail("orders/too-many-views");
    await tx
      .insert(operatorViews)
      .values({ operatorId, id: newId(), name, query, savedAt })
      .onConflictDoUpdate({ target: [operatorViews.operatorId, operatorViews.name], set: { query, savedAt } });
    return ok(undefined);
  });
}

/** One's own; of a view that is gone there is nothing to do. */
export async function removeView(
  database: Database,
  { operatorId, id }: { readonly operatorId: string; readonly id: string },
) {
  return database.inTransaction(async (tx) => {
    await tx.delete(operatorViews).where(and(eq(operatorViews.operatorId, operatorId), eq(operatorViews.id, id)));
    return ok(undefined);
  });
}
