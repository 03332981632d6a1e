import type { MyItem } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { currentVersion } from "../published/gallery.ts";

/** An item as it is now, as a PNG: a draft as it was drawn last, others as they were finished. */
export function coverOf(parts: MyItemsParts, item: MyItem, width: number): Promise<Uint8Array | undefined> {
  const versionId = currentVersion(item);
  if (versionId) return parts.drawCover(versionId, width);
  if (item.draftKey) return parts.drawDraftCover(item.draftKey, width);
  return item.versionId ? parts.drawCover(item.versionId, width) : Promise.resolve(undefined);
}
