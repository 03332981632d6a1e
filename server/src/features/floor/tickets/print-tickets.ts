import { dayInJapan, ok } from "@surimono/domain/kernel";
import type { Database } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { printPaper } from "../papers/print-paper.ts";
import { makeTickets, readTicketUnits, readWords } from "./read-tickets.ts";

/**
 * The tickets (作業票) of the pieces. Nothing moves; `database` writes down who printed them, since some have names, and since two
 * tickets of one piece on the floor are looked for.
 */
export async function printTickets(shop: Shop, database: Database, codes: readonly string[], now: Date) {
  const read = await database.inTransaction(async (tx) => {
    const units = await readTicketUnits(tx, codes);
    return units.ok ? ok({ units: units.value, rosters: await readWords(tx, units.value) }) : units;
  });
  if (!read.ok) return read;
  const tickets = await makeTickets(shop, read.value.units, read.value.rosters);
  const bytes = await printPaper({ kind: "tickets", ...tickets });
  const fileName = `tickets-${dayInJapan(now).replaceAll("-", "")}.pdf`;
  return ok({ bytes, contentType: "application/pdf", fileName });
}
