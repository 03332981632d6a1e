import type { CsvMapping } from "@surimono/domain/billing";
import { type Day, isDay } from "@surimono/domain/kernel";
import { readCsv } from "../../../platform/csv/index.ts";
import { type Statement, type StatementLine, UnreadableStatement } from "./statement.ts";

/** Money that went, where one column says both. */
const WENT = /^[-−▲△]\d+$/;
const MOST_SHOWN = 50;

/** A bank's own CSV, by the columns that were saved for it. Lines without money that came are passed over. */
export function readBankCsv(bytes: Uint8Array, { encoding, ...columns }: CsvMapping): Statement {
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, "");
  const rows = readCsv(text);
  const heads = rows.findIndex((row) => Object.values(columns).every((name) => row.includes(name)));
  const isNumbered = Object.values(columns).every((name) => /^[1-9]\d?$/.test(name));
  if (heads < 0 && !isNumbered)
    throw new UnreadableStatement(`there is no head line with ${Object.values(columns).join(", ")}`, {
      missing: Object.values(columns),
    });
  const placeOf = (name: string) => (isNumbered ? Number(name) - 1 : (rows[heads]?.indexOf(name) ?? -1));
  const places = { day: placeOf(columns.day), amount: placeOf(columns.amount), payer: placeOf(columns.payer) };
  const lines = rows.flatMap((row, index): StatementLine[] => {
    if (index <= heads) return [];
    const amount = (row[places.amount] ?? "").normalize("NFKC").replaceAll(/[,¥円\s]/g, "");
    if (amount === "" || Number(amount) === 0 || WENT.test(amount)) return [];
    const refuse = (column: "day" | "amount"): never => {
      const text = (row[places[column]] ?? "").slice(0, MOST_SHOWN);
      throw new UnreadableStatement(`line ${index + 1}: the ${column} is ${text}`, { line: index + 1, column, text });
    };
    if (!/^\d{1,9}$/.test(amount)) refuse("amount");
    const day = dayOf(row[places.day] ?? "") ?? refuse("day");
    const payer = (row[places.payer] ?? "").trim();
    return [{ day, amount: Number(amount), payer, reference: "", isCancelled: false, raw: row.join(",") }];
  });
  return { account: "", lines };
}

const REIWA = 2018;

/** 2026/12/31, 2026-12-31, 20261231, 2026年12月31日, and the same in the era as R8.12.31 or 令和8年12月31日. */
function dayOf(text: string): Day | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, era, year, month, date] =
    /^(R|令和)?(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/.exec(plain) ?? /^()(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? [];
  if (!year || !month || !date) return undefined;
  const full = era ? Number(year) + REIWA : Number(year);
  const day = `${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}
