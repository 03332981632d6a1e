import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { galleryReports, myItemPictures, myItems, profitSettings, sharedLinks } from "../my-items.tables.ts";
import { votes } from "../votes.tables.ts";
import { sweepPictures } from "./sweep-my-items.ts";

const LONG_AGO = new Date(0);

/**
 * For a member who leaves: deletes items and settings at once. Pictures wait for `removeItemPictures`, as they have
 * files.
 */
export async function eraseMyItems(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(myItems).where(eq(myItems.userId, userId));
  await tx.delete(sharedLinks).where(eq(sharedLinks.userId, userId));
  await tx.delete(votes).where(eq(votes.userId, userId));
  await tx.delete(profitSettings).where(eq(profitSettings.userId, userId));
  await tx.delete(galleryReports).where(eq(galleryReports.userId, userId));
  // Their reports stay for review, without a name.
  await tx.update(galleryReports).set({ reporterId: null }).where(eq(galleryReports.reporterId, userId));
  // None of their saves can be running any more, so the sweep need not wait for one.
  await tx.update(myItemPictures).set({ unsureSince: LONG_AGO }).where(eq(myItemPictures.userId, userId));
}

export function removeItemPictures(shop: Shop): Promise<void> {
  return sweepPictures(shop);
}
