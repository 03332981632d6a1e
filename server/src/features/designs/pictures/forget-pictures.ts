import { removeFilesJob } from "../../../platform/files/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { deleteUnshown } from "./unshown-pictures.store.ts";
import { thumbnailKey, uploadKey } from "./upload-key.ts";

export const forgetPicturesJob = timedJob("forget-pictures");
const BATCH = 200;

/**
 * Deletes uploads that their owner removed from the gallery and that no design or finished version shows. One that some show is looked at again
 * when one of them has changed or gone.
 */
export async function forgetPictures(shop: Pick<Shop, "database" | "jobs" | "now">): Promise<void> {
  const removedBefore = keptSince("uploads", shop.now());
  for (let looked = BATCH; looked === BATCH; ) {
    looked = await shop.database.inTransaction(async (tx) => {
      const found = await deleteUnshown(tx, removedBefore, BATCH);
      const keys = found.gone.flatMap((row) => [uploadKey(row), thumbnailKey(row)]);
      if (keys.length > 0) await shop.jobs.enqueue(tx, removeFilesJob, { keys });
      return found.looked;
    });
  }
}
