import type { MadeGang } from "@surimono/studio/print";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
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

/** Once more into the folder of the press. Undefined: there is no such gang. */
export async function askToLayGang(tx: Transaction, id: string, now: Date): Promise<PressGang | undefined> {
  const [gang] = await tx.select().from(pressGangs).where(eq(pressGangs.id, id)).for("update");
  if (gang?.state === "ready")
    await tx
      .update(pressGangs)
      .set({ wantedAt: now, laidAt: null, doneAt: null, failure: "" })
      .where(eq(pressGangs.id, id));
  return gang;
}

/** Asked for, and not in the folder yet. */
export async function listGangsToLay(queries: Queries): Promise<PressGang[]> {
  return queries
    .select()
    .from(pressGangs)
    .where(and(isNotNull(pressGangs.wantedAt), isNull(pressGangs.laidAt), eq(pressGangs.state, "ready")))
    .orderBy(pressGangs.wantedAt);
}

const isToBeLaid = (id: string) =>
  and(eq(pressGangs.id, id), isNotNull(pressGangs.wantedAt), isNull(pressGangs.laidAt));

/** False: another process has laid it meanwhile, or it is not wanted any more. Of two one waits for the other to commit. */
export async function noteGangLaid(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.update(pressGangs).set({ laidAt: at }).where(isToBeLaid(id));
  return rowCount !== 0;
}

/** It is given up until somebody asks again. */
export async function noteGangUnlaid(queries: Queries, id: string, failure: string): Promise<void> {
  await queries.update(pressGangs).set({ wantedAt: null, failure }).where(isToBeLaid(id));
}

/** The press reported back on the sheets of a package: on those that were laid last, once. */
export async function noteGangDone(queries: Queries, packageNumber: number, at: Date): Promise<void> {
  await queries.execute(sql`
    update press_gangs set done_at = ${at.toISOString()}::timestamptz where id = (
      select gang.id from press_gangs gang join press_packages made on made.id = gang.package_id
      where made.number = ${packageNumber} and gang.laid_at is not null order by gang.laid_at desc limit 1
    ) and done_at is null`);
}
