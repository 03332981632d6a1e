import type { TaxShare } from "../cart/index.ts";
import { allocate, taxContained, type Yen } from "../kernel/index.ts";
import { canMove, type OrderAxes } from "./transitions.ts";

/** Money received for an order and money refunded, in yen. */
export interface PaymentSums {
  readonly captured: Yen;
  readonly refunded: Yen;
}

/** The payments counted here: not invoices, nor money that never paid for an order. */
const PAID_FOR: ReadonlySet<OrderAxes["payment"]> = new Set(["paid", "refunding", "partly_refunded", "refunded"]);

/**
 * The payment state after refunds, also back again when a bank returns one. Undefined when they do not change it: nothing went back, only a
 * double or excess payment did, or the order never counted as paid. A cancelled order is refunded in full.
 */
export function paymentAfterRefunds(
  { lifecycle, payment, total }: Pick<OrderAxes, "lifecycle" | "payment"> & { readonly total: Yen },
  { captured, refunded }: PaymentSums,
): OrderAxes["payment"] | undefined {
  if (!PAID_FOR.has(payment)) return undefined;
  const kept = captured - refunded;
  const to =
    kept <= 0 ? "refunded" : lifecycle === "cancelled" ? "refunding" : kept < total ? "partly_refunded" : "paid";
  return canMove("payment", payment, to) ? to : undefined;
}

export interface Refund {
  readonly amount: Yen;
  readonly at: Date;
}

/** What happened to an order's total. `refunds` add up to `refunded`, and that with `kept` to the total. */
export interface RefundStanding<R extends Refund = Refund> {
  readonly refunds: readonly R[];
  readonly refunded: Yen;
  readonly kept: Yen;
}

/** In the order made. An excess payment goes back first, and is not part of the order's. */
export function refundStanding<R extends Refund>(total: Yen, captured: Yen, refunds: readonly R[]): RefundStanding<R> {
  let over = Math.max(0, captured - total);
  const counted = refunds.flatMap((refund) => {
    const amount = Math.max(0, refund.amount - over);
    over -= refund.amount - amount;
    return amount > 0 ? [{ ...refund, amount }] : [];
  });
  const refunded = counted.reduce((sum, { amount }) => sum + amount, 0);
  return { refunds: counted, refunded, kept: total - refunded };
}

/**
 * The figures in documents for the kept part of an order's total and the rest: spread over the rates like the whole, each tax floored once.
 */
export function splitTaxes(taxes: readonly TaxShare[], kept: Yen): { kept: TaxShare[]; refunded: TaxShare[] } {
  const parts = allocate(
    kept,
    taxes.map(({ amount }) => amount),
  );
  const shares = (amountOf: (share: TaxShare, part: Yen) => Yen) =>
    taxes.flatMap((share, index) => {
      const amount = amountOf(share, parts[index] ?? 0);
      return amount > 0 ? [{ rate: share.rate, amount, tax: taxContained(amount, share.rate) }] : [];
    });
  return { kept: shares((_share, part) => part), refunded: shares(({ amount }, part) => amount - part) };
}
