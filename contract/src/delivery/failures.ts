import { defineFailures } from "../kernel/index.ts";

export const deliveryFailures = defineFailures({
  "delivery/invalid-address": { status: 422, message: "お届け先に誤りがあります。赤く示した項目をご確認ください。" },
  "delivery/no-such-address": { status: 404, message: "このお届け先は見つかりませんでした。" },
  "delivery/address-book-full": {
    status: 409,
    message: "お届け先の登録は50件までです。不要なものを削除してください。",
  },
  "delivery/no-such-postal-code": {
    status: 404,
    message: "郵便番号に当てはまる住所が見つかりませんでした。住所を直接入力してください。",
  },
  "delivery/invalid-postal-code": { status: 422, message: "郵便番号は7桁の数字で入力してください。" },
});
