import type { Day, Yen } from "../kernel/index.ts";
import type { GatewayMethod } from "../payments/index.ts";
import { type JournalRow, plain, swapped } from "./journal-row.ts";

/** What came from a business to the bank, or went back to it. */
export interface BookedReceipt {
  readonly day: Day;
  readonly amount: Yen;
  readonly direction: "in" | "out";
  readonly partner: string;
  /** Of the bill, where it names one. */
  readonly about: string;
  readonly what: string;
}

export function journalOfReceipt({ direction, ...receipt }: BookedReceipt): JournalRow {
  const row = { ...receipt, debit: plain("bank"), credit: plain("invoice") };
  return direction === "in" ? row : swapped(row, receipt.what);
}

/** A line of the gateway's report that is no payment and no refund of the shop, or its fee. */
export interface BookedGatewayLine {
  readonly day: Day;
  readonly kind: "fee" | "payout" | "other";
  /** Positive: it takes from what the gateway holds for the shop. */
  readonly amount: Yen;
  readonly method: GatewayMethod;
  readonly about: string;
}

const OF_GATEWAY = {
  fee: { account: "fee", what: "決済手数料" },
  payout: { account: "bank", what: "決済サービスからの入金" },
  other: { account: "unclear", what: "決済サービスの調整" },
} as const;

export function journalOfGateway({ day, kind, amount, method, about }: BookedGatewayLine): JournalRow[] {
  if (amount === 0) return [];
  const { account, what } = OF_GATEWAY[kind];
  const side = kind === "fee" ? ({ account, tax: "fee", taxAmount: 0 } as const) : plain(account);
  const row = { day, debit: side, credit: plain(method), amount: Math.abs(amount), partner: "", what, about };
  return [amount > 0 ? row : swapped(row, what)];
}
