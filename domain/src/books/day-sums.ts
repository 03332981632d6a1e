import type { Yen } from "../kernel/index.ts";

/** The ways in which an order is paid for, and money that comes by the bank later. */
export const DAY_WAYS = {
  card: "カード",
  paypay: "PayPay",
  invoice: "請求書払い",
  bank: "銀行入金",
  miles: "マイル",
  coupon: "クーポン",
} as const;
export type DayWay = keyof typeof DAY_WAYS;
export const DAY_WAY_IDS = Object.keys(DAY_WAYS) as [DayWay, ...DayWay[]];

export interface WaySum {
  readonly way: DayWay;
  readonly count: number;
  readonly taken: Yen;
  readonly refunds: number;
  readonly refunded: Yen;
  /** Of the gateway's report; null of what it does not know. */
  readonly fee: Yen | null;
}

/** Every way of the day, those without anything too. */
export function wholeDay(sums: readonly Partial<WaySum>[]): WaySum[] {
  return DAY_WAY_IDS.map((way) => {
    const given = sums.filter((sum) => sum.way === way);
    const all = (of: "count" | "taken" | "refunds" | "refunded") => given.reduce((sum, one) => sum + (one[of] ?? 0), 0);
    const fee = way === "card" || way === "paypay" ? given.reduce((sum, one) => sum + (one.fee ?? 0), 0) : null;
    return { way, count: all("count"), taken: all("taken"), refunds: all("refunds"), refunded: all("refunded"), fee };
  });
}

/** What changed from one count of a day to a later one; nothing where they are the same. */
export function changeOfDay(before: readonly WaySum[], after: readonly WaySum[]): WaySum[] {
  return after.flatMap((now) => {
    const was = before.find(({ way }) => way === now.way);
    const change = {
      way: now.way,
      count: now.count - (was?.count ?? 0),
      taken: now.taken - (was?.taken ?? 0),
      refunds: now.refunds - (was?.refunds ?? 0),
      refunded: now.refunded - (was?.refunded ?? 0),
      fee: now.fee === null ? null : now.fee - (was?.fee ?? 0),
    };
    const { way, ...amounts } = change;
    return Object.values(amounts).some((amount) => amount !== 0 && amount !== null) ? [{ way, ...amounts }] : [];
  });
}
