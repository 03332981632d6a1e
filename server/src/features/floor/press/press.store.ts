import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { type PackagePlan, type PressPackage, pressPackages } from "../press.tables.ts";

type NewPackage = Pick<
  PressPackage,
  "id" | "source" | "sourceName" | "units" | "operatorId" | "madeAt" | "isForFolder"
>;

export async function insertPackage(tx: Transaction, made: NewPackage): Promise<void> {
  await tx.insert(pressPackages).values({ ...made, state: "making" });
}

/** Under a lock, so that of two processes one finds the other's. */
export async function hasPackage(
  tx: Transaction,
  { source, sourceName }: Pick<PressPackage, "source" | "sourceName">,
): Promise<boolean> {
  await lockName(tx, `press ${source} ${sourceName}`);
  const found = await tx
    .select({ id: pressPackages.id })
    .from(pressPackages)
    .where(and(eq(pressPackages.source, source), eq(pressPackages.sourceName, sourceName)))
    .limit(1);
  return found.length > 0;
}

/** Of these batches those of which the shop itself has made a package. */
export async function listPackedByShop(queries: Queries, batches: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinct({ batch: pressPackages.sourceName })
    .from(pressPackages)
    .where(
      and(
        eq(pressPackages.source, "batch"),
        inArray(pressPackages.sourceName, [...batches]),
        isNull(pressPackages.operatorId),
      ),
    );
  return new Set(rows.map(({ batch }) => batch));
}

/** With its plan. */
export async function findPackage(queries: Queries, id: string): Promise<PressPackage | undefined> {
  const [row] = await queries.select().from(pressPackages).where(eq(pressPackages.id, id));
  return row;
}

export async function findNumberedPackage(queries: Queries, number: number): Promise<PressPackage | undefined> {
  const [row] = await queries.select().from(pressPackages).where(eq(pressPackages.number, number));
  return row;
}

interface Made {
  readonly plan: PackagePlan;
  readonly files: number;
  readonly missing: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The first that made it wins: another run of the job found the same, or found files that were made since. */
export async function notePackage(queries: Queries, id: string, made: Made | { readonly failure: string }) {
  const failed = { state: "failed", failure: "failure" in made ? made.failure : "" } as const;
  await queries
    .update(pressPackages)
    .set("failure" in made ? failed : { ...made, state: "ready", failure: "" })
    .where(sql`${pressPackages.id} = ${id} and ${pressPackages.state} <> 'ready'`);
}

export interface ListedPackage extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly source: PressPackage["source"];
  readonly source_name: string;
  readonly pieces: number;
  readonly state: PressPackage["state"];
  readonly made_at: string;
  readonly made_by: string | null;
  readonly files: number;
  readonly missing: number;
  readonly bytes: string;
  readonly sha256: string;
  readonly failure: string;
  readonly laid_at: string | null;
  readonly done_at: string | null;
  readonly batch_changed: boolean;
}

const BATCH_NUMBER = sql`case when made.source = 'batch' then left(substr(made.source_name, 2), -1)::bigint end`;

/** Pieces that it has left its batch since, or some came that no package of the batch has. */
const BATCH_CHANGED = sql`exists (
    select 1 from member where member.batch = made.batch and (
      member.left_at > made.made_at and made.units @> to_jsonb(member.unit)
      or member.is_current and member.added_at > made.made_at and not exists (
        select 1 from press_packages other
        where other.source = 'batch' and other.source_name = made.source_name and other.state <> 'failed' and other.withdrawn_at is null
          and other.units @> to_jsonb(member.unit))))`;

/** Without the plans: each may be large. What changed in the batches of the page is found for all of them together. */
const listedIn = (page: SQL) => sql`
  with made as materialized (
    select made.*, ${BATCH_NUMBER} as batch from press_packages made ${page}
  ), member as materialized (
    select batch, unit, is_current, added_at, left_at from batch_units
    where batch = any(array(select batch from made)) and (left_at is not null or added_at is not null)
  )
  select made.id, made.number, made.source, made.source_name, jsonb_array_length(made.units) as pieces, made.state, made.made_at,
    operators.name as made_by, made.files, made.missing, made.bytes, made.sha256, made.failure, made.laid_at, made.done_at,
    ${BATCH_CHANGED} as batch_changed
  from made left join operators on operators.id = made.operator_id order by made.number desc`;

export async function listPackages(queries: Queries, before: number | undefined, limit: number) {
  const older = before === undefined ? sql`` : sql`where made.number < ${before}`;
  const { rows } = await queries.execute<ListedPackage>(
    listedIn(sql`${older} order by made.number desc limit ${limit}`),
  );
  return rows;
}

export async function findListed(queries: Queries, id: string): Promise<ListedPackage | undefined> {
  const { rows } = await queries.execute<ListedPackage>(listedIn(sql`where made.id = ${id}::uuid`));
  return rows[0];
}

/** Once more into the folder that a RIP watches. Undefined: there is no such package. */
export async function askToLay(tx: Transaction, id: string): Promise<PressPackage["state"] | undefined> {
  const [row] = await tx.select().from(pressPackages).where(eq(pressPackages.id, id)).for("update");
  if (row?.state === "ready")
    await tx
      .update(pressPackages)
      .set({ isForFolder: true, withdrawnAt: null, laidAt: null, doneAt: null, failure: "" })
      .where(eq(pressPackages.id, id));
  return row?.state;
}

/** Made, and not in the folder yet. */
export async function listToLay(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select id from press_packages where is_for_folder and state = 'ready' and laid_at is null order by number`,
  );
  return rows.map(({ id }) => id);
}

const isToBeLaid = (id: string) =>
  and(eq(pressPackages.id, id), pressPackages.isForFolder, isNull(pressPackages.laidAt));

/** False: another process has laid it meanwhile, or it is not to be laid any more. Of two one waits for the other to commit. */
export async function noteLaid(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.update(pressPackages).set({ laidAt: at }).where(isToBeLaid(id));
  return rowCount !== 0;
}

/** It is given up until somebody asks again. False: it is laid already, or was given up. */
export async function noteUnlaid(queries: Queries, id: string, failure: string): Promise<boolean> {
  return giveUp(queries, id, { failure });
}

/** The same of one whose pieces are not all to be printed: others of them go into another package. */
export async function withdraw(tx: Transaction, id: string, failure: string, withdrawnAt: Date): Promise<boolean> {
  return giveUp(tx, id, { failure, withdrawnAt });
}

async function giveUp(queries: Queries, id: string, why: Partial<PressPackage>): Promise<boolean> {
  const { rowCount } = await queries
    .update(pressPackages)
    .set({ isForFolder: false, ...why })
    .where(isToBeLaid(id));
  return rowCount !== 0;
}

/** The press reported back: of a package that was laid, once. */
export async function noteDone(queries: Queries, number: number, at: Date): Promise<void> {
  await queries
    .update(pressPackages)
    .set({ doneAt: at })
    .where(
      sql`${pressPackages.number} = ${number} and ${pressPackages.laidAt} is not null and ${pressPackages.doneAt} is null`,
    );
}
