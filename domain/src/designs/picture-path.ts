import type { ViewId } from "../catalogue/index.ts";

/** `cover` is the side of the first place that is printed: what stands for the goods on a card or a line. */
export type PictureView = ViewId | "cover";

/**
 * Where a finished design's mock-up is served: `/api/image/azure?url=images{path}` (rule designs-pictures-address). The server seals it for its owner.
 * With a size the goods of that size, on which the print keeps its millimetres; else those of the reference size.
 */
export function designPicturePath(versionId: string, view: PictureView, sizeId?: number): string {
  return `/designs/${versionId}/${sizeId === undefined ? "" : `${sizeId}/`}${view}.webp`;
}

/**
 * Where the working design of a draft is served, likewise; `at` is its last change in milliseconds, so that a browser asks again after each.
 * Sealed likewise.
 */
export function draftPicturePath(draftKey: string, at: number, view: PictureView): string {
  return `/drafts/${draftKey}/${at}/${view}.webp`;
}

/** The same picture on goods of another size; that of blank goods is the same for all. */
export function pathInSize(path: string, sizeId: number): string {
  return path.replace(/^\/designs\/([^/]+)\/(?:\d+\/)?/, `/designs/$1/${sizeId}/`);
}

/** Where the catalogue's own pictures are served, likewise. */
export function cataloguePicturePath(itemId: number, colorId: number, view: ViewId): string {
  return `/catalogue/${itemId}/${colorId}/${view}.webp`;
}

/** The blank goods that stand where nothing was designed yet: no picture of a design (rule catalogue-steps). */
export function isPlaceholderPath(path: string): boolean {
  return path === "" || path.startsWith("/catalogue/");
}
