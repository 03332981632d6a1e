import { createHash } from "node:crypto";
import type { PressFile, PressPlace, PressTicket } from "@surimono/domain/floor";
import { printFileName } from "@surimono/domain/floor";
import { formatNumber } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { type JobTry, jobKind } from "../../../platform/jobs/index.ts";
import { writeZip, type ZipEntry } from "../../../platform/zip/index.ts";
import { readPieces, readWords } from "../tickets/read-tickets.ts";
import { createFindPrints, type WantedPrints } from "./find-prints.ts";
import { markedFile, paperEntries, zipEntry } from "./package-zip.ts";
import { findPackage, notePackage } from "./press.store.ts";
import { createReadPrints, sha256Of } from "./read-prints.ts";

export const packPackageJob = jobKind<{ readonly packageId: string }>("pack-press-package");

/** What a job reads within its time, and somebody downloads in one piece (rule floor-press-size). */
const MOST_BYTES = 20_000_000_000;

const tooLarge = (most: number) =>
  `データが${formatNumber(most / 1_000_000_000)}GBを超えます。バッチを分けるか、品を選んで分けてから、もう一度作ってください。`;

interface Packing extends Partial<Pick<JobTry, "isLastTry">> {
  readonly most?: number;
}

/**
 * Looks at every file of the package once, reading as it would be sent: what it consists of, what is missing, and its hash. It is being made
 * as long as it is tried (rule floor-press-tries).
 */
export async function packPackage(
  shop: Shop,
  packageId: string,
  { isLastTry = true, most = MOST_BYTES }: Packing = {},
): Promise<void> {
  const { db } = shop.database;
  const found = await findPackage(db, packageId);
  if (!found || found.state === "ready") return;
  try {
    await notePackage(db, packageId, await pack(shop, found.units, most));
  } catch (error) {
    if (isLastTry)
      await notePackage(db, packageId, { failure: "印刷データを読めませんでした。もう一度作ってください。" });
    throw error;
  }
}

async function pack(shop: Shop, numbers: readonly number[], most: number) {
  const { units, rosters } = await shop.database.inTransaction(async (tx) => {
    const pieces = await readPieces(tx, numbers);
    return { units: pieces, rosters: await readWords(tx, pieces) };
  });
  const findPrints = await createFindPrints(shop, rosters);
  const read = createReadPrints(shop.files);
  const tickets: PressTicket[] = [];
  const keys: Record<string, string> = {};
  const kept: Record<string, string> = {};
  const made = new Map<string, PressFile>();
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const unit of units) {
      const wanted = await findPrints(unit);
      const places: PressPlace[] = [];
      const missing = [...wanted.missing];
      for (const place of wanted.places) {
        const { wanted: files, ...about } = place;
        const packed: PressFile[] = [];
        for (const { kind, name, key, sha256, screen } of files) {
          // The pieces of a run share their screens.
          const shared = made.get(name);
          if (shared) {
            packed.push(shared);
            continue;
          }
          const got = await read({ key, sha256 });
          if (!("bytes" in got)) {
            missing.push({ place: about.name, why: got.why });
            continue;
          }
          const of = { kind, ...(screen !== undefined && { screen }) };
          const marked = markedFile(of, got.bytes, wanted.ticket, about);
          const bytes = marked ?? got.bytes;
          const file = { ...of, name, sha256: marked ? sha256Of(marked) : sha256, bytes: bytes.length };
          packed.push(file);
          made.set(name, file);
          keys[name] = key;
          if (marked) kept[name] = sha256;
          yield zipEntry(printFileName(file), bytes);
        }
        places.push({ ...about, files: packed });
      }
      tickets.push(ticketOf(wanted, places, missing));
    }
    yield* paperEntries(tickets, { saysLook: true });
  }
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of writeZip(entries())) {
    hash.update(part);
    bytes += part.length;
    if (bytes > most) return { failure: tooLarge(most) };
  }
  const missing = tickets.reduce((sum, ticket) => sum + ticket.missing.length, 0);
  return { plan: { tickets, keys, kept }, files: Object.keys(keys).length, missing, bytes, sha256: hash.digest("hex") };
}

function ticketOf(
  { ticket }: WantedPrints,
  places: PressTicket["places"],
  missing: PressTicket["missing"],
): PressTicket {
  // A place of which two files are lost is missing once.
  const once = new Map(missing.map((one) => [`${one.place} ${one.why}`, one]));
  return { ...ticket, places, missing: [...once.values()] };
}
