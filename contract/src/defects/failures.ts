import { DEFECT_DAYS, DEFECT_PHOTOS, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { formatNumber } from "@surimono/domain/kernel";
import { defineFailures } from "../kernel/index.ts";

export const defectFailures = defineFailures({
  "defects/no-such-order": { status: 404, message: "ご注文が見つかりませんでした。" },
  "defects/no-such-report": { status: 404, message: "ご連絡が見つかりませんでした。画面を更新してご確認ください。" },
  "defects/not-asked": {
    status: 409,
    message: "この件は、いまお店からのおたずねがありません。画面を更新してご確認ください。",
  },
  "defects/no-such-photo": { status: 404, message: "写真が見つかりません。画面を読み直してください。" },
  "defects/moved-meanwhile": {
    status: 409,
    message: "その間に、お客様のご返信かほかの担当者の回答がありました。画面を読み直してください。",
  },
  "defects/not-from-here": { status: 409, message: "いまの状態からは進められません。画面を読み直してください。" },
  "defects/answer-missing": { status: 422, message: "お客様への言葉を入力してください。" },
  "defects/money-not-back": {
    status: 409,
    message:
      "お代金をいただいたご注文で、このご連絡のあとの返金または減額がまだ終わっていません。そのご注文で済ませてから、もう一度お試しください。",
  },
  "defects/reply-missing": {
    status: 422,
    message: `ご返信を、${formatNumber(DEFECT_WORDS_MAX)}文字以内で入力してください。`,
  },
  "defects/no-such-parcel": { status: 404, message: "お届け先が見つかりませんでした。画面を更新してご確認ください。" },
  "defects/not-sent": { status: 409, message: "まだ発送していません。到着のあとにご連絡ください。" },
  "defects/arrival-missing": { status: 422, message: "到着した日を入力してください。" },
  "defects/arrival-wrong": { status: 422, message: "到着した日は、発送の日から今日までの日をお選びください。" },
  "defects/too-late": {
    status: 409,
    message: `到着後${DEFECT_DAYS}日を過ぎたため、この画面ではお受けできません。お困りのときは、お問い合わせからご相談ください。`,
  },
  "defects/pieces-missing": { status: 422, message: "どの商品かを、数でお知らせください。" },
  "defects/already-reported": {
    status: 409,
    message: "この商品の数だけ、すでにご連絡をいただいています。画面を更新してご確認ください。",
  },
  "defects/words-missing": {
    status: 422,
    message: `商品のようすを、${formatNumber(DEFECT_WORDS_MAX)}文字以内で入力してください。`,
  },
  "defects/photo-missing": { status: 422, message: "ようすのわかる写真を、1枚以上お付けください。" },
  "defects/too-many-photos": { status: 422, message: `写真は${DEFECT_PHOTOS}枚までです。` },
  "defects/photo-too-large": { status: 413, message: "写真は1枚10MBまでです。サイズを小さくしてお試しください。" },
  "defects/photo-not-supported": {
    status: 415,
    message: "JPG・JPEG・PNG・GIFの写真として読み込めませんでした。ファイルの種類をご確認ください。",
  },
  "defects/photo-broken": {
    status: 422,
    message: "写真を読み込めませんでした。ファイルがこわれているようです。別の写真でお試しください。",
  },
  "defects/photo-too-heavy": { status: 422, message: "写真の縦横が大きすぎます。小さくしてからお試しください。" },
  "defects/busy": {
    status: 429,
    message: "ただいま混み合っています。少し待ってから、もう一度お試しください。",
  },
});
