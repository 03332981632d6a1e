import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { galleryReports, myItemPictures, myItems, profitSettings } from "./my-items.tables.ts";
import { sweepPictures } from "./sweep-my-items.ts";

const LONG_AGO = new Date(0);

/** Of a member who leaves: items and settings at once. Pictures wait for `removeItemPictures`, as they have files. */
export async function eraseMyItems(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(myItems).where(eq(myItems.userId, userId));
  await tx.delete(profitSettings).where(eq(profitSettings.userId, userId));
  await tx.delete(galleryReports).where(eq(galleryReports.userId, userId));
  // What they reported stays to be looked at, by nobody's name.
  await tx.update(galleryReports).set({ reporterId: null }).where(eq(galleryReports.reporterId, userId));
  // No save of theirs is under way any more that the sweep would have to wait for.
  await tx.update(myItemPictures).set({ createdAt: LONG_AGO }).where(eq(myItemPictures.userId, userId));
}

export function removeItemPictures(shop: Shop): Promise<void> {
  return sweepPictures(shop);
}
