import { pickCoupon, worthWords } from "@surimono/domain/coupons";
import { formatYen } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { leaveNotification } from "../notices/index.ts";
import { findOffers, type Looking } from "./coupon-offer.ts";
import { coupons } from "./coupons.tables.ts";

/** The best of them, whatever will be ordered. */
const EVERYTHING = { goods: Number.MAX_SAFE_INTEGER, delivery: Number.MAX_SAFE_INTEGER };

/** The bell names the best coupon that the new member has. */
export async function tellNewMember(tx: Transaction, member: Looking["member"], shop: HookShop): Promise<void> {
  const now = shop.now();
  const noCart = { couponId: null, couponDeclined: false };
  const offers = await findOffers(tx, noCart, { member, now });
  const best = pickCoupon(offers, EVERYTHING)?.coupon;
  if (!best) return;
  const [row] = await tx.select({ uses: coupons.usesPerMember }).from(coupons).where(eq(coupons.id, best.id));
  const uses = row?.uses ?? 1;
  const times = uses > 1 ? `お買い物${uses}回まで、それぞれ` : "お買い物1回が、";
  const which = best.newMembersOnly ? "はじめてのご注文が" : times;
  // Nothing that an order makes untrue: whether it was used is shown behind the link.
  const content = `「${best.name}」をご用意しました。${formatYen(best.minimum)}（税込）以上の${which}${worthWords(best)}です。カートで自動的に差し引きます。ご利用の状況はマイページでご覧いただけます。`;
  const text = { type: 1, content, linkUrl: "/my-page#coupons", iconPath: null, accountType: null } as const;
  await leaveNotification(tx, member.id, text, "surimono", now);
}
