import type { TaxShare } from "../cart/index.ts";
import { allocate, taxContained, type Yen } from "../kernel/index.ts";
import { canMove, type OrderAxes } from "./transitions.ts";

/** Money that came for an order and money that went back, in yen. */
export interface PaymentSums {
  readonly captured: Yen;
  readonly refunded: Yen;
}

/** Whose money is counted here. An invoice is not, nor what never made an order a paid one. */
const PAID_FOR: ReadonlySet<OrderAxes["payment"]> = new Set(["paid", "refunding", "partly_refunded", "refunded"]);

/**
 * Where refunds bring the payment of an order, also back again when a bank returns one. Undefined when they leave it where it is: nothing
 * went back, only what was paid twice or too much did, or the order never counted as paid. All of a cancelled order is to go back.
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

interface Refund {
  readonly amount: Yen;
  readonly at: Date;
}

/** What became of the total of an order. `refunds` add up to `refunded`, and that with `kept` to the total. */
export interface RefundStanding {
  readonly refunds: readonly Refund[];
  readonly refunded: Yen;
  readonly kept: Yen;
}

/** In the order in which they were made. What was paid too much goes back first, and is none of the order's. */
export function refundStanding(total: Yen, captured: Yen, refunds: readonly Refund[]): RefundStanding {
  let over = Math.max(0, captured - total);
  const counted = refunds.flatMap(({ amount, at }) => {
    const ofTotal = Math.max(0, amount - over);
    over -= amount - ofTotal;
    return ofTotal > 0 ? [{ amount: ofTotal, at }] : [];
  });
  const refunded = counted.reduce((sum, { amount }) => sum + amount, 0);
  return { refunds: counted, refunded, kept: total - refunded };
}

/** What documents say of the kept part of an order's total and of the rest: spread over the rates as the whole was, each tax floored once. */
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
