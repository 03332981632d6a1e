import { DOCUMENT_NAME_MAX } from "@surimono/domain/documents";
import { defineFailures } from "../kernel/index.ts";

export const documentFailures = defineFailures({
  "documents/no-such-document": { status: 404, message: "書面が見つかりませんでした。" },
  "documents/no-such-order": { status: 404, message: "ご注文が見つかりませんでした。" },
  "documents/not-offered": { status: 409, message: "このご注文では、この書面を発行できません。" },
  "documents/not-paid": { status: 409, message: "領収書は、お支払いを確認したあとに発行できます。" },
  "documents/still-cancellable": {
    status: 409,
    message: "請求書は、キャンセルできる時間が過ぎたあとに発行できます。",
  },
  "documents/not-sent": { status: 409, message: "納品書は、発送のあとに発行できます。" },
  "documents/not-refunded": { status: 409, message: "返還請求書は、返金の手続きが完了したあとに発行できます。" },
  "documents/name-missing": {
    status: 422,
    message: `宛名を${DOCUMENT_NAME_MAX}文字以内で入力してください。`,
  },
  "documents/nothing-to-estimate": { status: 409, message: "カートが空です。商品を入れてから、お見積りください。" },
  "documents/cart-not-orderable": {
    status: 409,
    message: "注文できない商品がカートにあります。カートの案内をご確認のうえ、もう一度お見積りください。",
  },
  "documents/estimate-over": {
    status: 409,
    message: "この見積書は有効期限を過ぎました。お手数ですが、カートからもう一度お見積りください。",
  },
  "documents/too-many": {
    status: 413,
    message: "一度に書き出せる数を超えています。期間をせばめてお試しください。",
  },
});
