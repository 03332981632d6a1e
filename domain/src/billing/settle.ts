import type { Day, Yen } from "../kernel/index.ts";

/** A bill and all that its amount can be lowered by. */
export interface LedgerBill {
  readonly id: string;
  readonly amount: Yen;
  readonly due: Day;
}

/** What happened after bills were issued. What was undone is left out of the list. */
export interface LedgerEntry {
  /** `returned`: a refund of an order on the bill. `repaid`: money kept for the next bill was sent back. */
  readonly kind: "paid" | "returned" | "repaid";
  readonly amount: Yen;
  /** Of a return always; of a payment where the payer named one. */
  readonly billId?: string | undefined;
}

export interface SettledBill extends LedgerBill {
  readonly returned: Yen;
  readonly paid: Yen;
  readonly open: Yen;
  /** More than this bill was paid for it: the rest went to others, or is kept. What was sent back is forgotten. */
  readonly isOver: boolean;
}

export interface Settlement {
  /** By the day they are due. */
  readonly bills: readonly SettledBill[];
  readonly open: Yen;
  /** Kept for the next bill. */
  readonly credit: Yen;
}

/**
 * What is open of each bill. Money goes to the bill that it names, then to those due first, and what is over is kept for the next: so every
 * yen is on one bill, and `open - credit = billed + repaid - paid - returned`.
 */
export function settle(bills: readonly LedgerBill[], entries: readonly LedgerEntry[]): Settlement {
  // Once over all: a business has thousands of both.
  const entriesOf = Map.groupBy(entries, ({ billId }) => billId);
  const sum = (kind: LedgerEntry["kind"], billId?: string) =>
    (entriesOf.get(billId) ?? []).reduce((all, entry) => all + (entry.kind === kind ? entry.amount : 0), 0);
  const inOrder = [...bills].sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  const named = inOrder.map((bill) => {
    const returned = sum("returned", bill.id);
    const paid = sum("paid", bill.id);
    const owed = bill.amount - returned;
    return { ...bill, returned, paid: Math.min(owed, paid), over: Math.max(0, paid - owed) };
  });
  const repaid = sum("repaid");
  const isSentBack = repaid >= named.reduce((all, { over }) => all + over, 0);
  const total = entries.reduce((all, { kind, amount }) => all + (kind === "paid" ? amount : 0), 0);
  let pool = total - named.reduce((all, { paid }) => all + paid, 0) - repaid;
  // Sent back and then found to be another's: it is missing where it was needed last.
  const missing = named.toReversed().map((bill) => {
    const taken = Math.min(bill.paid, Math.max(0, -pool));
    pool += taken;
    return { ...bill, paid: bill.paid - taken };
  });
  const settled = missing.toReversed().map(({ over, ...bill }) => {
    const more = Math.min(Math.max(0, pool), bill.amount - bill.returned - bill.paid);
    pool -= more;
    const paid = bill.paid + more;
    return { ...bill, paid, open: bill.amount - bill.returned - paid, isOver: over > 0 && !isSentBack };
  });
  return { bills: settled, open: settled.reduce((all, { open }) => all + open, 0), credit: pool };
}

function keyOf({ due, id }: LedgerBill): string {
  return `${due} ${id}`;
}

/** Every state of a bill, as members and operators read it. */
export const BILL_STATES = {
  open: "お支払い前",
  "partly-paid": "一部ご入金済み",
  short: "ご入金不足",
  overdue: "お支払期限切れ",
  paid: "お支払い済み",
  returned: "全額減額",
  overpaid: "お支払い済み（過入金あり）",
} as const;

export type BillState = keyof typeof BILL_STATES;

/** `short` is what is still missing of a bill after its day; of a `returned` one everything was taken off, and nothing paid. */
export function billState({ open, paid, isOver, due }: SettledBill, today: Day): BillState {
  if (open === 0 && isOver) return "overpaid";
  if (open === 0) return paid === 0 ? "returned" : "paid";
  if (paid > 0) return today > due ? "short" : "partly-paid";
  return today > due ? "overdue" : "open";
}

export function isOverdue({ open, due }: Pick<SettledBill, "open" | "due">, today: Day): boolean {
  return open > 0 && today > due;
}
