import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { referenceSize, type ViewId } from "@surimono/domain/catalogue";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import type { BlankPicture } from "./blank-picture.ts";
import { findItem } from "./get-catalogue.ts";
import type { ImageSource } from "./image.routes.ts";
import { catalogueFolder } from "./read-catalogue.ts";

/** Where the mock-ups' layers lie. */
export function artFolder(): string {
  return join(catalogueFolder(), "art");
}

/** The address keeps its meaning when art or colour change, so browsers ask again after a day; the ETag then saves the bytes. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";
const PATH = /^images\/catalogue\/(\d{1,9})\/(\d{1,9})\/(front|back|left|right)\.webp$/;

/** Drawn one after the other: a whole page of new cards is one process's work. */
const runner = createJobRunner<BlankPicture, Uint8Array>(new URL("./blank-picture-worker.ts", import.meta.url), {
  jobsPerProcess: 200,
});

/** Blank goods, drawn when first asked for and kept by the hash of everything that they are made of. */
export function catalogueImage(shop: Shop): ImageSource {
  const drawing = new Map<string, Promise<Uint8Array>>();
  return {
    prefix: "images/catalogue/",
    async find({ url, width, knownEtag }): Promise<FileAnswer | undefined> {
      const picture = await readAddress(shop, url, width);
      if (picture === undefined) return undefined;
      const hash = await hashOf(picture);
      const file = { contentType: "image/webp", cacheControl: CACHE_CONTROL, etag: `"${hash}"` };
      if (knownEtag === file.etag) return { ...file, bytes: new Uint8Array() };
      const key = `pictures/catalogue/${hash}.webp`;
      const kept = await shop.files.read(key);
      if (kept !== undefined) return { ...file, bytes: kept };
      const bytes = drawing.get(key) ?? drawAndKeep(shop, key, picture);
      drawing.set(key, bytes);
      return { ...file, bytes: await bytes.finally(() => drawing.delete(key)) };
    },
  };
}

async function readAddress(shop: Shop, url: string, width: number): Promise<BlankPicture | undefined> {
  const [, itemId, colorId, view] = PATH.exec(url) ?? [];
  const item = findItem(shop, Number(itemId));
  const color = item?.colors.find(({ id }) => id === Number(colorId));
  if (item === undefined || color === undefined) return undefined;
  const { views } = await loadArt(artFolder(), item.silhouette);
  if (views[view as ViewId] === undefined) return undefined;
  return {
    artRoot: artFolder(),
    silhouette: item.silhouette,
    view: view as ViewId,
    sizeWidth: referenceSize(item).width,
    color: color.hex,
    width,
  };
}

async function drawAndKeep(shop: Shop, key: string, picture: BlankPicture): Promise<Uint8Array> {
  const bytes = await runner.run(picture);
  await shop.files.write(key, bytes, "image/webp");
  return bytes;
}

async function hashOf({ silhouette, view, sizeWidth, color, width }: BlankPicture): Promise<string> {
  const art = await artHash(silhouette);
  return createHash("sha256").update([art, view, sizeWidth, color, width].join("\n")).digest("hex");
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
