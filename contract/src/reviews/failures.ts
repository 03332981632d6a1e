import { formatNumber } from "@surimono/domain/kernel";
import { REVIEW_PHOTOS, REVIEW_WORDS_MAX } from "@surimono/domain/reviews";
import { defineFailures } from "../kernel/index.ts";

export const reviewFailures = defineFailures({
  "reviews/no-such-item": { status: 404, message: "アイテムが見つかりませんでした。一覧からお選びください。" },
  "reviews/not-bought": {
    status: 403,
    message: "レビューは、この商品がご注文で発送されたあとに書けます。",
  },
  "reviews/no-such-review": { status: 404, message: "レビューが見つかりませんでした。画面を読み直してください。" },
  "reviews/words-missing": {
    status: 422,
    message: `レビューを、${formatNumber(REVIEW_WORDS_MAX)}文字以内で入力してください。`,
  },
  "reviews/too-many-photos": { status: 422, message: `写真は${REVIEW_PHOTOS}枚までです。` },
  "reviews/photo-too-large": { status: 413, message: "写真は1枚10MBまでです。サイズを小さくしてお試しください。" },
  "reviews/photo-not-supported": {
    status: 415,
    message: "JPG・JPEG・PNG・GIFの写真として読み込めませんでした。ファイルの種類をご確認ください。",
  },
  "reviews/photo-broken": {
    status: 422,
    message: "写真を読み込めませんでした。ファイルがこわれているようです。別の写真でお試しください。",
  },
  "reviews/photo-too-heavy": { status: 422, message: "写真の縦横が大きすぎます。小さくしてからお試しください。" },
  "reviews/busy": { status: 429, message: "ただいま混み合っています。少し待ってから、もう一度お試しください。" },
  "reviews/own": { status: 409, message: "ご自分のレビューは、編集か削除ができます。" },
  "reviews/decided-before": {
    status: 409,
    message: "書きなおされたか、新しい通報が届いたか、ほかの担当者が先に決めました。画面を読み直してください。",
  },
  "reviews/author-wants-words": { status: 422, message: "書いた方に伝えることばを入力してください。" },
});
