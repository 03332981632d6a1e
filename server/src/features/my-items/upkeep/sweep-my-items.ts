import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { keptSince } from "@surimono/domain/my-items";
import { removeFilesJob } from "../../../platform/files/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { deleteAbandoned, listDrawn, listUnmarkedWork } from "../my-items.store.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { deleteUnnamed, doubtPictures } from "../pictures/my-item-pictures.store.ts";
import { variantFolder } from "../pictures/picture-files.ts";
import { deleteLinksOf } from "../shared/shared-links.store.ts";

const sweepAbandonedJob = timedJob("sweep-abandoned-my-items");
/** Long after any save still running. */
const KEEP_PICTURES_MS = DAY_MS;
/** A later night makes up for a missed one. */
const DRAWN_WITHIN_MS = 3 * DAY_MS;
const BATCH = 200;

/** Every night: abandoned drafts, and pictures no item shows any more. */
export function sweepMyItems(shop: Shop, parts: Pick<MyItemsParts, "forgetDraftPictures">): void {
  shop.jobs.handle(sweepAbandonedJob, async () => {
    await sweepDrafts(shop, parts);
    await sweepPictures(shop);
  });
}

/**
 * Drafts without work, and deleted items with their links, go after some days (rule my-items-kept-days): decision 140. Pictures of older
 * states go too.
 */
export async function sweepDrafts(shop: Shop, { forgetDraftPictures }: Pick<MyItemsParts, "forgetDraftPictures">) {
  const { db } = shop.database;
  const before = keptSince(shop.now());
  await listUnmarkedWork(db, before);
  const gone = await shop.database.inTransaction(async (tx) => {
    const items = await deleteAbandoned(tx, before);
    await deleteLinksOf(tx, items);
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
  for (let looked = BATCH; looked === BATCH; ) {
    looked = await shop.database.inTransaction(async (tx) => {
      const found = await deleteUnnamed(tx, before, BATCH);
      const folders = found.gone.map(({ id }) => `pictures/${variantFolder(id)}`);
      if (folders.length > 0) await shop.jobs.enqueue(tx, removeFilesJob, { folders });
      return found.looked;
    });
  }
}
