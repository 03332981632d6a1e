import type { ReportMapping } from "@surimono/domain/books";
import { asc, eq } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type GatewayLine, gatewayLines, gatewayReports, reportMappings } from "../books.tables.ts";

/** Of one statement: each row has eleven values, and a statement takes 65,535. */
const BATCH = 2_000;

export async function saveReportMapping(tx: Transaction, name: string, mapping: ReportMapping): Promise<void> {
  await tx
    .insert(reportMappings)
    .values({ name, mapping })
    .onConflictDoUpdate({ target: reportMappings.name, set: { mapping } });
}

export async function findReportMapping(queries: Queries, name: string): Promise<ReportMapping | undefined> {
  return (await queries.select().from(reportMappings).where(eq(reportMappings.name, name)))[0]?.mapping;
}

export async function listReportMappings(queries: Queries): Promise<(ReportMapping & { readonly name: string })[]> {
  const rows = await queries.select().from(reportMappings).orderBy(asc(reportMappings.name));
  return rows.map(({ name, mapping }) => ({ name, ...mapping }));
}

/** False for a file that was taken over before. */
export async function insertReport(tx: Transaction, report: typeof gatewayReports.$inferSelect): Promise<boolean> {
  const added = await tx.insert(gatewayReports).values(report).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Answers how many no other report had brought. */
export async function insertReportLines(tx: Transaction, lines: readonly GatewayLine[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < lines.length; from += BATCH) {
    const made = await tx
      .insert(gatewayLines)
      .values(lines.slice(from, from + BATCH))
      .onConflictDoNothing()
      .returning({ id: gatewayLines.id });
    added += made.length;
  }
  return added;
}
