import { defineFailures } from "../kernel/index.ts";

/** What an operator can be refused at an order. Each says what to do instead. */
export const counterFailures = defineFailures({
  "orders/no-such-order": { status: 404, message: "ご注文が見つかりません。番号をたしかめてください。" },
  "orders/no-warehouse": { status: 409, message: "このお店には倉庫がありません。小包で発送してください。" },
  "orders/still-cancellable": {
    status: 409,
    message: "お客様がまだキャンセルできる時間です。注文から30分たってから進めてください。",
  },
  "orders/money-given-back": { status: 409, message: "全額を返金したご注文は、印刷に進めません。" },
  "orders/not-the-next-step": {
    status: 409,
    message: "この段階へは進めません。画面を読み直して、いまの状態をご確認ください。",
  },
  "orders/moved-meanwhile": { status: 409, message: "ほかの担当者が先に進めました。画面を読み直してください。" },
  "orders/no-step-to-undo": { status: 409, message: "取り消せる段階がありません。" },
  "orders/account-closed": { status: 409, message: "お客様は退会しています。お知らせできないため、取り消せません。" },
  "orders/no-such-line": { status: 404, message: "その明細はありません。画面を読み直してください。" },
  "orders/no-such-parcel": { status: 404, message: "その小包はありません。画面を読み直してください。" },
  "orders/parcel-not-there": {
    status: 409,
    message: "この小包は、まだその段階ではありません。画面を読み直してください。",
  },
  "orders/piece-to-take-out": {
    status: 409,
    message: "返金や取りやめになった品が、箱に入ったままです。梱包の台でスキャンして、箱から出してください。",
  },
  "orders/piece-not-packed": {
    status: 409,
    message:
      "刷り直しなどで、まだ箱に入っていない品があります。梱包の台でスキャンして箱に入れてから、発送してください。",
  },
  "orders/no-tracking-number": { status: 422, message: "お問い合わせ番号は、数字と英字8〜20文字で入力してください。" },
  "orders/more-than-parcel": { status: 409, message: "選べる点数を超えています。画面を読み直してください。" },
  "orders/piece-not-there": {
    status: 409,
    message: "選んだ1点は、この小包にないか、すでに返金しています。画面を読み直してください。",
  },
  "orders/more-than-kept": {
    status: 409,
    message: "返金額が、お店に残っている金額を超えます。すでに別の返金があります。",
  },
  "orders/refund-differs": {
    status: 409,
    message: "表示した金額から変わりました。画面を読み直して、もう一度たしかめてください。",
  },
  "orders/nothing-to-refund": { status: 422, message: "返金する金額がありません。点数を選んでください。" },
  "orders/not-refundable": { status: 409, message: "お支払いの状態から、いまは返金できません。" },
  "orders/held": { status: 409, message: "このご注文は保留中です。先に保留を解除してください。" },
  "orders/ship-one-by-one": {
    status: 409,
    message: "発送は、お問い合わせ番号とともに小包ごとに記録してください。",
  },
  "orders/too-many-views": { status: 409, message: "保存できる検索は30件までです。使わないものを消してください。" },
  "orders/no-such-letter": { status: 404, message: "そのメールはありません。画面を読み直してください。" },
  "orders/packed-already": {
    status: 409,
    message: "梱包が済んだ小包のお届け先は変えられません。先に梱包を取り消してください。",
  },
  "orders/unlisted-postal-code": {
    status: 409,
    message: "この郵便番号は、郵便局の一覧にありません。番号をお客様にたしかめてください。",
  },
  "orders/other-prefecture": {
    status: 409,
    message: "郵便番号の都道府県と、選んだ都道府県が違います。お客様にたしかめてください。",
  },
  "orders/not-held": { status: 409, message: "このご注文は保留されていません。画面を読み直してください。" },
  "orders/nothing-to-hold": { status: 409, message: "保留できるのは、発送が済んでいないご注文だけです。" },
  "orders/has-left": {
    status: 409,
    message: "発送の済んだ小包があるため、キャンセルできません。返金をご利用ください。",
  },
  "orders/paid-by-invoice": {
    status: 409,
    message: "請求書を発行したご注文はキャンセルできません。点数を選んで返金してください。",
  },
  "orders/nothing-to-replace": {
    status: 409,
    message: "作り直せる商品がありません。返金や作り直しが済んでいないか、ご確認ください。",
  },
  "orders/which-pieces": {
    status: 422,
    message: "名前や番号が1点ずつ違う商品です。1点ずつ、点数と同じだけ選んでください。",
  },
  "orders/nothing-to-split": {
    status: 422,
    message: "分けるものを選んでください。もとの小包にも、1点以上を残します。",
  },
  "orders/pieces-differ": {
    status: 409,
    message: "名前や番号が1点ずつ違う商品のうち、次の小包にもあるものと、返金したものがあるものは、分けられません。",
  },
  "orders/last-parcel": { status: 409, message: "最後の小包は取りやめられません。点数を選んで返金してください。" },
});
