import { type CouponProblem, type CouponTerms, worthWords } from "@surimono/domain/coupons";
import { formatYen } from "@surimono/domain/kernel";
import { defineFailures } from "../kernel/index.ts";

const unusable = (reason: string) => `このクーポンコードはご利用いただけません。${reason}`;

/** That a coupon code cannot be used, with the reason and what to do (rule cart-coupon-unusable). */
export const couponFailures = defineFailures({
  "cart/coupon-unknown": {
    status: 404,
    message: unusable("コードが見つかりませんでした。文字をお確かめのうえ、もう一度入力してください。"),
  },
  "cart/coupon-used": { status: 409, message: unusable("お一人さまのご利用回数の上限に達しています。") },
  "cart/coupon-stopped": {
    status: 409,
    message: unusable("このクーポンの受付は終了しました。ほかのクーポンをお使いください。"),
  },
  "cart/coupon-paused": {
    status: 409,
    message: unusable("ただいま受付を休止しています。しばらくたってから、もう一度お試しください。"),
  },
  "cart/coupon-expired": {
    status: 409,
    message: unusable("ご利用期間が終わりました。ほかのクーポンをお使いください。"),
  },
  "cart/coupon-not-yet": {
    status: 409,
    message: unusable("ご利用期間の前です。期間がはじまってから、もう一度入力してください。"),
  },
  "cart/coupon-other-account": {
    status: 403,
    message: unusable("お使いのアカウントは、このクーポンの対象ではありません。"),
  },
  "cart/coupon-new-members-only": {
    status: 409,
    message: unusable("はじめてのご注文だけにお使いいただけるクーポンです。"),
  },
  "cart/coupon-exhausted": {
    status: 409,
    message: unusable("ご利用の上限に達したため、受付を終了しました。ほかのクーポンをお使いください。"),
  },
});

/** Japanese, ready to show beside the coupon. */
export function couponMessage({ code, missing }: CouponProblem): string {
  if (code === "cart/coupon-no-delivery") return "送料のかかるご注文で、クーポンをお使いいただけます。";
  if (code !== "cart/coupon-below-minimum") return couponFailures[code].message;
  return `あと${formatYen(missing)}（税込）のお買い物で、クーポンをお使いいただけます。`;
}

/** A coupon for the first order alone, which an order that does not use it would cost its buyer. */
export function couponAtStakeMessage(coupon: CouponTerms & { readonly name: string }): string {
  return `「${coupon.name}」（${worthWords(coupon)}）は、はじめてのご注文だけにお使いいただけます。使わずに注文すると、あとからはご利用いただけません。`;
}
