import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { defectMessages, defectPhotos, defectReports } from "./defects.tables.ts";
import { photoFolder } from "./photo-folders.ts";

const BATCH = 100;

/** For a member who leaves: the words and the wish to look at photographs go; that pieces were wrong stays with the order. */
export async function eraseDefects(tx: Transaction, userId: string): Promise<void> {
  // Their photographs are due at once.
  await tx
    .update(defectReports)
    .set({ words: "", answer: "", movedAt: new Date(0) })
    .where(eq(defectReports.userId, userId));
  await tx.delete(defectMessages).where(eq(defectMessages.userId, userId));
  await tx
    .update(defectReports)
    .set({ state: "declined", resolution: null })
    .where(and(eq(defectReports.userId, userId), inArray(defectReports.state, ["received", "asked"])));
}

type Part = Pick<Shop, "database" | "files" | "now">;

/** Photographs of what was settled long ago, and of members who left. */
export async function forgetDefectPhotos({ database, files, now }: Part): Promise<void> {
  const before = keptSince("defect-photos", now());
  const isSettled = inArray(defectReports.state, ["declined", "done"]);
  await forgetPhotos({ database, files }, and(lt(defectReports.movedAt, before), or(isSettled, IS_ERASED)));
}

/** Of a member who left: photographs, and reports whose orders were erased since (rule defects-kept). */
export async function forgetDefectsOf({ database, files }: Part, userId: string): Promise<void> {
  const isTheirs = eq(defectReports.userId, userId);
  await forgetPhotos({ database, files }, and(isTheirs, or(IS_ERASED, WITHOUT_ORDER)));
  await database.db.delete(defectReports).where(and(isTheirs, WITHOUT_ORDER));
}

/** Files first, then their rows: what dies between is done again. A report is looked at until its photographs are gone. */
async function forgetPhotos({ database, files }: Pick<Part, "database" | "files">, isDue: SQL | undefined) {
  for (;;) {
    const due = await database.db
      .select({ userId: defectReports.userId, reportId: defectReports.id })
      .from(defectReports)
      .where(and(defectReports.hasPhotos, isDue))
      .limit(BATCH);
    for (const { userId, reportId } of due) {
      await files.removeAll(photoFolder(reportId));
      await database.inTransaction(async (tx) => {
        await tx.delete(defectPhotos).where(and(eq(defectPhotos.userId, userId), eq(defectPhotos.reportId, reportId)));
        await tx
          .update(defectReports)
          .set({ hasPhotos: false })
          .where(and(eq(defectReports.userId, userId), eq(defectReports.id, reportId)));
      });
    }
    if (due.length < BATCH) return;
  }
}

const IS_ERASED = lt(defectReports.movedAt, new Date(1));
const WITHOUT_ORDER = sql`not exists (
  select 1 from orders where orders.user_id = ${defectReports.userId} and orders.id = ${defectReports.orderId})`;
