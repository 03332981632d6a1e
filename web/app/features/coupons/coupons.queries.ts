import { listCoupons } from "@surimono/contract/coupons";
import type { AnswerOf } from "@surimono/contract/kernel";
import { queryOptions } from "@tanstack/react-query";
import { orThrow, quietCall } from "#app/session/call.ts";

export type Coupon = AnswerOf<typeof listCoupons>["coupons"][number];

/** The member's usable and used coupons. If they cannot be read, the cart does without; my page says so. */
export const couponsQuery = queryOptions({
  queryKey: ["coupons"],
  queryFn: async ({ signal }) => orThrow(await quietCall(listCoupons, {}, { signal })).coupons,
});
