import { type BasisPoints, scale } from "@surimono/domain/kernel";
import type { GatewayMethod } from "@surimono/domain/payments";
import type { Queries } from "../../../platform/database/index.ts";
import * as store from "./local-gateway.store.ts";

/** What the demo's gateway keeps of a payment; of a refund it gives nothing back. */
const FEES: Readonly<Record<GatewayMethod, BasisPoints>> = { card: 360, paypay: 300 };

const COLUMNS =
  "balance_transaction_id created_utc available_on_utc currency gross fee net reporting_category source_id description payment_intent_id payment_method_type".split(
    " ",
  );

/** From one second to another, which is not included. */
export interface ReportInterval {
  readonly start: number;
  readonly end: number;
}

/** The run of a report as Stripe's object. Here it is ready at once, and its name says all of it. */
export function reportRunObject({ start, end }: ReportInterval, origin: string): object {
  const id = `frr_${start}_${end}`;
  return {
    id,
    object: "reporting.report_run",
    created: end,
    error: null,
    livemode: false,
    parameters: { interval_start: start, interval_end: end },
    report_type: "balance_change_from_activity.itemized.3",
    result: { id: `file_${id}`, object: "file", type: "csv", url: `${origin}/v1/files/${id}/contents` },
    status: "succeeded",
    succeeded_at: end,
  };
}

export function readReportRun(id: string): ReportInterval | undefined {
  const [, start, end] = /^frr_(\d{1,12})_(\d{1,12})$/.exec(id) ?? [];
  return start && end && Number(start) < Number(end) ? { start: Number(start), end: Number(end) } : undefined;
}

/** The report itself, as Stripe writes it. */
export async function reportFile(queries: Queries, { start, end }: ReportInterval): Promise<string> {
  const [from, before] = [new Date(start * 1000), new Date(end * 1000)];
  const [payments, refunds] = await Promise.all([
    store.listPaid(queries, from, before),
    store.listRefundsMade(queries, from, before),
  ]);
  const lines = [
    ...payments.map(({ paymentIntentId: intent, paidAt, amount, method, title }) => ({
      ...{ id: `txn_${intent.slice(3)}`, at: paidAt ?? from, gross: amount, fee: scale(amount, FEES[method]) },
      ...{ category: "charge", source: `ch_${intent.slice(3)}`, intent, method, title },
    })),
    ...refunds.map(({ refund: { id, createdAt, amount, paymentIntentId: intent }, method }) => ({
      ...{ id: `txn_${id.slice(3)}`, at: createdAt, gross: -amount, fee: 0 },
      ...{ category: "refund", source: id, intent, method, title: "REFUND" },
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const rows = lines.map(({ id, at, gross, fee, category, source, title, intent, method }) => {
    const time = at.toISOString().slice(0, 19).replace("T", " ");
    return [id, time, time, "jpy", gross, fee, gross - fee, category, source, title, intent, method];
  });
  return [COLUMNS, ...rows].map((row) => `${row.map((cell) => cellOf(String(cell))).join(",")}\n`).join("");
}

function cellOf(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
