import * as z from "zod/mini";
import { couponFailures } from "../coupons/index.ts";
import { defineCall } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

/** A coupon can be chosen below its minimum: it counts once the cart reaches it. */
export const chooseCoupon = defineCall({
  name: "chooseCoupon",
  method: "PUT",
  path: "/api/cart/coupon",
  summary: "Chooses a coupon for the cart by its code, in place of the one before.",
  access: "member",
  payload: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
  answer: cartSchema,
  failures: couponFailures,
});
