import type { MadeGang } from "@surimono/studio/print";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type PressGang, pressGangs } from "../press.tables.ts";

export async function insertGang(
  tx: Transaction,
  gang: Pick<PressGang, "id" | "packageId" | "operatorId" | "madeAt" | "film">,
): Promise<void> {
  await tx.insert(pressGangs).values({ ...gang, state: "making" });
}

export async function findGang(queries: Queries, id: string): Promise<PressGang | undefined> {
  const [gang] = await queries.select().from(pressGangs).where(eq(pressGangs.id, id));
  return gang;
}

/** Ids are in the order of time. */
export async function findLatestGang(queries: Queries, packageId: string) {
  const [gang] = await queries
    .select({
      gang: pressGangs,
      by: sql<string>`coalesce((select name from operators where operators.id = ${pressGangs.operatorId}), '')`,
    })
    .from(pressGangs)
    .where(eq(pressGangs.packageId, packageId))
    .orderBy(desc(pressGangs.id))
    .limit(1);
  return gang;
}

/** What a print shop elsewhere may take, while others are being laid too. */
export async function findReadyGang(queries: Queries, packageId: string): Promise<PressGang | undefined> {
  const [gang] = await queries
    .select()
    .from(pressGangs)
    .where(and(eq(pressGangs.packageId, packageId), eq(pressGangs.state, "ready")))
    .orderBy(desc(pressGangs.id))
    .limit(1);
  return gang;
}

export async function noteGang(
  queries: Queries,
  id: string,
  made: { readonly made: MadeGang } | { readonly failure: string },
): Promise<void> {
  const change =
    "made" in made ? { ...made, state: "ready" as const, failure: "" } : { ...made, state: "failed" as const };
  await queries.update(pressGangs).set(change).where(sql`${pressGangs.id} = ${id} and ${pressGangs.state} <> 'ready'`);
}
