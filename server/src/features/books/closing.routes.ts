import * as calls from "@surimono/contract/books";
import { DONE } from "@surimono/contract/kernel";
import { addDays, dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "../payments/index.ts";
import type { DayClosing } from "./books.tables.ts";
import { closeDay } from "./closing/close-day.ts";
import { listClosings } from "./closing/closings.store.ts";
import { noteDifference } from "./closing/note-difference.ts";
import { readDay } from "./closing/read-day.ts";
import { fetchReport } from "./reports/fetch-report.ts";
import { findReportMapping, listReportMappings, saveReportMapping } from "./reports/reports.store.ts";
import { takeReport } from "./reports/take-report.ts";

/** Six times what a JSON call takes: a month of a busy shop. */
const REPORT_BYTES = 13 * 1024 * 1024;

/** The day's books against the gateway's report. */
export function closingRoutes(shop: Shop, gateway: PaymentGateway | undefined): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listBookDays, async ({ payload: { month } }) => {
    const days = daysOf(month, dayInJapan(shop.now()));
    const closings = await listClosings(
      db,
      `${month}-01`,
      `${month}-${days.length === 0 ? "01" : days.at(-1)?.slice(8)}`,
    );
    const parts = Map.groupBy(closings, ({ day }) => day);
    return ok({ days: days.toReversed().map((day) => ({ day, closed: closedOf(parts.get(day) ?? []) })) });
  });
  shop.operatorRoute(calls.getBookDay, async ({ payload: { day } }) => {
    const { isOver, sums, seen, differences, parts, change } = await readDay(db, day, shop.now);
    return ok({
      ...{ day, seen },
      is_over: isOver,
      sums: [...sums],
      differences: differences.map((one) => ({
        ...{ key: one.key, what: one.what, kind: one.kind, reference: one.reference },
        order_number: one.orderNumber ?? null,
        ...{ ours: one.ours, theirs: one.theirs, is_settled: one.isSettled, note: one.note, by: one.by },
      })),
      parts: parts.map(({ at, sums: closed, change: changed, part, settled, note, by, sha256 }) => ({
        ...{ part, sums: [...closed], change: [...changed], settled, note, by, sha256, at: at.toISOString() },
      })),
      change: [...change],
    });
  });
  shop.operatorRoute(calls.settleDifference, async ({ payload, operator, recorded }) => {
    const { day, key, settled: isSettled, note } = payload;
    const subject = { kind: "book-day", id: day };
    const deed = { action: calls.settleDifference.name, subject, reason: note, asked: { key, isSettled } };
    const noted = await noteDifference(
      { ...shop, database: recorded(deed) },
      { day, key, isSettled, note, by: operator.name },
    );
    return noted.ok ? ok(DONE) : noted;
  });
  shop.operatorRoute(calls.closeBookDay, async ({ payload, operator, recorded }) => {
    const { day, parts, seen, note } = payload;
    const subject = { kind: "book-day", id: day };
    const database = recorded({
      action: calls.closeBookDay.name,
      subject,
      reason: note || undefined,
      asked: { parts },
    });
    const closed = await closeDay({ ...shop, database }, { day, parts, seen, note, by: operator.name });
    return closed.ok ? ok({ part: closed.value.part }) : fail(closed.failure.code);
  });
  reportRoutes(shop, gateway);
}

function reportRoutes(shop: Shop, gateway: PaymentGateway | undefined): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listReportMappings, async () => {
    const saved = await listReportMappings(db);
    return ok({ mappings: saved.map(({ refundWord, ...same }) => ({ ...same, refund_word: refundWord })) });
  });
  shop.operatorRoute(calls.saveReportMapping, async ({ payload, recorded }) => {
    const { name, refund_word: refundWord, ...same } = payload;
    const state = (tx: Transaction) => findReportMapping(tx, name);
    const subject = { kind: "report-mapping", id: name };
    const { inTransaction } = recorded({ action: calls.saveReportMapping.name, subject, state });
    await inTransaction((tx) => saveReportMapping(tx, name, { ...same, refundWord }));
    return ok(DONE);
  });
  shop.operatorRoute(
    calls.takeGatewayReport,
    async ({ payload: { name, file, mapping }, recorded }) => {
      const subject = { kind: "gateway-report", id: name };
      const database = recorded({ action: calls.takeGatewayReport.name, subject, asked: { mapping } });
      const report = { name, bytes: Buffer.from(file, "base64"), mapping: mapping ?? undefined };
      const taken = await takeReport({ ...shop, database }, report);
      return taken.ok ? taken : fail(taken.failure.code);
    },
    { bodyLimit: REPORT_BYTES },
  );
  shop.operatorRoute(calls.fetchGatewayReport, async ({ payload: { day }, recorded }) => {
    const subject = { kind: "book-day", id: day };
    const database = recorded({ action: calls.fetchGatewayReport.name, subject });
    return fetchReport({ ...shop, database, gateway }, day);
  });
}

/** Those of the month that are over. */
function daysOf(month: string, today: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month) && day < today; day = addDays(day, 1)) days.push(day);
  return days;
}

function closedOf(parts: readonly DayClosing[]) {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  // What is taken by miles and coupons is no money, and what the bank brought was taken before.
  const taken = last.sums.reduce(
    (sum, one) =>
      sum + (one.way === "card" || one.way === "paypay" || one.way === "invoice" ? one.taken - one.refunded : 0),
    0,
  );
  return { by: first.by, at: first.at.toISOString(), corrections: parts.length - 1, taken };
}
