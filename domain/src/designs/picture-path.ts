import type { ViewId } from "../catalogue/index.ts";

/** Where a finished design's mock-up is served: `/api/image/azure?url=images{path}` (spec §7). The version id is the right to see it. */
export function designPicturePath(versionId: string, view: ViewId): string {
  return `/designs/${versionId}/${view}.webp`;
}

/** Where the catalogue's own pictures are served, likewise. */
export function cataloguePicturePath(itemId: number, colorId: number, view: ViewId): string {
  return `/catalogue/${itemId}/${colorId}/${view}.webp`;
}

/** The blank goods that stand where nothing was designed yet: no picture of a design (spec §3: default placeholders are ignored). */
export function isPlaceholderPath(path: string): boolean {
  return path === "" || path.startsWith("/catalogue/");
}
