import { IMAGE_WIDTHS } from "@surimono/contract/catalogue";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { keptSince } from "@surimono/domain/my-items";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import type { PictureFormat } from "../../catalogue/index.ts";
import { deleteAbandoned, listDrawn, listUnmarkedWork } from "../my-items.store.ts";
import type { MyItemPicture } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { deleteUnnamed, doubtPictures } from "../pictures/my-item-pictures.store.ts";
import { originalKey, variantFolder } from "../pictures/picture-files.ts";
import { variantHash } from "../pictures/picture-image.ts";

const sweepAbandonedJob = timedJob("sweep-abandoned-my-items");
/** Long after any save still running. */
const KEEP_PICTURES_MS = DAY_MS;
/** A later night makes up for a missed one. */
const DRAWN_WITHIN_MS = 3 * DAY_MS;
const BATCH = 200;

const FORMATS: readonly PictureFormat[] = ["avif", "webp", "png"];

/** Every night: abandoned drafts, and pictures no item shows any more. */
export function sweepMyItems(shop: Shop, parts: Pick<MyItemsParts, "forgetDraftPictures">): void {
  shop.jobs.handle(sweepAbandonedJob, async () => {
    await sweepDrafts(shop, parts);
    await sweepPictures(shop);
  });
}

/** Drafts without work, and deleted items, go after some days (rule my-items-kept-days): decision 140. Pictures of older states go too. */
export async function sweepDrafts(shop: Shop, { forgetDraftPictures }: Pick<MyItemsParts, "forgetDraftPictures">) {
  const { db } = shop.database;
  const before = keptSince(shop.now());
  await listUnmarkedWork(db, before);
  const gone = await shop.database.inTransaction(async (tx) => {
    const items = await deleteAbandoned(tx, before);
    // Nobody saved them for so long: the sweep need not wait for one.
    for (const { userId, gallery } of items) await doubtPictures(tx, { userId, ids: gallery ?? [], since: before });
    return items;
  });
  const now = shop.now().getTime();
  const changed = await listDrawn(db, new Date(now - DRAWN_WITHIN_MS), new Date(now - HOUR_MS));
  for (const { userId, draftKey } of [...gone, ...changed]) if (draftKey) await forgetDraftPictures(userId, draftKey);
}

/** Pictures that came, or that an item stopped naming, more than a day ago: those that none names go. */
export async function sweepPictures(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - KEEP_PICTURES_MS);
  for (;;) {
    const { looked, gone } = await shop.database.inTransaction((tx) => deleteUnnamed(tx, before, BATCH));
    for (const picture of gone) await removePictureFiles(shop, picture);
    if (looked < BATCH) return;
  }
}

async function removePictureFiles({ files }: Shop, picture: MyItemPicture): Promise<void> {
  await files.remove(originalKey(picture));
  for (const width of IMAGE_WIDTHS)
    for (const format of FORMATS)
      await files.remove(`pictures/${variantFolder(picture.id)}/${variantHash(picture.id, width)}.${format}`);
}
