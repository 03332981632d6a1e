import { createHash } from "node:crypto";
import type { ReportMapping } from "@surimono/domain/books";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { readMappedReport } from "./read-mapped-report.ts";
import { readStripeReport } from "./read-stripe-report.ts";
import { type ReportedLine, UnreadableReport } from "./reported-line.ts";
import { findReportMapping, insertReport, insertReportLines } from "./reports.store.ts";

interface ReportFile {
  /** As the operator's file is called. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** How the CSV is to be read; undefined: as Stripe writes it. */
  readonly mapping?: string | undefined;
}

/** Takes the gateway's report over, once: the same file, or a line that another one has brought, adds nothing (rule books-report). */
export async function takeReport(
  { database, now }: Pick<Shop, "database" | "now">,
  { name, bytes, mapping: mappingName }: ReportFile,
) {
  const mapping = mappingName === undefined ? undefined : await findReportMapping(database.db, mappingName);
  if (mappingName !== undefined && !mapping) return fail("books/no-such-mapping");
  const read = readReport(bytes, mapping);
  if (!read.ok) return read;
  const takenAt = now();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const rows = read.value.map((line) => ({ ...line, id: newId(), sha256, takenAt }));
  return database.inTransaction(async (tx) => {
    if (!(await insertReport(tx, { sha256, name, takenAt }))) return ok({ added: 0, lines: rows.length });
    return ok({ added: await insertReportLines(tx, rows), lines: rows.length });
  });
}

function readReport(bytes: Uint8Array, mapping: ReportMapping | undefined) {
  try {
    const lines: ReportedLine[] = mapping ? readMappedReport(bytes, mapping) : readStripeReport(bytes);
    return ok(lines);
  } catch (error) {
    if (error instanceof UnreadableReport) return fail("books/unreadable", { why: error.message });
    throw error;
  }
}
