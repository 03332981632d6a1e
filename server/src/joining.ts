import { listCoupons } from "./features/cart/index.ts";
import type { OnJoined } from "./features/members/index.ts";
import { leaveNotification } from "./features/notices/index.ts";
import type { Shop } from "./platform/http/index.ts";

/** What other features do when somebody has become a member: the bell names the best coupon that is there for them. */
export function joining(shop: Pick<Shop, "now">): OnJoined {
  return async (tx, member) => {
    const now = shop.now();
    const usable = await listCoupons(tx, { member, hasOrdered: async () => false, now });
    const [best] = usable.value.coupons;
    if (!best) return;
    const yen = (amount: number) => `${amount.toLocaleString("en")}円`;
    const content = `「${best.name}」をお使いいただけます。${yen(best.minimum)}（税込）以上のお買い物で、${yen(best.amount)}引きです。カートで「使う」を押してください。`;
    const text = { type: 1, content, linkUrl: "/my-page", iconPath: null, accountType: null } as const;
    await leaveNotification(tx, member.id, text, "surimono", now);
  };
}
