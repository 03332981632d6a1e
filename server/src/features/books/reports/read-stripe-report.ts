import { dayInJapan } from "@surimono/domain/kernel";
import { readCsv } from "../../../platform/csv/index.ts";
import { type ReportedLine, UnreadableReport, yenOf } from "./reported-line.ts";

/** Columns of Stripe's report of all that moved its balance; others are passed over, and their order does not matter. */
const NEEDED = "balance_transaction_id created_utc currency gross fee reporting_category source_id".split(" ");

type Cells = (column: string) => string;

/** Stripe's itemised report of balance changes or of payouts (`…itemized.N`), found by the names of its columns. */
export function readStripeReport(bytes: Uint8Array): ReportedLine[] {
  const [head = [], ...rows] = readCsv(new TextDecoder("utf-8").decode(bytes).replace(/^\ufeff/, ""));
  const missing = NEEDED.filter((name) => !head.includes(name));
  if (missing.length > 0) throw new UnreadableReport(`there is no column ${missing.join(", ")}`);
  return rows.map((row, index) => {
    const cells: Cells = (column) => row[head.indexOf(column)] ?? "";
    return readLine(cells, row, `line ${index + 2}`);
  });
}

function readLine(cells: Cells, row: readonly string[], at: string): ReportedLine {
  if (cells("currency").toLowerCase() !== "jpy") throw new UnreadableReport(`${at}: the currency is not jpy`);
  const moment = new Date(`${cells("created_utc").replace(" ", "T").replace(/Z$/, "")}Z`);
  if (Number.isNaN(moment.getTime())) throw new UnreadableReport(`${at}: ${cells("created_utc")} is no time`);
  const identity = cells("balance_transaction_id");
  if (!identity) throw new UnreadableReport(`${at}: the line has no name`);
  const gross = yenOf(cells("gross"), at);
  return {
    ...ofCategory(cells, gross),
    identity: `stripe ${identity}`,
    method: cells("payment_method_type") === "paypay" ? "paypay" : "card",
    day: dayInJapan(moment),
    fee: yenOf(cells("fee"), at),
    raw: row.join(","),
  };
}

/** Stripe's accounting categories. What is none of these, such as a dispute, is left to a person. */
function ofCategory(cells: Cells, gross: number): Pick<ReportedLine, "kind" | "reference" | "amount"> {
  const reference = cells("source_id");
  switch (cells("reporting_category")) {
    case "charge":
      return { kind: "payment", reference: cells("payment_intent_id") || reference, amount: gross };
    case "refund":
    case "refund_failure":
      return { kind: "refund", reference, amount: -gross };
    case "payout":
    case "payout_reversal":
      return { kind: "payout", reference, amount: -gross };
    case "fee":
      return { kind: "fee", reference, amount: -gross };
    default:
      return { kind: "other", reference, amount: -gross };
  }
}
