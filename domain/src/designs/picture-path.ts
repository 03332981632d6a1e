import type { ViewId } from "../catalogue/index.ts";

/** `cover` is the side of the first printed place, for a card or a line. */
export type PictureView = ViewId | "cover";

/**
 * Path of a finished design's mock-up: `/api/image/azure?url=images{path}` (rule designs-pictures-address). The server seals it for its owner.
 * With a size the goods of that size, on which the print keeps its millimetres; otherwise those of the reference size.
 */
export function designPicturePath(versionId: string, view: PictureView, sizeId?: number): string {
  return `/designs/${versionId}/${sizeId === undefined ? "" : `${sizeId}/`}${view}.webp`;
}

/** Likewise for a draft's working design; `at` is its last change in milliseconds, so that a browser asks again after each. Sealed likewise. */
export function draftPicturePath(draftKey: string, at: number, view: PictureView): string {
  return `/drafts/${draftKey}/${at}/${view}.webp`;
}

/** The same picture on goods of another size; the same for all sizes if the goods are blank. */
export function pathInSize(path: string, sizeId: number): string {
  return path.replace(/^\/designs\/([^/]+)\/(?:\d+\/)?/, `/designs/$1/${sizeId}/`);
}

/** Likewise for the catalogue's own pictures. */
export function cataloguePicturePath(itemId: number, colorId: number, view: ViewId): string {
  return `/catalogue/${itemId}/${colorId}/${view}.webp`;
}

/** Likewise for a photograph of an item. It never changes, so browsers keep it. */
export function itemPicturePath(pictureId: string): string {
  return `/items/${pictureId}.webp`;
}

/** The blank goods shown before anything is designed: not a picture of a design (rule catalogue-steps). */
export function isPlaceholderPath(path: string): boolean {
  return path === "" || path.startsWith("/catalogue/");
}
