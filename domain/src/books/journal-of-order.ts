import type { TaxShare } from "../cart/index.ts";
import { allocate, type BasisPoints, type Day, taxContained, type Yen } from "../kernel/index.ts";
import { type RefundByRate, refundTaxes } from "../orders/index.ts";
import { isPaidAtGateway, type PaymentMethod } from "../payments/index.ts";
import { type JournalRow, type JournalSide, plain, swapped } from "./journal-row.ts";
import type { JournalTax } from "./journal-settings.ts";

/** What happened to an order that its books have to know, in the order in which it did. */
export type OrderHappening =
  | { readonly what: "captured"; readonly day: Day; readonly amount: Yen }
  /** Those that failed afterwards are left out. `rates`: for which goods, where that is known. */
  | (RefundByRate & { readonly what: "refunded"; readonly day: Day })
  /** All of it has left, or is in the warehouse; or that was a slip. */
  | { readonly what: "sent" | "not-sent"; readonly day: Day };

export interface BookedOrder {
  readonly number: string;
  readonly method: PaymentMethod;
  readonly partner: string;
  /** After all discounts, as its papers say. */
  readonly taxes: readonly TaxShare[];
  readonly coupon: Yen;
  readonly miles: Yen;
  readonly happenings: readonly OrderHappening[];
}

const RATES: Readonly<Record<BasisPoints, readonly [sales: JournalTax, back: JournalTax]>> = {
  1000: ["sales10", "back10"],
  800: ["sales8", "back8"],
};

/**
 * The whole life of an order in rows (rule books-recognition). It is turnover from the day on which it was sent; money of before is
 * 前受金, and what an invoice asks begins then. Coupons and miles are shown as what they took off the price.
 */
export function journalOfOrder(order: BookedOrder): JournalRow[] {
  const rows: JournalRow[] = [];
  const refunds: RefundByRate[] = [];
  const counter = isPaidAtGateway(order.method) ? order.method : "invoice";
  const isAtGateway = counter !== "invoice";
  /** What was captured beyond the order, by a second payment for example. It goes back first, as on its papers (`refundStanding`). */
  let over = order.taxes.reduce((rest, { amount }) => rest - amount, 0);
  let isSent = false;
  for (const happening of order.happenings) {
    const { day } = happening;
    const base = { day, partner: isAtGateway ? "" : order.partner, about: order.number };
    switch (happening.what) {
      case "captured":
        over += happening.amount;
        rows.push({ ...base, ...between(plain(counter), plain("advance")), amount: happening.amount, what: "ご入金" });
        break;
      case "refunded": {
        const ofOver = happening.rates ? 0 : Math.min(Math.max(0, over), happening.amount);
        over -= ofOver;
        refunds.push({ ...happening, amount: happening.amount - ofOver });
        const shares = refundTaxes(order.taxes, refunds).refunds.at(-1) ?? [];
        if (isSent) rows.push(...backRows(shares, happening.amount, counter, base));
        else if (isAtGateway)
          rows.push({
            ...base,
            ...between(plain("advance"), plain(counter)),
            amount: happening.amount,
            what: "ご返金",
          });
        break;
      }
      case "sent":
      case "not-sent": {
        const willBe = happening.what === "sent";
        if (willBe === isSent) break;
        isSent = willBe;
        const kept = refundTaxes(order.taxes, refunds).kept;
        const sold = soldRows(order, kept, isAtGateway ? "advance" : "invoice", base);
        rows.push(...(willBe ? sold : sold.map((row) => swapped(row, "売上の取り消し"))));
      }
    }
  }
  return rows.filter(({ amount }) => amount > 0);
}

type Base = Pick<JournalRow, "day" | "partner" | "about">;

function between(debit: JournalSide, credit: JournalSide): Pick<JournalRow, "debit" | "credit"> {
  return { debit, credit };
}

function taxesOf(rate: BasisPoints): readonly [JournalTax, JournalTax] {
  const known = RATES[rate];
  if (!known) throw new Error(`the journal has no name for a tax of ${rate} basis points`);
  return known;
}

function soldRows(
  { coupon, miles }: Pick<BookedOrder, "coupon" | "miles">,
  kept: readonly TaxShare[],
  from: "advance" | "invoice",
  base: Base,
): JournalRow[] {
  const weights = kept.map(({ amount }) => amount);
  if (weights.length === 0) return [];
  const [ofCoupon, ofMiles] = [allocate(coupon, weights), allocate(miles, weights)];
  return kept.flatMap(({ rate, amount, tax }, at): JournalRow[] => {
    const [sales, back] = taxesOf(rate);
    const off = (account: "coupon" | "miles", less: Yen, what: string): JournalRow => {
      const taxAmount = taxContained(less, rate);
      const sides = between({ account, tax: back, taxAmount }, { account: "sales", tax: sales, taxAmount });
      return { ...base, ...sides, amount: less, what };
    };
    return [
      { ...base, ...between(plain(from), { account: "sales", tax: sales, taxAmount: tax }), amount, what: "売上" },
      off("coupon", ofCoupon[at] ?? 0, "クーポン"),
      off("miles", ofMiles[at] ?? 0, "マイル"),
    ];
  });
}

/** What went back beyond the order, because more was paid than it cost, was never turnover. */
function backRows(
  shares: readonly TaxShare[],
  amount: Yen,
  to: "card" | "paypay" | "invoice",
  base: Base,
): JournalRow[] {
  const beyond = shares.reduce((rest, share) => rest - share.amount, amount);
  return [
    ...shares.map(({ rate, amount: part, tax }): JournalRow => {
      const side: JournalSide = { account: "back", tax: taxesOf(rate)[1], taxAmount: tax };
      return { ...base, ...between(side, plain(to)), amount: part, what: "ご返金" };
    }),
    { ...base, ...between(plain("advance"), plain(to)), amount: beyond, what: "ご返金" },
  ];
}
