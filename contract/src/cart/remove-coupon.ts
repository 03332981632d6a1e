import { defineCall, nothing } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

export const removeCoupon = defineCall({
  name: "removeCoupon",
  method: "DELETE",
  path: "/api/cart/coupon",
  summary: "Takes the coupon off the cart. It is not lost, and nothing is applied unasked to this cart any more.",
  access: "member",
  payload: nothing,
  answer: cartSchema,
  failures: {},
});
