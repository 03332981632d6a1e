import { defineFailures } from "../kernel/index.ts";

export const orderFailures = defineFailures({
  "orders/cart-changed": {
    status: 409,
    message: "カートの内容または価格が変わりました。新しい金額をご確認のうえ、もう一度確定してください。",
  },
  "orders/not-orderable": {
    status: 422,
    message: "このままでは注文を確定できません。表示された項目をご確認ください。",
  },
  "orders/account-not-set-up": {
    status: 403,
    message: "ご注文の前に、生年月日の登録と利用規約・プライバシーポリシーへの同意をお願いします。",
  },
  "orders/no-such-cart": { status: 404, message: "カートが見つかりませんでした。画面を更新してご確認ください。" },
  "orders/being-placed": { status: 409, message: "ご注文の手続き中です。少し待ってから注文履歴をご確認ください。" },
  "orders/no-such-order": { status: 404, message: "ご注文が見つかりませんでした。" },
  "orders/too-late-to-cancel": {
    status: 409,
    message: "印刷の準備がはじまったため、キャンセルできません。お問い合わせください。",
  },
});
