import { defineFailures } from "../kernel/index.ts";

/** What can be refused of whoever keeps the books. Each says what to do instead. */
export const booksFailures = defineFailures({
  "books/no-such-mapping": { status: 404, message: "CSVの列の設定が見つかりません。画面を読み直してください。" },
  "books/unreadable": {
    status: 422,
    message:
      "レポートを読み取れませんでした。Stripeでは「残高の変動（明細）」のCSVを、ほかのサービスでは登録した形のCSVを選んでください。",
  },
  "books/no-gateway": {
    status: 409,
    message: "決済サービスにつながっていません。レポートのファイルを取り込んでください。",
  },
  "books/gateway-silent": {
    status: 503,
    message: "決済サービスから応答がありません。時間をおいてもう一度お試しください。",
  },
  "books/day-not-over": { status: 422, message: "まだ終わっていない日は締められません。翌日以降に締めてください。" },
  "books/closed-before": {
    status: 409,
    message: "この日は、ほかの担当者が先に締めました。画面を読み直して、ご確認ください。",
  },
  "books/day-changed": {
    status: 409,
    message: "見ているあいだに、この日の記録が変わりました。画面を読み直して、ご確認ください。",
  },
  "books/differences-open": {
    status: 409,
    message: "確認が済んでいない差異があります。差異ごとに「確認済み」にしてから、締めてください。",
  },
  "books/nothing-changed": { status: 409, message: "締めたときから変わっていません。訂正はいりません。" },
  "books/no-such-difference": { status: 409, message: "この差異は、もうありません。画面を読み直してください。" },
  "books/days-not-possible": { status: 422, message: "期間は、1日から92日までで選んでください。" },
  "books/letters-unknown": {
    status: 422,
    message:
      "弥生会計の文字コード（Shift_JIS）にない文字が含まれています。勘定科目の設定と、法人のお客様の会社名をご確認ください。",
  },
  "books/name-too-long": {
    status: 422,
    message: "勘定科目と補助科目は、全角12文字（半角24文字）までにしてください。",
  },
});
