import type { NamedPieces } from "@surimono/domain/delivery";
import { and, asc, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Order } from "../orders/index.ts";
import {
  type DefectMessage,
  type DefectPhoto,
  type DefectReport,
  defectMessages,
  defectPhotos,
  defectPieces,
  defectReports,
} from "./defects.tables.ts";

/** A report with all that is of it. */
export interface Defect extends DefectReport {
  readonly pieces: readonly NamedPieces[];
  readonly photos: readonly DefectPhoto[];
  readonly messages: readonly DefectMessage[];
}

export async function insertDefect(tx: Transaction, { pieces, photos, messages: _, ...report }: Defect): Promise<void> {
  const { userId, id: reportId } = report;
  await tx.insert(defectReports).values(report);
  await tx
    .insert(defectPieces)
    .values(pieces.map(({ rows, ...piece }) => ({ ...piece, rows: rows && [...rows], userId, reportId })));
  await tx.insert(defectPhotos).values([...photos]);
}

export async function findByRequest(queries: Queries, userId: string, requestKey: string): Promise<Defect | undefined> {
  const rows = await queries
    .select()
    .from(defectReports)
    .where(and(eq(defectReports.userId, userId), eq(defectReports.requestKey, requestKey)));
  return (await withParts(queries, userId, rows))[0];
}

export async function findReport(queries: Queries, userId: string, id: string): Promise<Defect | undefined> {
  const rows = await queries
    .select()
    .from(defectReports)
    .where(and(eq(defectReports.userId, userId), eq(defectReports.id, id)));
  return (await withParts(queries, userId, rows))[0];
}

/** Under the lock of its order. The shop's words from before there were messages become the first. */
export async function addMessage(
  tx: Transaction,
  { userId, id: reportId, answer, messages, photos: before, movedAt }: Defect,
  message: Pick<DefectMessage, "id" | "from" | "words" | "at"> & Partial<Pick<DefectMessage, "requestKey">>,
  photos: readonly DefectPhoto[] = [],
): Promise<void> {
  const key = { userId, reportId };
  const first =
    messages.length === 0 && answer !== ""
      ? [{ ...key, id: newId(), from: "shop" as const, words: answer, at: movedAt }]
      : [];
  for (const row of [...first, { ...key, ...message }]) await tx.insert(defectMessages).values(row);
  const next = Math.max(-1, ...before.map(({ position }) => position)) + 1;
  if (photos.length === 0) return;
  await tx.insert(defectPhotos).values(photos.map((photo, index) => ({ ...photo, position: next + index })));
  await tx
    .update(defectReports)
    .set({ hasPhotos: true })
    .where(and(eq(defectReports.userId, userId), eq(defectReports.id, reportId)));
}

/** In the order in which they came: the operator counts them from 1. */
export async function listDefects(queries: Queries, userId: string, orderId: string): Promise<Defect[]> {
  const rows = await queries
    .select()
    .from(defectReports)
    .where(and(eq(defectReports.userId, userId), eq(defectReports.orderId, orderId)))
    .orderBy(asc(defectReports.id));
  return withParts(queries, userId, rows);
}

async function withParts(queries: Queries, userId: string, reports: readonly DefectReport[]): Promise<Defect[]> {
  const ids = reports.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [pieces, photos, messages] = await Promise.all([
    queries
      .select()
      .from(defectPieces)
      .where(and(eq(defectPieces.userId, userId), inArray(defectPieces.reportId, ids)))
      .orderBy(asc(defectPieces.lineId)),
    queries
      .select()
      .from(defectPhotos)
      .where(and(eq(defectPhotos.userId, userId), inArray(defectPhotos.reportId, ids)))
      .orderBy(asc(defectPhotos.position)),
    queries
      .select()
      .from(defectMessages)
      .where(and(eq(defectMessages.userId, userId), inArray(defectMessages.reportId, ids)))
      .orderBy(asc(defectMessages.at), asc(defectMessages.id)),
  ]);
  return reports.map((report) => ({
    ...report,
    pieces: pieces
      .filter(({ reportId }) => reportId === report.id)
      .map(({ lineId, quantity, rows: which }) => ({ lineId, quantity, ...(which && { rows: which }) })),
    photos: photos.filter(({ reportId }) => reportId === report.id),
    messages: messages.filter(({ reportId }) => reportId === report.id),
  }));
}

/** Of all members, the oldest first. */
export async function listInStates(
  queries: Queries,
  states: readonly DefectReport["state"][],
): Promise<DefectReport[]> {
  return queries
    .select()
    .from(defectReports)
    .where(inArray(defectReports.state, [...states]))
    .orderBy(asc(defectReports.id))
    .limit(500);
}

/**
 * The report in one of these states whose pieces an order brings once more; undefined where it brings none. The lock of the first order would be
 * taken in the wrong turn: two steps of the new one wait for each other by its own.
 */
export async function lockReplacedReport(
  tx: Transaction,
  { userId, id, replaces }: Pick<Order, "userId" | "id" | "replaces">,
  states: readonly DefectReport["state"][],
): Promise<string | undefined> {
  if (!replaces) return undefined;
  const [row] = await tx
    .select({ id: defectReports.id })
    .from(defectReports)
    .where(
      and(
        eq(defectReports.userId, userId),
        eq(defectReports.orderId, replaces),
        eq(defectReports.replacementId, id),
        inArray(defectReports.state, [...states]),
      ),
    )
    .for("update");
  return row?.id;
}

/** The accepted and done reports of a member that this refund is for; of another order than theirs their own lock is not held. */
export async function lockRefundedReports(tx: Transaction, userId: string, refundId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: defectReports.id })
    .from(defectReports)
    .where(
      and(
        eq(defectReports.userId, userId),
        eq(defectReports.refundId, refundId),
        inArray(defectReports.state, ["accepted", "done"]),
      ),
    )
    .orderBy(asc(defectReports.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** Under the lock of its order. */
export async function moveDefect(
  tx: Transaction,
  { userId, id }: DefectReport,
  change: Pick<DefectReport, "state" | "movedAt"> &
    Partial<Pick<DefectReport, "resolution" | "refundId" | "replacementId" | "answer">>,
): Promise<void> {
  await tx
    .update(defectReports)
    .set(change)
    .where(and(eq(defectReports.userId, userId), eq(defectReports.id, id)));
}
