import { createHash } from "node:crypto";
import { type AreaDesign, pictureIdsOf } from "@surimono/domain/designs";
import { type PrintFiles, runPrintJob } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import { readPictures } from "../pictures/index.ts";
import { markPrinted, type SizedVersion } from "../version/index.ts";
import { areaFileGroup, areaFileName, filmNames, packedFiles, printKey, suffix } from "./print-files.ts";
import { printJobOf } from "./print-job-of.ts";
import { type MadeFiles, type PrintTicket, printTicket, ticketCsv } from "./print-ticket.ts";

const making = new Map<string, Promise<void>>();

export async function isPackaged(shop: Shop, sized: SizedVersion): Promise<boolean> {
  return (await shop.files.read(ticketKey(sized))) !== undefined;
}

function ticketKey({ version, group }: SizedVersion): string {
  return printKey(version.id, `ticket${suffix(version, group)}.json`);
}

/** Makes the package unless it exists; waits for one that is being made. */
export async function ensurePackage(shop: Shop, sized: SizedVersion): Promise<void> {
  if (await isPackaged(shop, sized)) return;
  // Keyed by the files too: the shops of several tests share one process.
  const key = `${shop.env.dataDir}/${sized.version.id}/${sized.group}`;
  const work = making.get(key) ?? makePackage(shop, sized).finally(() => making.delete(key));
  making.set(key, work);
  await work;
}

async function makePackage(shop: Shop, sized: SizedVersion): Promise<void> {
  const keep = keeper(shop, sized);
  const made = await printAreas(shop, sized, keep);
  const ticket = printTicket(sized, made);
  const end = suffix(sized.version, sized.group);
  await keep(`ticket${end}.csv`, Buffer.from(ticketCsv([ticket])));
  // Last: its presence means that everything is there.
  await keep(`ticket${end}.json`, Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`));
  await markPrinted(shop.database.db, sized.version.id, shop.now());
}

type MadeFile = PrintTicket["areas"][number]["files"][number];
type Keep = (name: string, bytes: Uint8Array) => Promise<{ readonly name: string; readonly sha256: string }>;

/** Writes a file of the package and returns its SHA-256, so that no large file stays in memory. */
function keeper(shop: Shop, sized: SizedVersion): Keep {
  const files = packedFiles(sized);
  return async (name, bytes) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`${name} is no file of a print package`);
    await shop.files.write(printKey(sized.version.id, name), bytes, file.contentType);
    return { name, sha256: createHash("sha256").update(bytes).digest("hex") };
  };
}

async function printAreas(shop: Shop, sized: SizedVersion, keep: Keep): Promise<MadeFiles> {
  const { version, group } = sized;
  const made = new Map<number, MadeFile[]>();
  for (const area of version.document.areas) {
    const { areaKindId } = area;
    const shared = areaFileGroup(sized, areaKindId);
    if (shared === group) made.set(areaKindId, await printOne(shop, sized, area, keep));
    else made.set(areaKindId, await filesOf(shop, { version, group: shared }, areaKindId));
  }
  return made;
}

/** The files of an area that another group has made, or makes now. */
async function filesOf(shop: Shop, sized: SizedVersion, areaKindId: number) {
  await ensurePackage(shop, sized);
  const { areas } = await readTicket(shop, sized);
  return [...(areas.find(({ area_kind_id }) => area_kind_id === areaKindId)?.files ?? [])];
}

async function printOne(shop: Shop, sized: SizedVersion, drawn: AreaDesign, keep: Keep) {
  const files = await drawFiles(shop, sized, drawn);
  const { mostInk } = files;
  const name = areaFileName(sized.version, drawn.areaKindId, sized.group);
  const films: Awaited<ReturnType<Keep>>[] = [];
  for (const [index, film] of filmNames(sized.version, drawn.areaKindId, name).entries())
    films.push(await keep(film, files.films?.[index] ?? new Uint8Array()));
  return [
    await keep(`${name}.png`, files.print),
    ...(files.plate ? [await keep(`${name}-white.png`, files.plate)] : []),
    { ...(await keep(`${name}.pdf`, files.pdf)), ...(mostInk !== undefined && { most_ink_percent: mostInk }) },
    ...films,
  ];
}

/** The print files of an area of the version, or of one with a piece's own words in its place. */
export async function drawFiles(shop: Shop, { version, group }: SizedVersion, drawn: AreaDesign): Promise<PrintFiles> {
  const { userId, document, goods } = version;
  const images = await readPictures(shop, userId, pictureIdsOf({ ...document, areas: [drawn] }));
  return runPrintJob(printJobOf({ goods, group }, drawn, images));
}

/** Throws where there is no package yet. */
export async function readTicket(shop: Shop, sized: SizedVersion): Promise<PrintTicket> {
  const bytes = await shop.files.read(ticketKey(sized));
  if (!bytes) throw new Error(`version ${sized.version.id} has no ticket for ${sized.group}`);
  return JSON.parse(bytes.toString("utf8")) as PrintTicket;
}
