import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
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
export async function forgetDefectPhotos({ database: { db }, files, now }: Part): Promise<void> {
  const isSettled = inArray(defectReports.state, ["declined", "done"]);
  const isOld = and(isSettled, lt(defectReports.movedAt, keptSince("defect-photos", now())));
  await forgetPhotos({ db, files }, or(isOld, IS_ERASED));
}

/** Of a member who left: photographs, and reports whose orders were erased since (rule defects-kept). */
export async function forgetDefectsOf({ database: { db }, files }: Part, userId: string): Promise<void> {
  const isTheirs = eq(defectReports.userId, userId);
  await forgetPhotos({ db, files }, and(isTheirs, or(IS_ERASED, WITHOUT_ORDER)));
  await db.delete(defectReports).where(and(isTheirs, WITHOUT_ORDER));
}

/** Files first, then their rows: what dies between is done again. */
async function forgetPhotos(
  { db, files }: { readonly db: Queries; readonly files: Shop["files"] },
  isDue: SQL | undefined,
): Promise<void> {
  for (;;) {
    const due = await db
      .selectDistinct({ userId: defectPhotos.userId, reportId: defectPhotos.reportId })
      .from(defectPhotos)
      .innerJoin(
        defectReports,
        and(eq(defectReports.userId, defectPhotos.userId), eq(defectReports.id, defectPhotos.reportId)),
      )
      .where(isDue)
      .limit(BATCH);
    for (const { userId, reportId } of due) {
      await files.removeAll(photoFolder(reportId));
      await db.delete(defectPhotos).where(and(eq(defectPhotos.userId, userId), eq(defectPhotos.reportId, reportId)));
    }
    if (due.length < BATCH) return;
  }
}

const IS_ERASED = lt(defectReports.movedAt, new Date(1));
const WITHOUT_ORDER = sql`not exists (
  select 1 from orders where orders.user_id = ${defectReports.userId} and orders.id = ${defectReports.orderId})`;
