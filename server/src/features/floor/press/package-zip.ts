import {
  missingIndex,
  PRESS_INDEX,
  PRESS_MISSING,
  type PressTicket,
  pressIndex,
  printFileName,
  ticketFileName,
} from "@surimono/domain/floor";
import { csvOf } from "../../../platform/csv/index.ts";
import type { Files } from "../../../platform/files/index.ts";
import type { ZipEntry } from "../../../platform/zip/index.ts";
import type { PackagePlan } from "../press.tables.ts";
import { createReadPrints } from "./read-prints.ts";

/** No date of making: the same pieces give the same bytes (rule floor-press-same). */
const MODIFIED = new Date("2000-01-01T00:00:00+09:00");

export const zipEntry = (name: string, bytes: Uint8Array): ZipEntry => ({ name, bytes, modified: MODIFIED });

/** What is written about the prints, after them: only then is it known what is missing. */
export function* paperEntries(tickets: readonly PressTicket[]): Generator<ZipEntry> {
  for (const ticket of tickets)
    yield zipEntry(ticketFileName(ticket), Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`));
  yield zipEntry(PRESS_INDEX, Buffer.from(csvOf(pressIndex(tickets))));
  if (tickets.some(({ missing }) => missing.length > 0))
    yield zipEntry(PRESS_MISSING, Buffer.from(csvOf(missingIndex(tickets))));
}

/** Made again the package would be another one: only a new package helps. */
export class PrintGone extends Error {}

/** Everything of a package that was made, file by file. Breaks off where a file was lost since: what is sent is whole or not at all. */
export async function* packageEntries(files: Pick<Files, "read">, plan: PackagePlan): AsyncGenerator<ZipEntry> {
  const read = createReadPrints(files);
  for (const ticket of plan.tickets)
    for (const file of ticket.places.flatMap((place) => place.files)) {
      const got = await read({ key: plan.keys[file.name] ?? "", sha256: file.sha256 });
      if (!("bytes" in got)) throw new PrintGone(`${file.name} of a print package is ${got.why}`);
      yield zipEntry(printFileName(file), got.bytes);
    }
  yield* paperEntries(plan.tickets);
}
