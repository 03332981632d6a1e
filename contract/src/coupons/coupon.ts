import * as z from "zod/mini";

export const couponSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** What it takes off; of a part, and of delivery, the most. */
  amount: z.int(),
  /** In words, such as `10%引き（最大¥1,000）`. */
  worth: z.string(),
  /** Of goods, with tax. */
  minimum: z.int(),
  /** yyyy-mm-dd, the last day in Japan; null when it has no end. */
  valid_until: z.nullable(z.string()),
  /** yyyy-mm-dd, the first day for everybody: only while the member's rank has it early. */
  general_from: z.optional(z.string()),
});

/**
 * The coupon of a cart: the chosen one, or else the best offered, applied automatically. One that does not count stays: then `message` says
 * why, and the total ignores it.
 */
export const chosenCouponSchema = z.extend(couponSchema, {
  counts: z.boolean(),
  message: z.string(),
});

export type WireChosenCoupon = z.output<typeof chosenCouponSchema>;
