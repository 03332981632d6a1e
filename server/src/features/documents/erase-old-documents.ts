import { recordsDue } from "@surimono/domain/members";
import type { Shop } from "../../platform/http/index.ts";
import { inLanes } from "../../platform/in-lanes.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { listClosedAccounts } from "../members/index.ts";
import { deleteDocument, listOldOf } from "./documents.store.ts";

export const ERASE_DOCUMENTS = "erase-old-documents";
export const eraseDocumentsJob = timedJob(ERASE_DOCUMENTS);

/** Each waits for the file store. */
const LANES = 8;

/**
 * Documents of closed accounts hold a name: they go when the law no longer wants them kept (rule documents-erased). The file goes first, so
 * that a crash between leaves a row that the next night finds. `lastRun` is the last whole one that is known.
 */
export async function eraseOldDocuments(
  { database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">,
  lastRun?: Date,
): Promise<void> {
  const { before, closedSince } = recordsDue(now(), lastRun);
  for await (const userIds of listClosedAccounts(db, closedSince))
    await inLanes(await listOldOf(db, userIds, before), LANES, async (document) => {
      await files.removeAll(`documents/${document.id}`);
      await deleteDocument(db, document);
    });
}
