import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { lockImport } from "../lock-import.ts";
import { deleteUnusedPictures } from "./item-pictures.store.ts";
import { pictureFolder } from "./keep-picture.ts";

export const sweepPicturesJob = timedJob("sweep-item-pictures");

const BATCH = 100;

/** Deletes uploads that no edition ever had and no draft names (rule catalogue-pictures-kept). */
export async function sweepPictures({ database, files, now }: Pick<Shop, "database" | "files" | "now">): Promise<void> {
  const before = keptSince("item-pictures", now());
  for (;;) {
    // The row first: a crash in between leaves an orphaned file, never a row without its file.
    const gone = await database.inTransaction(async (tx) => {
      await lockImport(tx);
      return deleteUnusedPictures(tx, before, BATCH);
    });
    for (const row of gone) await files.removeAll(`pictures/${pictureFolder(row)}`);
    if (gone.length < BATCH) return;
  }
}
