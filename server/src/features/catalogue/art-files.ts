import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogueFolder } from "./read-catalogue.ts";

/** Raised when drawing itself changes, so that everything is drawn again. */
const DRAWING = "3";

/** The folder of the mock-ups' layers. */
export function artFolder(): string {
  return join(catalogueFolder(), "art");
}

const artHashes = new Map<string, Promise<string>>();

/** Over every layer of the silhouette and the version of drawing, once per process. */
export function artHash(silhouette: string): Promise<string> {
  const known = artHashes.get(silhouette);
  if (known !== undefined) return known;
  const made = hashFolder(join(artFolder(), silhouette));
  artHashes.set(silhouette, made);
  return made;
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash("sha256").update(DRAWING);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(await readFile(path));
  return hash.digest("hex");
}
