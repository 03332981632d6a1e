import type { TaxShare } from "../cart/index.ts";
import type { Yen } from "../kernel/index.ts";
import { type RefundByRate, refundTaxes } from "./refund-taxes.ts";
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

/**
 * The same for an order by invoice, whose money no gateway knows. While it is owed, a part that went back is less to be paid; with nothing
 * left of it there is nothing to be paid.
 */
export function invoiceAfterRefunds(payment: OrderAxes["payment"], kept: Yen): OrderAxes["payment"] | undefined {
  const to = kept <= 0 ? "refunded" : payment === "paid" ? "partly_refunded" : payment;
  return canMove("payment", payment, to) ? to : undefined;
}

export interface Refund extends RefundByRate {
  readonly at: Date;
}

/** What happened to an order's total. `refunds` add up to `refunded`, and that with `kept` to the total. */
export interface RefundStanding<R extends Refund = Refund> {
  readonly refunds: readonly (R & { readonly taxes: readonly TaxShare[] })[];
  readonly refunded: Yen;
  readonly kept: Yen;
  readonly keptTaxes: readonly TaxShare[];
}

/** In the order made. An excess payment goes back first, and is not part of the order's; money for known goods is. */
export function refundStanding<R extends Refund>(
  { total, taxes }: { readonly total: Yen; readonly taxes: readonly TaxShare[] },
  captured: Yen,
  refunds: readonly R[],
): RefundStanding<R> {
  let over = Math.max(0, captured - total);
  const counted = refunds.flatMap((refund) => {
    if (refund.rates) return [refund];
    const amount = Math.max(0, refund.amount - over);
    over -= refund.amount - amount;
    return amount > 0 ? [{ ...refund, amount }] : [];
  });
  const refunded = counted.reduce((sum, { amount }) => sum + amount, 0);
  const shares = refundTaxes(taxes, counted);
  return {
    refunds: counted.map((refund, index) => ({ ...refund, taxes: shares.refunds[index] ?? [] })),
    refunded,
    kept: total - refunded,
    keptTaxes: shares.kept,
  };
}
