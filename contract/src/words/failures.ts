import { defineFailures } from "../kernel/index.ts";

export const wordsFailures = defineFailures({
  "words/no-such-bulletin": { status: 404, message: "お知らせが見つかりません。画面を読み直してください。" },
  "words/withdrawn-before": { status: 409, message: "もうとりさげられています。" },
  "words/time-not-possible": { status: 422, message: "送る時刻は、いまから1年以内にしてください。" },
  "words/no-such-member": { status: 404, message: "そのメールアドレスの会員はいません。" },
  "words/no-such-rank": { status: 422, message: "会員ランクを選んでください。" },
  "words/link-not-possible": {
    status: 422,
    message: "リンクは、/ で始まるお店のページか、https:// で始まる住所にしてください。",
  },
  "words/link-is-given": { status: 422, message: "この種類はアイテムの一覧を開くので、リンクは空にしてください。" },
  "words/no-such-item": {
    status: 422,
    message: "リンクを、販売しているアイテムのページ（/items/detail/1001 など）にしてください。",
  },
  "words/no-such-picture": {
    status: 422,
    message: "画像が見つかりません。/catalogue/1001/101/front.webp のように書いてください。",
  },
  "words/no-such-coupon": { status: 404, message: "クーポンが見つかりません。画面を読み直してください。" },
  "words/coupon-changed": { status: 409, message: "ほかの担当者が先に変えました。画面を読み直してください。" },
  "words/coupon-code": { status: 422, message: "コードは、AからZの英字と数字の4文字から20文字にしてください。" },
  "words/coupon-code-taken": { status: 409, message: "同じコードが使われたことがあります。別のコードにしてください。" },
  "words/coupon-minimum": {
    status: 422,
    message: "最低購入額が小さすぎます。割引のあとに、50円以上が残る額にしてください。",
  },
  "words/coupon-rate": { status: 422, message: "割引率は、0.01%から90%までにしてください。" },
  "words/coupon-days": { status: 422, message: "終了日は、開始日以降で、まだ過ぎていない日にしてください。" },
  "words/coupon-budget": { status: 422, message: "予算は、1回の割引額より大きくしてください。" },
  "words/nobody-named": {
    status: 422,
    message: "会員ではないメールアドレスがあります。1行に1件、登録されているアドレスを書いてください。",
  },
  "words/no-such-work": { status: 404, message: "作品が見つかりません。つくった方が消したか、番号が違います。" },
  "words/work-decided-before": {
    status: 409,
    message: "新しい通報かお申し出が届いたか、ほかの担当者が先に決めました。画面を読み直してください。",
  },
  "words/maker-wants-words": { status: 422, message: "つくった方へのことばを書いてください。" },
  "words/work-not-out": { status: 409, message: "この作品は、いまは制限されていません。画面を読み直してください。" },
  "words/objected-before": {
    status: 409,
    message: "お申し出を受け取っています。運営が確認し、メールでお返事しますので、しばらくお待ちください。",
  },
  "words/no-such-page": { status: 404, message: "ページか版が見つかりません。画面を読み直してください。" },
  "words/text-changed": {
    status: 409,
    message: "別の画面かほかの担当者が、先に変えました。いまの内容をたしかめてから、もう一度進めてください。",
  },
  "words/text-faulty": { status: 422, message: "文に直すところがあります。プレビューで確かめてください。" },
  "words/pages-not-built": {
    status: 503,
    message: "ページの準備ができていないため、プレビューと公開ができません。サーバーの起動をお待ちください。",
  },
  "words/legal-version": {
    status: 422,
    message: "規約とプライバシーポリシーは、いまの版より後の施行日を書いてください。ほかのページに施行日はありません。",
  },
  "words/no-account-type": { status: 422, message: "SNSの種類を選んでください。" },
});
