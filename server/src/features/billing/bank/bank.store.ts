import type { CsvMapping } from "@surimono/domain/billing";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type BankLine, bankFiles, bankLines, bankMappings, payerNames } from "../bank.tables.ts";

export async function saveMapping(queries: Queries, name: string, mapping: CsvMapping): Promise<void> {
  await queries
    .insert(bankMappings)
    .values({ name, mapping })
    .onConflictDoUpdate({ target: bankMappings.name, set: { mapping } });
}

export async function findMapping(queries: Queries, name: string): Promise<CsvMapping | undefined> {
  return (await queries.select().from(bankMappings).where(eq(bankMappings.name, name)))[0]?.mapping;
}

/** False for a file that was taken over before. */
export async function insertFile(tx: Transaction, file: typeof bankFiles.$inferSelect): Promise<boolean> {
  const added = await tx.insert(bankFiles).values(file).onConflictDoNothing().returning({ sha256: bankFiles.sha256 });
  return added.length > 0;
}

/** Those that no other file has brought. */
export async function insertLines(tx: Transaction, lines: readonly BankLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const added = await tx
    .insert(bankLines)
    .values([...lines])
    .onConflictDoNothing()
    .returning({ id: bankLines.id });
  return added.length;
}

export async function lockLine(tx: Transaction, id: string): Promise<BankLine | undefined> {
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for("update");
  return row;
}

interface Match {
  readonly user_id: string;
  readonly entry_id: string;
}

/** The payment that a line counts as now. */
export async function findMatch(queries: Queries, lineId: string): Promise<Match | undefined> {
  const { rows } = await queries.execute<Match & Record<string, unknown>>(sql`
    select user_id, id as entry_id from bill_entries entry
    where line_id = ${lineId}::uuid and kind = 'paid' and not exists (
      select from bill_entries undone where undone.user_id = entry.user_id and undone.undoes = entry.id)`);
  return rows[0];
}

/** Lines that count as no payment, the oldest first. */
export async function listUnmatched(queries: Queries): Promise<BankLine[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from ${bankLines} line where not exists (
      select from bill_entries entry where entry.line_id = line.id and entry.kind = 'paid' and not exists (
        select from bill_entries undone where undone.user_id = entry.user_id and undone.undoes = entry.id))`);
  if (rows.length === 0) return [];
  return queries
    .select()
    .from(bankLines)
    .where(
      inArray(
        bankLines.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id));
}

export async function insertPayer(tx: Transaction, userId: string, name: string): Promise<void> {
  await tx.insert(payerNames).values({ userId, name }).onConflictDoNothing();
}

export async function listPayers(queries: Queries): Promise<(userId: string) => string[]> {
  const rows = await queries.select().from(payerNames);
  return (userId) => rows.filter((row) => row.userId === userId).map(({ name }) => name);
}
