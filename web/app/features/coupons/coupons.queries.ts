import { listCoupons } from "@surimono/contract/coupons";
import type { AnswerOf } from "@surimono/contract/kernel";
import { queryOptions } from "@tanstack/react-query";
import { orThrow, quietCall } from "#app/session/call.ts";

export type Coupon = AnswerOf<typeof listCoupons>["coupons"][number];

/** What the member can use now, and what was used. A cart goes without the list when it cannot be read; my page says so itself. */
export const couponsQuery = queryOptions({
  queryKey: ["coupons"],
  queryFn: async ({ signal }) => orThrow(await quietCall(listCoupons, {}, { signal })).coupons,
});
