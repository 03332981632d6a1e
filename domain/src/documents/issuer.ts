import { nextBankDay } from "../delivery/index.ts";
import { addDays, type Day, type Yen } from "../kernel/index.ts";

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

/** When the invoices of businesses are closed and paid, and how much may be open. Day 31 is the last of every month. */
export interface PaymentTerms {
  /** Until when an invoice is paid: so many months after the month in which it is closed. */
  readonly monthsToPay: number;
  readonly closingDay?: number;
  readonly dueDay?: number;
  /** What a business may owe at once, unless the operator set another limit for it. */
  readonly creditLimit?: Yen;
  /** Percent a year of what is paid late. */
  readonly lateInterest?: number;
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

/** 月末締め, unless the terms say another day: when what was done on this day is closed, and paid (rule documents-due). */
export function dueDay(day: Day, terms: PaymentTerms): Day {
  return dueOf(closingOf(day, terms), terms);
}

/** The closing that a day belongs to. */
export function closingOf(day: Day, { closingDay = LAST_DAY }: PaymentTerms): Day {
  const own = dayOf(day.slice(0, 7), closingDay);
  return day <= own ? own : dayOf(monthAfter(day.slice(0, 7), 1), closingDay);
}

/** The last one that is over on this day. */
export function lastClosing(today: Day, { closingDay = LAST_DAY }: PaymentTerms): Day {
  const own = dayOf(today.slice(0, 7), closingDay);
  return own < today ? own : dayOf(monthAfter(today.slice(0, 7), -1), closingDay);
}

/** Until when a closing is paid: the day of the terms, or the next on which banks work. */
export function dueOf(closing: Day, { monthsToPay, dueDay: day = LAST_DAY }: PaymentTerms): Day {
  return nextBankDay(dayOf(monthAfter(closing.slice(0, 7), monthsToPay), day));
}

/** Of every month, however long it is. */
export const LAST_DAY = 31;

function dayOf(month: string, day: number): Day {
  const last = lastDayOf(month);
  const wanted = `${month}-${String(day).padStart(2, "0")}`;
  return wanted < last ? wanted : last;
}

/** `yyyy-mm`, so many months later. */
export function monthAfter(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

export function lastDayOf(month: string): Day {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}
