import { defineFailures } from "../kernel/index.ts";

export const designsFailures = defineFailures({
  "designs/not-found": {
    status: 404,
    message: "デザインが見つかりませんでした。マイアイテムからもう一度お選びください。",
  },
  "designs/link-expired": {
    status: 410,
    message: "デザイン画面の有効期限が切れました。マイアイテムから開き直してください。",
  },
  "designs/no-such-item": {
    status: 404,
    message: "このアイテムは現在お取り扱いしていません。ほかのアイテムをお選びください。",
  },
  "designs/no-such-tag": { status: 422, message: "このアイテムには、そのタグを付けられません。" },
  "designs/choice-not-printable": {
    status: 422,
    message: "この印刷方法・色・印刷位置の組み合わせでは印刷できません。アイテムの画面で選び直してください。",
  },
  "designs/color-not-offered": {
    status: 422,
    message: "この色では、いまはおつくりできません。ほかの色をお選びください。",
  },
  "designs/completed": {
    status: 409,
    message: "完成したアイテムのデザインは変更できません。新しいデザインはアイテムの画面から始められます。",
  },
  "designs/deleted": {
    status: 410,
    message: "このデザインは、マイアイテムから削除されています。",
  },
  "designs/changed-elsewhere": {
    status: 409,
    message: "別の画面でこのデザインが更新されています。どちらの内容を残すかお選びください。",
  },
  "designs/does-not-fit": {
    status: 422,
    message: "デザインとアイテムの組み合わせが合いません。アイテムの画面から開き直してください。",
  },
  "designs/removed": {
    status: 409,
    message: "運営の確認により、このデザインのコピーはつくれません。くわしくは、お送りしたメールをご覧ください。",
  },
  "designs/nothing-to-copy": {
    status: 422,
    message: "コピーするデザインがありません。デザインのある場所をお選びください。",
  },
  "designs/not-printable": {
    status: 422,
    message: "このままでは印刷できない箇所があります。「チェック」の内容をご確認ください。",
  },
  "designs/warnings-not-accepted": {
    status: 422,
    message: "ご確認いただいていない注意点があります。「チェック」の内容をご確認ください。",
  },
  "designs/no-such-picture": { status: 422, message: "使われている画像が見つかりません。画像を入れ直してください。" },
  "designs/picture-not-found": { status: 404, message: "画像が見つかりませんでした。" },
  "designs/picture-too-large": { status: 413, message: "画像は5MBまでです。サイズを小さくしてからお試しください。" },
  /** Told by its content: a PNG that lost its beginning is not known as one. */
  "designs/picture-not-supported": {
    status: 415,
    message:
      "JPG・JPEG・PNG・GIFの画像として読み込めませんでした。ファイルの種類と、こわれていないかをご確認ください。",
  },
  "designs/picture-broken": {
    status: 422,
    message: "画像を読み込めませんでした。ファイルがこわれているようです。別の画像でお試しください。",
  },
  "designs/picture-too-many-pixels": {
    status: 422,
    message: "画像の縦横が大きすぎます。5,000万画素（7,000×7,000ほど）までの画像をお使いください。",
  },
  "designs/picture-too-heavy": {
    status: 422,
    message: "画像の読み込みに時間がかかりすぎました。縦横を小さくしてからお試しください。",
  },
  "designs/picture-busy": {
    status: 429,
    message: "ただいま混み合っています。少し待ってから、もう一度お試しください。",
  },
  "designs/version-not-found": { status: 404, message: "印刷データが見つかりませんでした。" },
  "designs/no-such-print-file": { status: 404, message: "このデザインには、その印刷データはありません。" },
  "designs/too-many-pictures": {
    status: 409,
    message: "保存できる画像は300枚までです。使っていない画像を削除してください。",
  },
});
