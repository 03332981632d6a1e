import { createHash } from "node:crypto";
import { type JournalRow, journalFile } from "@surimono/domain/books";
import { DAY_MS, fail, ok, startOfDay } from "@surimono/domain/kernel";
import { and, desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { journalFiles } from "../books.tables.ts";
import type { Days } from "./booked-orders.store.ts";
import { findJournalSettings } from "./journal-settings.store.ts";
import { type JournalWish, makeJournal, readJournal } from "./make-journal.ts";
import { lackingForYayoi } from "./write-journal.ts";

/** A quarter of a year: what is made at once is in memory at once. */
const MOST_DAYS = 92;
const MOST_FILES = 20;

function isPossible({ from, until }: Days): boolean {
  return until >= from && startOfDay(until).getTime() - startOfDay(from).getTime() < MOST_DAYS * DAY_MS;
}

/** Makes the file and writes down that it was made, with its hash. */
export async function exportJournal({ database, now }: Pick<Shop, "database" | "now">, wish: JournalWish, by: string) {
  if (!isPossible(wish)) return fail("books/days-not-possible");
  return database.inTransaction(async (tx) => {
    const made = await makeJournal(tx, wish);
    if (!made.ok) return made;
    const { bytes, rows } = made.value;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { software, from, until, isPerDay } = wish;
    await tx
      .insert(journalFiles)
      .values({ id: newId(), ...{ software, from, until, isPerDay, rows: rows.length, sha256, by, at: now() } });
    const days = `${from}-${until}`.replaceAll("-", "");
    return ok({
      bytes,
      sha256,
      rows: rows.length,
      fileName: `journal-${software}-${days}.${software === "yayoi" ? "txt" : "csv"}`,
    });
  });
}

interface PreviewSources {
  /** What was booked. */
  readonly booked: Queries;
  /** Settings and files, which an operator may have made a moment ago. */
  readonly kept: Queries;
}

/** What the journal of these days would move in each account, and which files of them were made. */
export async function previewJournal({ booked, kept }: PreviewSources, days: Days) {
  if (!isPossible(days)) return fail("books/days-not-possible");
  const rows = await readJournal(booked, days);
  const files = await kept
    .select()
    .from(journalFiles)
    .where(and(eq(journalFiles.from, days.from), eq(journalFiles.until, days.until)))
    .orderBy(desc(journalFiles.id))
    .limit(MOST_FILES);
  const lacking = lackingForYayoi(journalFile("yayoi", rows, await findJournalSettings(kept)));
  const lacks = lacking && `${lacking.letters.join(" ")}（${lacking.where}）`;
  return ok({ rows: rows.length, lacks, accounts: balancesOf(rows), files });
}

function balancesOf(rows: readonly JournalRow[]) {
  const balances = new Map<JournalRow["debit"]["account"], { debit: number; credit: number }>();
  for (const { debit, credit, amount } of rows)
    for (const [side, { account }] of [
      ["debit", debit],
      ["credit", credit],
    ] as const) {
      const one = balances.get(account) ?? { debit: 0, credit: 0 };
      one[side] += amount;
      balances.set(account, one);
    }
  return [...balances].map(([account, sums]) => ({ account, ...sums }));
}
