import { pickCoupon } from "@surimono/domain/coupons";
import { formatYen } from "@surimono/domain/kernel";
import { findOffers } from "../features/coupons/index.ts";
import type { OnJoined } from "../features/members/index.ts";
import { leaveNotification } from "../features/notices/index.ts";
import type { Shop } from "../platform/http/index.ts";

/** What other features do when somebody has become a member: the bell names the best coupon that is there for them. */
export function onJoined(shop: Pick<Shop, "now">): OnJoined {
  return async (tx, member) => {
    const now = shop.now();
    const noCart = { couponId: null, couponDeclined: false };
    const offers = await findOffers(tx, noCart, { member, hasOrdered: () => "false", now });
    const best = pickCoupon(offers, Number.MAX_SAFE_INTEGER)?.coupon;
    if (!best) return;
    const which = best.newMembersOnly ? "はじめてのご注文が" : "お買い物1回が、";
    // Nothing that an order makes untrue: whether it was used stands behind the link.
    const content = `「${best.name}」をご用意しました。${formatYen(best.minimum)}（税込）以上の${which}${formatYen(best.amount)}引きです。カートで自動的に差し引きます。ご利用の状況はマイページでご覧いただけます。`;
    const text = { type: 1, content, linkUrl: "/my-page#coupons", iconPath: null, accountType: null } as const;
    await leaveNotification(tx, member.id, text, "surimono", now);
  };
}
