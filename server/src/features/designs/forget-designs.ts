import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { designPictures, designVersions } from "./designs.tables.ts";
import { draftFolderOf, versionFolder } from "./mockup/index.ts";
import { printFolder, printKey } from "./package/index.ts";
import { doubtRemoved, forgetPictures } from "./pictures/index.ts";
import { PIECES_FOLDER } from "./pieces/index.ts";

const LONG_AGO = new Date(0);

/** For a member who leaves: deletes uploads, except those of designs that `forgetDesigns` keeps. Working designs go with their items. */
export async function giveUpPictures(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(designPictures)
    .set({ removedAt: LONG_AGO, unsureSince: LONG_AGO })
    .where(eq(designPictures.userId, userId));
}

/** Deletes what has words of single pieces, and the versions except `kept` with everything drawn from them, then the uploads no version shows. */
export async function forgetDesigns(shop: Shop, userId: string, kept: ReadonlySet<string>): Promise<void> {
  const { db } = shop.database;
  const versions = await db
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(eq(designVersions.userId, userId));
  for (const { id } of versions) {
    await shop.files.removeAll(printKey(id, PIECES_FOLDER));
    if (kept.has(id)) continue;
    const folders = [printFolder(id), `pictures/${versionFolder(id)}`];
    // The row last: after a crash in between, the next try finds it.
    for (const folder of folders) await shop.files.removeAll(folder);
    await db.delete(designVersions).where(and(eq(designVersions.userId, userId), eq(designVersions.id, id)));
    // What was drawn while the row was still there; whoever draws later looks for the row.
    for (const folder of folders) await shop.files.removeAll(folder);
  }
  await shop.files.removeAll(`pictures/${draftFolderOf(userId)}`);
  await doubtRemoved(db, [userId], LONG_AGO);
  await forgetPictures(shop);
}
