import { and, eq, isNull } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { type DefectPhoto, defectPhotos } from "./defects.tables.ts";
import { folderOf } from "./photo-folders.ts";

/** Where photographs are being written; of a reply with its message. */
export type PhotoFolder = Pick<DefectPhoto, "userId" | "reportId" | "messageId">;

export const dropUnusedPhotosJob = jobKind<PhotoFolder>("drop-unused-photos");

/** Longer than any call takes: by then its rows are there, or never will be. */
const AFTER_SECONDS = 3_600;

/** Asked for before the first file is written, so that a process or a store that dies in between leaves nothing for good (decision 650). */
export async function dropLaterIfUnused({ database, jobs }: Pick<Shop, "database" | "jobs">, folder: PhotoFolder) {
  await database.inTransaction((tx) =>
    jobs.enqueue(tx, dropUnusedPhotosJob, folder, { startAfterSeconds: AFTER_SECONDS }),
  );
}

export async function dropUnusedPhotos(
  { database: { db }, files }: Pick<Shop, "database" | "files">,
  folder: PhotoFolder,
): Promise<void> {
  const { userId, reportId, messageId } = folder;
  const [used] = await db
    .select({ reportId: defectPhotos.reportId })
    .from(defectPhotos)
    .where(
      and(
        eq(defectPhotos.userId, userId),
        eq(defectPhotos.reportId, reportId),
        messageId === null ? isNull(defectPhotos.messageId) : eq(defectPhotos.messageId, messageId),
      ),
    )
    .limit(1);
  if (!used) await files.removeAll(folderOf(folder));
}
