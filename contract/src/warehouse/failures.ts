import { defineFailures } from "../kernel/index.ts";

export const warehouseFailures = defineFailures({
  "warehouse/no-such-pieces": {
    status: 404,
    message: "お預かりしている商品が見つかりませんでした。画面を更新してご確認ください。",
  },
  "warehouse/not-enough": {
    status: 409,
    message: "在庫が足りません。数を減らすか、画面を更新して在庫をご確認ください。",
  },
  "warehouse/nothing-stored": { status: 409, message: "お預かりしている商品はありません。" },
  "warehouse/no-return-address": { status: 409, message: "先に返送先を登録してください。" },
  "warehouse/not-sendable": {
    status: 422,
    message: "このままでは発送を確定できません。表示された項目をご確認ください。",
  },
  "warehouse/already-sent": {
    status: 409,
    message:
      "変更する前の内容で、発送がすでに確定しています。注文履歴をご確認ください。この内容でも発送する場合は、もう一度確定してください。",
  },
  "warehouse/changed": {
    status: 409,
    message: "金額が変わりました。新しい金額をご確認のうえ、もう一度確定してください。",
  },
});
