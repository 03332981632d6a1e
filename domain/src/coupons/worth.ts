import { type BasisPoints, formatYen, scale, type Yen } from "../kernel/index.ts";

/** What a coupon takes off: so many yen of the goods, a part of them, or the delivery. */
export const COUPON_KINDS = { amount: "金額", percent: "割合", delivery: "送料" } as const;
export type CouponKind = keyof typeof COUPON_KINDS;

/** What a coupon is worth, whoever holds it. */
export interface CouponTerms {
  readonly kind: CouponKind;
  /** What it takes off, or of a part and of the delivery the most that it does. */
  readonly amount: Yen;
  /** Of a part; else 0. */
  readonly rate: BasisPoints;
  /** Of the goods with tax, after the other discounts and before delivery. */
  readonly minimum: Yen;
}

/** Of a cart: its goods after the other discounts, and its delivery after those of the rank, with tax. */
export interface Charged {
  readonly goods: Yen;
  readonly delivery: Yen;
}

/** The smallest sum card and PayPay take: no coupon may bring an order below it. */
const LEAST_REST: Yen = 50;
/** A part beyond this is no discount but a slip. */
export const MOST_RATE: BasisPoints = 9_000;

/** A minimum below this could leave a sum that nobody can pay. */
export function leastMinimum({ kind, amount, rate }: Omit<CouponTerms, "minimum">): Yen {
  if (kind === "amount") return amount + LEAST_REST;
  if (kind === "delivery") return LEAST_REST;
  return Math.ceil((LEAST_REST * 10_000) / (10_000 - Math.min(rate, MOST_RATE)));
}

/** What it takes off (rule cart-coupon-kinds). */
export function couponWorth({ kind, amount, rate }: CouponTerms, { goods, delivery }: Charged): Yen {
  if (kind === "delivery") return Math.min(amount, delivery);
  return kind === "percent" ? Math.min(amount, scale(goods, rate)) : amount;
}

/** In the words of the cart and of letters, such as `10%引き（最大¥1,000）`. */
export function worthWords({ kind, amount, rate }: CouponTerms): string {
  if (kind === "percent") return `${rate / 100}%引き（最大${formatYen(amount)}）`;
  return kind === "delivery" ? `送料 最大${formatYen(amount)}引き` : `${formatYen(amount)}引き`;
}

/** Its name among the discounts of cart, order, receipt and letters, which says what the yen are a part of. */
export function couponLabel(coupon: CouponTerms & { readonly name: string }, taken: Yen): string {
  const { kind, name, amount, rate } = coupon;
  if (kind === "amount") return name;
  if (kind === "delivery") return `${name}（送料）`;
  return taken < amount
    ? `${name}（商品の${rate / 100}%）`
    : `${name}（商品の${rate / 100}%、上限${formatYen(amount)}）`;
}
