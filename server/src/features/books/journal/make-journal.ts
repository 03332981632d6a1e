import {
  type JournalRow,
  type JournalSoftware,
  journalFile,
  journalOfGateway,
  journalOfOrder,
  journalOfReceipt,
  perDay,
} from "@surimono/domain/books";
import { fail, ok } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import { listGatewayLines, listReceipts } from "./booked-money.store.ts";
import { type Days, listTouchedOrders, readBookedOrders } from "./booked-orders.store.ts";
import { findJournalSettings } from "./journal-settings.store.ts";
import { writeJournal } from "./write-journal.ts";

export interface JournalWish extends Days {
  readonly software: JournalSoftware;
  /** One row for all of a day that have both accounts in common. */
  readonly isPerDay: boolean;
}

/** Every row of these days in Japan, by day: orders, receipts of the bank, and what the gateway took (rule books-journal). */
export async function readJournal(queries: Queries, days: Days): Promise<JournalRow[]> {
  const rows: JournalRow[] = [];
  const touched = await listTouchedOrders(queries, days);
  for await (const order of readBookedOrders(queries, touched)) rows.push(...journalOfOrder(order));
  rows.push(...(await listReceipts(queries, days)).map(journalOfReceipt));
  rows.push(...(await listGatewayLines(queries, days)).flatMap(journalOfGateway));
  const wanted = rows.filter(({ day }) => day >= days.from && day <= days.until);
  return wanted.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** The file of one program; refused where the program's encoding lacks a letter of it. */
export async function makeJournal(queries: Queries, { software, isPerDay, ...days }: JournalWish) {
  const each = await readJournal(queries, days);
  const rows = isPerDay ? perDay(each) : each;
  const settings = await findJournalSettings(queries);
  const written = writeJournal(software, journalFile(software, rows, settings));
  if (!written.ok) {
    const { letters, where } = written.failure;
    return fail("books/letters-unknown", { letters, where });
  }
  return ok({ bytes: written.value, rows });
}
