import type { CsvMapping } from "@surimono/domain/billing";
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type BankLine, bankFiles, bankLines, bankMappings, openBankLines, payerNames } from "../bank.tables.ts";

/** Of one statement: each row has nine values, and a statement takes 65,535. */
const BATCH = 2_000;

export async function saveMapping(queries: Queries, name: string, mapping: CsvMapping): Promise<void> {
  await queries
    .insert(bankMappings)
    .values({ name, mapping })
    .onConflictDoUpdate({ target: bankMappings.name, set: { mapping } });
}

export async function findMapping(queries: Queries, name: string): Promise<CsvMapping | undefined> {
  return (await queries.select().from(bankMappings).where(eq(bankMappings.name, name)))[0]?.mapping;
}

export async function listMappings(queries: Queries): Promise<(CsvMapping & { readonly name: string })[]> {
  const rows = await queries.select().from(bankMappings).orderBy(asc(bankMappings.name));
  return rows.map(({ name, mapping }) => ({ name, ...mapping }));
}

/** False for a file that was taken over before. */
export async function insertFile(tx: Transaction, file: typeof bankFiles.$inferSelect): Promise<boolean> {
  const added = await tx.insert(bankFiles).values(file).onConflictDoNothing().returning({ sha256: bankFiles.sha256 });
  return added.length > 0;
}

/** Those that no other file has brought. */
export async function insertLines(tx: Transaction, lines: readonly BankLine[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < lines.length; from += BATCH) {
    const made = await tx
      .insert(bankLines)
      .values(lines.slice(from, from + BATCH))
      .onConflictDoNothing()
      .returning({ id: bankLines.id });
    added += made.length;
  }
  return added;
}

export async function lockLine(tx: Transaction, id: string): Promise<BankLine | undefined> {
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
  return row;
}

export interface Match {
  readonly userId: string;
  readonly entryId: string;
  readonly amount: number;
}

/** The payments that a line counts as now, by their business. */
export async function listMatches(queries: Queries, lineId: string): Promise<Match[]> {
  const { rows } = await queries.execute<{ user_id: string; id: string; amount: number }>(sql`
    select user_id, id, amount from bill_entries entry
    where line_id = ${lineId}::uuid and kind = 'paid' and not exists (
      select 1 from bill_entries undone where undone.user_id = entry.user_id and undone.undoes = entry.id)
    order by user_id, id`);
  return rows.map(({ user_id, id, amount }) => ({ userId: user_id, entryId: id, amount }));
}

export interface OpenLine extends BankLine {
  /** What of it pays for nothing yet. */
  readonly rest: number;
  /** What somebody said that it is, who set it aside. */
  readonly note: string;
}

export type LinePlace = Pick<BankLine, "day" | "id">;

interface OpenLines {
  readonly aside?: boolean | undefined;
  /** Behind this one. */
  readonly after?: LinePlace | undefined;
  readonly most: number;
}

/** Lines of which something counts as no payment, the oldest first. */
export async function listOpenLines(queries: Queries, { aside = false, after, most }: OpenLines): Promise<OpenLine[]> {
  const { day, lineId, asideAt } = openBankLines;
  return openLines(queries)
    .where(
      and(
        aside ? isNotNull(asideAt) : isNull(asideAt),
        after && sql`(${day}, ${lineId}) > (${after.day}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(day), asc(lineId))
    .limit(most);
}

/** What came by other files before them, of the same day and amount. */
export async function listSameMoney(queries: Queries, lines: readonly Pick<BankLine, "id">[]) {
  const other = alias(bankLines, "other");
  const { id, day, amount, sha256, isCancelled } = bankLines;
  const isSame = and(eq(other.day, day), eq(other.amount, amount), eq(other.isCancelled, isCancelled));
  return queries
    .select({ of: id, identity: other.identity })
    .from(bankLines)
    .innerJoin(other, and(isSame, lt(other.id, id), ne(other.sha256, sha256)))
    .where(
      inArray(
        id,
        lines.map((line) => line.id),
      ),
    );
}

export async function findOpenLine(queries: Queries, id: string): Promise<OpenLine | undefined> {
  return (await openLines(queries).where(eq(openBankLines.lineId, id)))[0];
}

function openLines(queries: Queries) {
  return queries
    .select({ ...getTableColumns(bankLines), rest: openBankLines.rest, note: openBankLines.note })
    .from(openBankLines)
    .innerJoin(bankLines, eq(bankLines.id, openBankLines.lineId));
}

/** False where nothing of the line is left. */
export async function markAside(
  tx: Transaction,
  lineId: string,
  mark: Pick<typeof openBankLines.$inferSelect, "asideAt" | "note">,
): Promise<boolean> {
  const { rowCount } = await tx.update(openBankLines).set(mark).where(eq(openBankLines.lineId, lineId));
  return rowCount === 1;
}

export async function insertPayer(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx.insert(payerNames).values({ userId, name }).onConflictDoNothing();
}
