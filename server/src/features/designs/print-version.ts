import { createHash } from "node:crypto";
import { getArea, getMethod } from "@surimono/domain/catalogue";
import { pictureIdsOf } from "@surimono/domain/designs";
import { type PlateRules, runPrintJob } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { getGoods } from "../catalogue/index.ts";
import { findVersion, markPrinted } from "./designs.store.ts";
import type { DesignVersion } from "./designs.tables.ts";
import { packedFiles, plateChoke, printKey } from "./print-files.ts";
import { type PrintTicket, printTicket, ticketCsv } from "./print-ticket.ts";
import { proofSheet } from "./proof-sheet.ts";
import { readPictures } from "./read-pictures.ts";

export const printVersionJob = jobKind<{ readonly versionId: string }>("print-version");

const making = new Map<string, Promise<void>>();

/** Makes the print package of a version and keeps it, once. Made again, each file has the same bytes. */
export async function printVersion(shop: Shop, versionId: string): Promise<void> {
  const version = await findVersion(shop.database.db, versionId);
  if (version) await ensurePackage(shop, version);
}

export async function isPackaged(shop: Shop, versionId: string): Promise<boolean> {
  return (await shop.files.read(printKey(versionId, "ticket.json"))) !== undefined;
}

/** Afterwards the package is there. Who asks while it is being made waits for it. */
export async function ensurePackage(shop: Shop, version: DesignVersion): Promise<void> {
  if (await isPackaged(shop, version.id)) return;
  // By the files too: the shops of several tests live in one process.
  const key = `${shop.env.dataDir}/${version.id}`;
  const work = making.get(key) ?? makePackage(shop, version).finally(() => making.delete(key));
  making.set(key, work);
  await work;
}

async function makePackage(shop: Shop, version: DesignVersion): Promise<void> {
  const keep = keeper(shop, version);
  const { made, previews } = await printAreas(shop, version, keep);
  const ticket = printTicket(shop, version, made);
  await keep("proof.pdf", await proofSheet(shop, version, ticket, previews));
  await keep("ticket.csv", Buffer.from(ticketCsv([ticket])));
  // Last: where it is, everything is.
  await keep("ticket.json", Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`));
  await markPrinted(shop.database.db, version.id, shop.now());
}

type Keep = (name: string, bytes: Uint8Array) => Promise<string>;

/** Writes a file of the package and answers its SHA-256, so that no large file stays in memory. */
function keeper(shop: Shop, version: DesignVersion): Keep {
  const files = packedFiles(shop, version);
  return async (name, bytes) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`${name} is no file of a print package`);
    await shop.files.write(printKey(version.id, name), bytes, file.contentType);
    return createHash("sha256").update(bytes).digest("hex");
  };
}

async function printAreas(shop: Shop, { userId, document }: DesignVersion, keep: Keep) {
  const item = getGoods(shop, document.itemId);
  const method = getMethod(item, document.methodId);
  const choke = plateChoke(shop, document.methodId);
  const ground = item.colors.find(({ id }) => id === document.colorId)?.hex ?? "#000000";
  const plate: PlateRules | undefined = choke === undefined ? undefined : { choke, ground };
  const made = new Map<string, string>();
  const previews = new Map<number, Uint8Array>();
  for (const area of document.areas) {
    const images = await readPictures(shop, userId, pictureIdsOf({ ...document, areas: [area] }));
    const { bleed } = getArea(method, area.areaKindId);
    const files = await runPrintJob({ area, images, bleed, ...(plate && { plate }) });
    const add = async (name: string, bytes: Uint8Array) => made.set(name, await keep(name, bytes));
    await add(`${area.areaKindId}.png`, files.print);
    if (files.plate) await add(`${area.areaKindId}-white.png`, files.plate);
    await add(`${area.areaKindId}.pdf`, files.pdf);
    previews.set(area.areaKindId, files.preview);
  }
  return { made, previews };
}

/** The ticket of a package that is there. */
export async function readTicket(shop: Shop, versionId: string): Promise<PrintTicket> {
  const bytes = await shop.files.read(printKey(versionId, "ticket.json"));
  if (!bytes) throw new Error(`version ${versionId} has no ticket`);
  return JSON.parse(bytes.toString("utf8")) as PrintTicket;
}
