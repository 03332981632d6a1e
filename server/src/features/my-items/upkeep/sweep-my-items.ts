import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { keptSince } from "@surimono/domain/my-items";
import { removeFilesJob } from "../../../platform/files/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { inLanes } from "../../../platform/in-lanes.ts";
import { findLastRun, timedJob } from "../../../platform/jobs/index.ts";
import { deleteAbandoned, listDrawn, listUnmarkedWork } from "../my-items.store.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { deleteUnnamed, doubtPictures } from "../pictures/my-item-pictures.store.ts";
import { variantFolder } from "../pictures/picture-files.ts";
import { deleteLinksOf } from "../shared/shared-links.store.ts";

const NAME = "sweep-abandoned-my-items";
const sweepAbandonedJob = timedJob(NAME);
const EXPIRES_MS = HOUR_MS;
/** Long after any save still running. */
const KEEP_PICTURES_MS = DAY_MS;
/** What changed since may just be being drawn. */
const AT_REST_MS = HOUR_MS;
/** Where no run is known: what is older goes with the next change of its draft, or with the draft. */
const LOOK_BACK_MS = 30 * DAY_MS;
/** Each waits for the file store. */
const LANES = 16;
const BATCH = 200;

type Parts = Pick<MyItemsParts, "draftPictures" | "doubtUploads">;

/** Every night: abandoned drafts, and pictures no item shows any more. */
export function sweepMyItems(shop: Shop, parts: Parts): void {
  const sweep = async () => {
    await sweepDrafts(shop, parts, await findLastRun(shop.database.db, NAME));
    await sweepPictures(shop);
  };
  shop.jobs.handle(sweepAbandonedJob, sweep, { expireSeconds: EXPIRES_MS / 1000 });
}

/**
 * Drafts without work, and deleted items with their links, go after some days (rule my-items-kept-days): decision 140. So do pictures of older
 * states of what changed since `lastRun`, the last whole one that is known.
 */
export async function sweepDrafts(shop: Shop, { draftPictures, doubtUploads }: Parts, lastRun?: Date): Promise<void> {
  const { db } = shop.database;
  const before = keptSince(shop.now());
  await listUnmarkedWork(db, before);
  await shop.database.inTransaction(async (tx) => {
    const items = await deleteAbandoned(tx, before);
    await deleteLinksOf(tx, items);
    // Nobody saved them for so long: the sweep need not wait for one.
    for (const { userId, gallery } of items) await doubtPictures(tx, { userId, ids: gallery ?? [], since: before });
    await doubtUploads(tx, [...new Set(items.map(({ userId }) => userId))], shop.now());
    const folders = items.flatMap(({ userId, draftKey }) => (draftKey ? draftPictures(userId, draftKey) : []));
    for (let from = 0; from < folders.length; from += BATCH)
      await shop.jobs.enqueue(tx, removeFilesJob, { folders: folders.slice(from, from + BATCH) });
  });
  const now = shop.now().getTime();
  // The last run left what was not at rest when it began.
  const since = (lastRun?.getTime() ?? 0) - EXPIRES_MS - AT_REST_MS;
  const changed = await listDrawn(db, new Date(Math.max(since, now - LOOK_BACK_MS)), new Date(now - AT_REST_MS));
  await inLanes(changed, LANES, ({ userId, draftKey }) => shop.files.removeAll(draftPictures(userId, draftKey)));
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
