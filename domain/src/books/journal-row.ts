import type { Day, Yen } from "../kernel/index.ts";
import type { JournalAccount, JournalTax } from "./journal-settings.ts";

export interface JournalSide {
  readonly account: JournalAccount;
  readonly tax: JournalTax;
  /** The part of the amount that is tax. */
  readonly taxAmount: Yen;
}

/** One line of the journal: the same amount on both sides, so that every day balances by itself. */
export interface JournalRow {
  readonly day: Day;
  readonly debit: JournalSide;
  readonly credit: JournalSide;
  /** More than nothing, tax included. */
  readonly amount: Yen;
  /** A business that buys by invoice; empty for everybody else, whose names no book needs. */
  readonly partner: string;
  /** What happened, such as 売上. */
  readonly what: string;
  /** The number of the order or bill, or the gateway's name for it. */
  readonly about: string;
}

/** Of money that is no turnover. */
export function plain(account: JournalAccount): JournalSide {
  return { account, tax: "none", taxAmount: 0 };
}

export function swapped(row: JournalRow, what: string): JournalRow {
  return { ...row, debit: row.credit, credit: row.debit, what };
}

/** One line for all of a day that have both sides in common; `about` counts them. */
export function perDay(rows: readonly JournalRow[]): JournalRow[] {
  const groups = new Map<string, JournalRow[]>();
  for (const row of rows) {
    const { day, debit, credit, partner, what } = row;
    const key = JSON.stringify([day, debit.account, debit.tax, credit.account, credit.tax, partner, what]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => group.reduce((all, row) => added(all, row, group.length)));
}

function added(all: JournalRow, row: JournalRow, count: number): JournalRow {
  const side = (one: JournalSide, other: JournalSide) => ({ ...one, taxAmount: one.taxAmount + other.taxAmount });
  return {
    ...all,
    debit: side(all.debit, row.debit),
    credit: side(all.credit, row.credit),
    amount: all.amount + row.amount,
    about: `${count}件`,
  };
}
