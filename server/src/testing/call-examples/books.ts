import { DEFAULT_JOURNAL } from "@surimono/domain/books";

const nothing = () => ({});
const REPORT = "balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id\n";

/** Of whoever keeps the books. */
export const booksExamples: Readonly<Record<string, { readonly payload: () => object; readonly fails?: string }>> = {
  listBookDays: { payload: () => ({ month: "2026-11" }) },
  getBookDay: { payload: () => ({ day: "2026-11-01" }) },
  settleDifference: {
    payload: () => ({ day: "2026-11-01", key: "x", settled: true, note: "手で返した" }),
    fails: "books/no-such-difference",
  },
  closeBookDay: {
    payload: () => ({ day: "2099-12-31", parts: 0, seen: "x", note: "" }),
    fails: "books/day-not-over",
  },
  listReportMappings: { payload: nothing },
  saveReportMapping: {
    payload: () => ({
      ...{ name: "PayPay", encoding: "utf-8", method: "paypay", reference: "加盟店決済ID", day: "取引日時" },
      ...{ amount: "取引金額", fee: "", kind: "取引ステータス", refund_word: "返金完了" },
    }),
  },
  takeGatewayReport: {
    payload: () => ({ name: "report.csv", file: Buffer.from(REPORT).toString("base64"), mapping: null }),
  },
  fetchGatewayReport: { payload: () => ({ day: "2099-12-31" }), fails: "books/day-not-over" },
  getJournalSettings: { payload: nothing },
  setJournalSettings: { payload: () => ({ ...DEFAULT_JOURNAL }) },
  previewJournal: { payload: () => ({ from: "2026-11-01", until: "2026-11-30" }) },
  exportJournal: {
    payload: () => ({ software: "moneyforward", from: "2026-11-01", until: "2026-11-30", per_day: true }),
  },
};
