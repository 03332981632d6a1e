import type { ReportMapping } from "@surimono/domain/books";
import { type Day, isDay } from "@surimono/domain/kernel";
import { readCsv } from "../../../platform/csv/index.ts";
import { type ReportedLine, UnreadableReport, yenOf } from "./reported-line.ts";

/** Another service's CSV, such as PayPay's, by the columns that were saved for it. Its days are those of Japan. */
export function readMappedReport(bytes: Uint8Array, mapping: ReportMapping): ReportedLine[] {
  const rows = readCsv(new TextDecoder(mapping.encoding).decode(bytes).replace(/^\ufeff/, ""));
  const columns = [mapping.reference, mapping.day, mapping.amount, mapping.fee, mapping.kind].filter(Boolean);
  const heads = rows.findIndex((row) => columns.every((name) => row.includes(name)));
  const head = rows[heads];
  if (!head) throw new UnreadableReport(`there is no head line with ${columns.join(", ")}`);
  const seen = new Map<string, number>();
  return rows.slice(heads + 1).map((row, index) => {
    const at = `line ${heads + index + 2}`;
    const cell = (column: string) => (column ? (row[head.indexOf(column)] ?? "") : "");
    const reference = cell(mapping.reference);
    const day = dayOf(cell(mapping.day));
    if (!reference) throw new UnreadableReport(`${at}: there is no name of the payment`);
    if (!day) throw new UnreadableReport(`${at}: the day is ${cell(mapping.day)}`);
    const amount = yenOf(cell(mapping.amount), at);
    const isRefund = mapping.kind ? cell(mapping.kind) === mapping.refundWord : amount < 0;
    const kind = isRefund ? "refund" : "payment";
    const said = JSON.stringify([mapping.method, kind, reference, day, amount]);
    // A service that says the same twice means two payments; another file that says it means the same one.
    const place = (seen.get(said) ?? 0) + 1;
    seen.set(said, place);
    return {
      ...{ kind, method: mapping.method, reference, day, amount: Math.abs(amount), raw: row.join(",") },
      identity: `${said} ${place}`,
      fee: mapping.fee ? yenOf(cell(mapping.fee) || "0", at) : 0,
    };
  });
}

/** With a time behind it or not. */
function dayOf(text: string): Day | undefined {
  const [, year = "", month = "", date = ""] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/.exec(text.normalize("NFKC").trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}
