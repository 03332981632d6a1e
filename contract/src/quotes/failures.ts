import { LEAST_SCREEN_PIECES } from "@surimono/domain/catalogue";
import { defineFailures } from "../kernel/index.ts";

export const quoteFailures = defineFailures({
  "quotes/no-such-quote": { status: 404, message: "お見積りが見つかりません。お店にお問い合わせください。" },
  "quotes/over": { status: 410, message: "このお見積りは終了しました。ご希望のときは、お店にご連絡ください。" },
  "quotes/renewed": {
    status: 409,
    message: "お見積りの内容が新しくなりました。もう一度、内容と金額をご確認ください。",
  },
  "quotes/changed": {
    status: 409,
    message: "お見積りのあとにデザインやタグが変わったため、ご注文いただけません。お店にご連絡ください。",
  },
  "quotes/not-orderable": {
    status: 409,
    message: "いまは注文できない商品、点数、またはお支払い方法があります。ご確認ください。",
  },
  "quotes/too-few-for-screens": {
    status: 409,
    message: `シルクスクリーンは、同じデザインを合わせて${LEAST_SCREEN_PIECES}点からです。サイズは混ぜられます。点数を増やしてください。`,
  },
  /** With the `name` of the my item and its `limit`. */
  "quotes/too-many-pieces": {
    status: 409,
    message: "一度にご注文いただける点数を超えた商品があります。サイズを合わせた点数を減らしてください。",
  },
  "quotes/address-missing": { status: 422, message: "お届け先を選んでください。" },
  "quotes/with-words": { status: 409, message: "名前や番号を1点ずつ入れる商品は、お客様がカートでご注文ください。" },
  "quotes/no-such-member": { status: 404, message: "会員が見つかりません。" },
  "quotes/no-such-address": { status: 404, message: "お届け先が見つかりません。もう一度選んでください。" },
  "quotes/price-out-of-range": {
    status: 403,
    message: "お約束の金額は、通常の金額より低く、あなたの役割で決められる金額までにしてください。",
  },
  "quotes/reason-missing": { status: 422, message: "お約束の金額の理由を入力してください。" },
  "quotes/no-such-day": { status: 422, message: "期限は、今日から60日のあいだで選んでください。" },
  "quotes/moved-meanwhile": {
    status: 409,
    message:
      "この下書きは、開いたあとに変わったか、送られました。画面を読み直し、いまの内容をたしかめてから、もう一度進めてください。",
  },
  "quotes/being-paid": {
    status: 409,
    message: "お客様がお支払いの途中です。お支払いの画面は31分で閉じます。しばらくしてから、もう一度お試しください。",
  },
});
