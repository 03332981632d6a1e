import { createHash } from "node:crypto";
import type { CsvMapping } from "@surimono/domain/billing";
import { type Day, dayInJapan, fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { BankLine } from "../bank.tables.ts";
import type { BillingDesk } from "../billing-desk.ts";
import { findMapping, insertFile, insertLines } from "./bank.store.ts";
import { lineIdentity, saidOf } from "./line-identity.ts";
import { readBankCsv } from "./read-bank-csv.ts";
import { readZengin } from "./read-zengin.ts";
import { type Statement, UnreadableStatement } from "./statement.ts";
import type { ZenginLayoutName } from "./zengin-layouts.ts";

interface StatementFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A saved mapping: the file is a CSV. */
  readonly mapping: string | undefined;
  /** Of 全銀; the one that fits where none is named. */
  readonly layout?: ZenginLayoutName | undefined;
}

/** Takes over what came by a bank's file, once each, however often and in how many files of its kind it is told (rule billing-statement). */
export async function importStatement(desk: BillingDesk, { name, bytes, mapping: mappingName, layout }: StatementFile) {
  const mapping = mappingName === undefined ? undefined : await findMapping(desk.database.db, mappingName);
  if (mappingName !== undefined && !mapping) return fail("billing/no-such-mapping");
  const now = desk.now();
  const statement = readStatement(bytes, dayInJapan(now), mapping, layout);
  if (!statement.ok) return statement;
  const { account, lines } = statement.value;
  const { code, branchCode, number } = desk.env.issuer.bank;
  if (account !== "" && account !== `${code}-${branchCode}-${Number(number)}`)
    return fail("billing/other-account", { account });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const seen = new Map<string, number>();
  const rows = lines.map((read): BankLine => {
    const { reference: _, ...line } = read;
    const said = saidOf(account, read);
    const place = (seen.get(said) ?? 0) + 1;
    seen.set(said, place);
    return { ...line, id: newId(), sha256, identity: lineIdentity(said, place), importedAt: now };
  });
  return desk.database.inTransaction(async (tx) => {
    if (!(await insertFile(tx, { sha256, name, importedAt: now }))) return ok({ added: 0, lines: rows.length });
    return ok({ added: await insertLines(tx, rows), lines: rows.length });
  });
}

function readStatement(bytes: Uint8Array, today: Day, mapping?: CsvMapping, layout?: ZenginLayoutName) {
  try {
    const statement: Statement = mapping ? readBankCsv(bytes, mapping) : readZengin(bytes, today, layout);
    return ok(statement);
  } catch (error) {
    if (error instanceof UnreadableStatement)
      return fail("billing/unreadable", { why: error.message, place: error.place });
    throw error;
  }
}
