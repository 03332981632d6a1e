import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArtFile } from "../mockup/index.ts";

const files = new Map<string, Promise<ArtFile>>();

/** What is drawn of a silhouette and where. `artRoot` is the folder `catalogue/art`. Read once per process; loads nothing native. */
export function loadArt(artRoot: string, silhouette: string): Promise<ArtFile> {
  const path = join(artRoot, silhouette, "art.json");
  let file = files.get(path);
  if (!file) {
    file = readFile(path, "utf8").then((text) => JSON.parse(text) as ArtFile);
    file.catch(() => files.delete(path));
    files.set(path, file);
  }
  return file;
}
