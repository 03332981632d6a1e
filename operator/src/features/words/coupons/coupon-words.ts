import type { AnswerOf } from "@surimono/contract/kernel";
import type { listShopCoupons } from "@surimono/contract/words";
import { COUPON_AUDIENCES } from "@surimono/domain/coupons";
import { RANKS } from "@surimono/domain/miles";

export type ShopCoupon = AnswerOf<typeof listShopCoupons>["coupons"][number];

export const COUPONS_KEY = ["shop-coupons"] as const;

export function whoOf({ audience, rank_id, new_members_only, named }: ShopCoupon): string {
  const rank = RANKS.find(({ id }) => id === rank_id);
  const who = rank ? `${rank.name}会員以上` : COUPON_AUDIENCES[audience];
  const count = audience === "named" ? `（${named}人）` : "";
  return `${who}${count}${new_members_only ? "で、はじめてのご注文" : ""}`;
}
