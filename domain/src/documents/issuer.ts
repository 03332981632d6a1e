import { addDays, type Day } from "../kernel/index.ts";

/** Where a transfer goes. */
export interface BankAccount {
  readonly name: string;
  /** Four digits. */
  readonly code: string;
  readonly branch: string;
  /** Three digits. */
  readonly branchCode: string;
  readonly kind: "普通" | "当座";
  /** Seven digits. */
  readonly number: string;
  /** In katakana, as the bank has it. */
  readonly holder: string;
}

/** Until when an invoice is paid: the last day of the month that comes so many months after the month that is closed. */
export interface PaymentTerms {
  readonly monthsToPay: number;
}

/** Who issues documents. A document keeps a copy, so that another name or account does not reach back. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Of the qualified invoice: T and 13 digits. */
  readonly invoiceNumber: string;
  readonly bank: BankAccount;
  readonly terms: PaymentTerms;
}

/** 月末締め: the month of the day is closed at its end (rule documents-due). */
export function dueDay(day: Day, { monthsToPay }: PaymentTerms): Day {
  return lastDayOf(monthAfter(day.slice(0, 7), monthsToPay));
}

/** `yyyy-mm`, so many months later. */
export function monthAfter(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

export function lastDayOf(month: string): Day {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}
