import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { couponSchema } from "./coupon.ts";

export const listCoupons = defineCall({
  name: "listCoupons",
  method: "GET",
  path: "/api/coupon/get-for-me",
  summary: "The coupons that are offered to the member and can be used now, then those that were used.",
  access: "member",
  payload: nothing,
  answer: z.object({
    coupons: z.array(
      z.extend(couponSchema, {
        state: z.enum(["usable", "used"]),
        /** The order that it was used for. */
        order_id: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
});
