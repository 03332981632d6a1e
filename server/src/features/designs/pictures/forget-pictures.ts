import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { deleteUnusedPictures } from "./pictures.store.ts";
import { thumbnailKey, uploadKey } from "./upload-key.ts";

export const forgetPicturesJob = timedJob("forget-pictures");
const BATCH = 200;

/** Deletes uploads that their owner removed from the gallery and that no design or finished version shows. */
export async function forgetPictures(shop: Pick<Shop, "database" | "files" | "now">): Promise<void> {
  const removedBefore = keptSince("uploads", shop.now());
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
