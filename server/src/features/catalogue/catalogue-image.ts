import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CatalogueItem, type ItemColor, referenceSize, type ViewId } from "@surimono/domain/catalogue";
import { encodeMockup, loadArt, renderMockup } from "@surimono/studio/mockup-node";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { findItem } from "./get-catalogue.ts";
import type { ImageSource } from "./image.routes.ts";
import { catalogueFolder } from "./read-catalogue.ts";

/** Where the mock-ups' layers lie. */
export function artFolder(): string {
  return join(catalogueFolder(), "art");
}

/** Drawing is pure computation: more at once would only make each one slower. */
const DRAWN_AT_ONCE = 2;
/** The address keeps its meaning when art or colour change, so browsers ask again after a day; the ETag then saves the bytes. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";
const PATH = /^images\/catalogue\/(\d{1,9})\/(\d{1,9})\/(front|back|left|right)\.webp$/;

/** Blank goods, drawn when first asked for and kept by the hash of everything that they are made of. */
export function catalogueImage(shop: Shop): ImageSource {
  const drawing = new Map<string, Promise<Buffer>>();
  const enter = turnstile(DRAWN_AT_ONCE);
  return {
    prefix: "images/catalogue/",
    async find({ url, width, knownEtag }): Promise<FileAnswer | undefined> {
      const match = PATH.exec(url);
      if (match === null) return undefined;
      const item = findItem(shop, Number(match[1]));
      const color = item?.colors.find(({ id }) => id === Number(match[2]));
      const view = match[3] as ViewId;
      if (item === undefined || color === undefined || !(await hasView(item.silhouette, view))) return undefined;
      const picture = { item, color, view, width };
      const hash = await hashOf(picture);
      const file = { contentType: "image/webp", cacheControl: CACHE_CONTROL, etag: `"${hash}"` };
      if (knownEtag === file.etag) return { ...file, bytes: new Uint8Array() };
      const key = `pictures/catalogue/${hash}.webp`;
      const kept = await shop.files.read(key);
      if (kept !== undefined) return { ...file, bytes: kept };
      const bytes = drawing.get(key) ?? enter(() => drawAndKeep(shop, key, picture));
      drawing.set(key, bytes);
      return { ...file, bytes: await bytes.finally(() => drawing.delete(key)) };
    },
  };
}

interface CataloguePicture {
  readonly item: CatalogueItem;
  readonly color: ItemColor;
  readonly view: ViewId;
  readonly width: number;
}

async function drawAndKeep(shop: Shop, key: string, { item, color, view, width }: CataloguePicture): Promise<Buffer> {
  const pixels = await renderMockup({
    artRoot: artFolder(),
    silhouette: item.silhouette,
    viewId: view,
    sizeWidth: referenceSize(item).width,
    color: color.hex,
    prints: [],
    width,
  });
  const bytes = await encodeMockup(pixels, "webp");
  await shop.files.write(key, bytes, "image/webp");
  return bytes;
}

async function hasView(silhouette: string, view: ViewId): Promise<boolean> {
  return (await loadArt(artFolder(), silhouette)).views[view] !== undefined;
}

async function hashOf({ item, color, view, width }: CataloguePicture): Promise<string> {
  const art = await artHash(item.silhouette);
  return createHash("sha256")
    .update([art, view, color.hex, referenceSize(item).width, width].join("\n"))
    .digest("hex");
}

const artHashes = new Map<string, Promise<string>>();

/** Of every layer of the silhouette, once per process. */
function artHash(silhouette: string): Promise<string> {
  const known = artHashes.get(silhouette);
  if (known !== undefined) return known;
  const made = hashFolder(join(artFolder(), silhouette));
  artHashes.set(silhouette, made);
  return made;
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(await readFile(path));
  return hash.digest("hex");
}

/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
function turnstile(places: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
