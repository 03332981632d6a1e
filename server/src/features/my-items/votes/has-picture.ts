import type { MyItem } from "../my-items.tables.ts";

/** A completed item, or a draft with something drawn on it; nothing that the operator took out. */
export function hasPicture({ status, versionId, designed, draftKey, galleryHiddenAt, removedAt }: MyItem): boolean {
  if (galleryHiddenAt || removedAt) return false;
  return versionId !== null || (status === 0 && designed && draftKey !== null);
}
