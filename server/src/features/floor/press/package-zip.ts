import {
  missingIndex,
  PRESS_INDEX,
  PRESS_MISSING,
  type PressPlace,
  type PressTicket,
  pressIndex,
  pressSlug,
  printFileName,
  ticketFileName,
} from "@surimono/domain/floor";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { markPdf } from "@surimono/studio/print";
import { BASE_CHOKE, TRAP } from "@surimono/studio/screens";
import { csvOf } from "../../../platform/csv/index.ts";
import type { Files } from "../../../platform/files/index.ts";
import type { ZipEntry } from "../../../platform/zip/index.ts";
import type { PackagePlan } from "../press.tables.ts";
import { createReadPrints, sha256Of } from "./read-prints.ts";

/** No date of making: the same pieces give the same bytes (rule floor-press-same). */
const MODIFIED = new Date("2000-01-01T00:00:00+09:00");

export const zipEntry = (name: string, bytes: Uint8Array): ZipEntry => ({ name, bytes, modified: MODIFIED });

type Head = Parameters<typeof pressSlug>[0];

const FILM_RULES = { trap: TRAP / UM_PER_MM, choke: BASE_CHOKE / UM_PER_MM };

/** A print's PDF, or a film, with registration marks and slug; undefined where nothing is added, as to a PNG. */
export function markedFile(
  { kind, screen }: Pick<PressPlace["files"][number], "kind" | "screen">,
  bytes: Buffer,
  head: Head,
  place: Omit<PressPlace, "files">,
): Buffer | undefined {
  if (kind !== "pdf" && kind !== "film") return undefined;
  return markPdf(bytes, pressSlug(head, place, screen === undefined ? undefined : { ...FILM_RULES, screen }));
}

/** What is written about the prints, after them: only then is it known what is missing. */
export function* paperEntries(
  tickets: readonly PressTicket[],
  says: Parameters<typeof pressIndex>[1],
): Generator<ZipEntry> {
  for (const ticket of tickets)
    yield zipEntry(ticketFileName(ticket), Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`));
  yield zipEntry(PRESS_INDEX, Buffer.from(csvOf(pressIndex(tickets, says))));
  if (tickets.some(({ missing }) => missing.length > 0))
    yield zipEntry(PRESS_MISSING, Buffer.from(csvOf(missingIndex(tickets))));
}

/** Made again the package would be another one: only a new package helps. */
export class PrintGone extends Error {}

/** Everything of a package that was made, file by file. Breaks off where a file was lost since: what is sent is whole or not at all. */
export async function* packageEntries(files: Pick<Files, "read">, plan: PackagePlan): AsyncGenerator<ZipEntry> {
  const read = createReadPrints(files);
  const sent = new Set<string>();
  for (const ticket of plan.tickets)
    for (const place of ticket.places)
      for (const file of place.files) {
        // The pieces of a run share their screens.
        if (sent.has(file.name)) continue;
        sent.add(file.name);
        const kept = plan.kept?.[file.name];
        const got = await read({ key: plan.keys[file.name] ?? "", sha256: kept ?? file.sha256 });
        if (!("bytes" in got)) throw new PrintGone(`${file.name} of a print package is ${got.why}`);
        const marked = kept === undefined ? undefined : markedFile(file, got.bytes, ticket, place);
        // A later release may draw the marks otherwise.
        if (marked && sha256Of(marked) !== file.sha256) throw new PrintGone(`${file.name} is marked otherwise now`);
        yield zipEntry(printFileName(file), marked ?? got.bytes);
      }
  // Plans of before marks were added have none: their index is as long as it was.
  yield* paperEntries(plan.tickets, { saysLook: plan.kept !== undefined });
}
