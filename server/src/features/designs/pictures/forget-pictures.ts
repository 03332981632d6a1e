import { DAY_MS } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { deleteUnusedPictures } from "./pictures.store.ts";
import { thumbnailKey, uploadKey } from "./upload-key.ts";

export const forgetPicturesJob = timedJob("forget-pictures");
/** A studio left open this long with a picture removed elsewhere can still save it. */
const KEPT_AFTER_REMOVAL_MS = 30 * DAY_MS;
const BATCH = 200;

/** Deletes uploads that their owner removed from the gallery and that no design or finished version shows. */
export async function forgetPictures(shop: Pick<Shop, "database" | "files" | "now">): Promise<void> {
  const removedBefore = new Date(shop.now().getTime() - KEPT_AFTER_REMOVAL_MS);
  for (;;) {
    // The row first: a crash in between leaves an orphaned file, never a row without its file.
    const gone = await deleteUnusedPictures(shop.database.db, removedBefore, BATCH);
    for (const row of gone) {
      await shop.files.remove(uploadKey(row));
      await shop.files.remove(thumbnailKey(row));
    }
    if (gone.length < BATCH) return;
  }
}
