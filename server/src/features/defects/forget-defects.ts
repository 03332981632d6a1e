import { and, eq, inArray, lt, sql } from "drizzle-orm";
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

/** Files first, then their rows: what dies between is done again. Reports go with their orders (rule defects-kept). */
export async function forgetDefects({ database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">) {
  const before = keptSince("defect-photos", now());
  for (;;) {
    const due = await db
      .selectDistinct({ userId: defectPhotos.userId, reportId: defectPhotos.reportId })
      .from(defectPhotos)
      .innerJoin(
        defectReports,
        and(eq(defectReports.userId, defectPhotos.userId), eq(defectReports.id, defectPhotos.reportId)),
      )
      .where(
        sql`(${lt(defectReports.movedAt, before)} and ${inArray(defectReports.state, ["declined", "done"])}) or ${lt(defectReports.movedAt, new Date(1))} or ${WITHOUT_ORDER}`,
      )
      .limit(BATCH);
    for (const { userId, reportId } of due) {
      await files.removeAll(photoFolder(reportId));
      await db.delete(defectPhotos).where(and(eq(defectPhotos.userId, userId), eq(defectPhotos.reportId, reportId)));
    }
    if (due.length < BATCH) break;
  }
  await db.delete(defectReports).where(WITHOUT_ORDER);
}

const WITHOUT_ORDER = sql`not exists (
  select 1 from orders where orders.user_id = ${defectReports.userId} and orders.id = ${defectReports.orderId})`;
