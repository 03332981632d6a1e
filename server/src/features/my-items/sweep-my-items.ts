import { IMAGE_WIDTHS } from "@surimono/contract/catalogue";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import type { PictureFormat } from "../catalogue/index.ts";
import { deleteUnnamed } from "./my-item-pictures.store.ts";
import { deleteAbandoned } from "./my-items.store.ts";
import { pictureKey, variantFolder } from "./picture-files.ts";
import { variantHash } from "./picture-image.ts";

const sweepAbandonedJob = jobKind<object>("sweep-abandoned-my-items");
const DAY_MS = 24 * 60 * 60 * 1000;
/** Items that were never saved are kept for three days (spec §1). */
const KEEP_ABANDONED_MS = 3 * DAY_MS;
/** Long past any save that is still under way. */
const KEEP_PICTURES_MS = DAY_MS;

const FORMATS: readonly PictureFormat[] = ["avif", "webp", "png"];

/** Every night: drafts that nobody came back to, and pictures that no item shows any more. */
export function sweepMyItems(shop: Shop): void {
  shop.jobs.handle(sweepAbandonedJob, () => sweep(shop), { cron: "17 18 * * *" });
}

export async function sweep(shop: Shop): Promise<void> {
  const { db } = shop.database;
  const now = shop.now().getTime();
  await deleteAbandoned(db, new Date(now - KEEP_ABANDONED_MS));
  for (const picture of await deleteUnnamed(db, new Date(now - KEEP_PICTURES_MS))) {
    await shop.files.remove(pictureKey(picture));
    for (const width of IMAGE_WIDTHS)
      for (const format of FORMATS)
        await shop.files.remove(`pictures/${variantFolder(picture.id)}/${variantHash(picture.id, width)}.${format}`);
  }
}
