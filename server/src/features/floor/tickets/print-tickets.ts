import { dayInJapan, ok } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import type { Database } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { makeTickets, readTicketUnits, readWords } from "./read-tickets.ts";
import type { Ticket } from "./ticket.ts";

const runner = createJobRunner<readonly Ticket[], Uint8Array>(new URL("./tickets-worker.ts", import.meta.url));

/**
 * The tickets (作業票) of the pieces. Nothing moves; `database` writes down who printed them, since some have names, and since two
 * tickets of one piece on the floor are looked for.
 */
export async function printTickets(shop: Pick<Shop, "files">, database: Database, codes: readonly string[], now: Date) {
  const read = await database.inTransaction(async (tx) => {
    const units = await readTicketUnits(tx, codes);
    return units.ok ? ok({ units: units.value, rosters: await readWords(tx, units.value) }) : units;
  });
  if (!read.ok) return read;
  const bytes = await runner.run(await makeTickets(shop, read.value.units, read.value.rosters));
  const fileName = `tickets-${dayInJapan(now).replaceAll("-", "")}.pdf`;
  return ok({ bytes, contentType: "application/pdf", fileName });
}
