import { recordsKeptFrom } from "@surimono/domain/members";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { deleteDocument, listOldOfClosed } from "./documents.store.ts";

export const eraseDocumentsJob = timedJob("erase-old-documents");

const BATCH = 200;

/**
 * Documents of closed accounts hold a name: they go when the law no longer wants them kept (rule documents-erased). The file goes first, so
 * that a crash between leaves a row that the next night finds.
 */
export async function eraseOldDocuments({ database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">) {
  const before = recordsKeptFrom(now());
  for (;;) {
    const old = await listOldOfClosed(db, before, BATCH);
    for (const document of old) {
      await files.removeAll(`documents/${document.id}`);
      await deleteDocument(db, document);
    }
    if (old.length < BATCH) return;
  }
}
