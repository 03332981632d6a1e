import type { BasisPoints, Yen } from "../kernel/index.ts";

export type DiscountKind = "bulk" | "business" | "shop" | "coupon" | "rank" | "miles";

export interface Discount {
  readonly kind: DiscountKind;
  /** 0 for what is an amount. */
  readonly rate: BasisPoints;
  readonly amount: Yen;
  /** Of the coupon or the benefit. */
  readonly name?: string;
  /** Of a coupon for delivery: the goods keep their price. */
  readonly ofDelivery?: true;
}
