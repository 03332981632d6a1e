import type { TaxShare } from "../cart/index.ts";
import { allocate, type BasisPoints, taxContained, type Yen } from "../kernel/index.ts";

export interface RateAmount {
  readonly rate: BasisPoints;
  readonly amount: Yen;
}

/** So much went back; `rates` where it is known for what, as with the pieces of a parcel. */
export interface RefundByRate {
  readonly amount: Yen;
  readonly rates?: readonly RateAmount[] | undefined;
}

/**
 * The figures in documents for each refund of an order, in the order made, and for what was kept (rule documents-return): money for known
 * goods comes off their rate, any other is spread over the rates like what was held. Each tax is floored once, and the parts add up to the
 * order's for each rate.
 */
export function refundTaxes(taxes: readonly TaxShare[], refunds: readonly RefundByRate[]) {
  const rates = taxes.map(({ rate }) => rate);
  let held = taxes.map(({ amount }) => amount);
  // What money without goods is spread over; it changes with goods only, so that roundings do not add up.
  let weights = held;
  const backs = refunds.map((refund) => {
    const before = held;
    if (refund.rates) {
      held = takeOff(held, rates, refund.rates);
      weights = held;
    } else held = allocate(Math.max(0, sumOf(held) - refund.amount), weights);
    return sharesOf(
      rates,
      before.map((amount, index) => amount - (held[index] ?? 0)),
    );
  });
  return { refunds: backs, kept: sharesOf(rates, held) };
}

/** Money without goods may have taken from this rate before: what it no longer holds comes off the others. */
function takeOff(held: readonly Yen[], rates: readonly BasisPoints[], wanted: readonly RateAmount[]): Yen[] {
  let over = 0;
  const left = held.map((amount, index) => {
    const back = sumOf(wanted.filter(({ rate }) => rate === rates[index]).map((share) => share.amount));
    over += Math.max(0, back - amount);
    return Math.max(0, amount - back);
  });
  return over > 0 ? allocate(Math.max(0, sumOf(left) - over), left) : left;
}

function sharesOf(rates: readonly BasisPoints[], amounts: readonly Yen[]): TaxShare[] {
  return rates.flatMap((rate, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [{ rate, amount, tax: taxContained(amount, rate) }] : [];
  });
}

function sumOf(amounts: readonly Yen[]): Yen {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
