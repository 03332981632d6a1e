import { defineFailures } from "../kernel/index.ts";

/** What an operator can be refused at a member. Each says what to do instead. */
export const deskFailures = defineFailures({
  "desk/no-such-member": { status: 404, message: "会員が見つかりません。退会したか、番号が違います。" },
  "desk/no-such-business": { status: 409, message: "法人の会員ではありません。画面を読み直してください。" },
  "desk/decided-meanwhile": {
    status: 409,
    message: "この法人については、ほかの担当者が先に決めました。画面を読み直して、ご確認ください。",
  },
  "desk/until-is-over": { status: 422, message: "停止の最終日は、今日以降の日にしてください。" },
  "desk/not-suspended": { status: 409, message: "いまは停止していません。画面を読み直してください。" },
  "desk/nothing-given-up": { status: 409, message: "やり直すものがありません。画面を読み直してください。" },
  "desk/times-not-possible": {
    status: 422,
    message: "開始はいまより後、終了は開始より後の時刻にしてください。閉じているあいだは、終了だけを決められます。",
  },
  "desk/is-open": { status: 409, message: "お店は、もうひらいています。画面を読み直してください。" },
  "desk/no-such-link": {
    status: 422,
    message: "リンクは、/items のようなお店のページか、https:// で始まる住所にしてください。",
  },
  "desk/days-not-possible": { status: 422, message: "期間は、1日から366日までで選んでください。" },
  "desk/no-such-bill": { status: 404, message: "請求書が見つかりません。番号をご確認ください。" },
  "desk/bill-changed": {
    status: 409,
    message: "この請求書に、ほかの記録が加わりました。画面を読み直して、ご確認ください。",
  },
  "desk/day-not-possible": { status: 422, message: "入金日は、今日までの日にしてください。" },
  "desk/still-cancellable": {
    status: 409,
    message: "ご注文から30分以内は、お客様が取り消せます。時間をおいて記録してください。",
  },
  "desk/no-such-line": { status: 404, message: "入金の明細が見つかりません。画面を読み直してください。" },
  "desk/line-changed": {
    status: 409,
    message: "この明細は、ほかの人が照合しました。画面を読み直して、ご確認ください。",
  },
  "desk/more-than-line": { status: 422, message: "金額の合計が、明細の残りを超えています。" },
  "desk/no-such-mapping": { status: 404, message: "CSVの列の設定が見つかりません。画面を読み直してください。" },
  "desk/other-account": { status: 422, message: "請求書に書かれた口座とは、別の口座の明細です。" },
  "desk/unreadable-statement": {
    status: 422,
    message: "ファイルを読み取れませんでした。形式をご確認のうえ、銀行の画面からもう一度ダウンロードしてください。",
  },
  "desk/more-than-kept": { status: 422, message: "お預かりしている金額を超えています。" },
  "desk/more-than-left": { status: 422, message: "この注文に残っている金額を超えています。" },
  "desk/no-such-invoiced": {
    status: 404,
    message: "請求書払いで確定しているご注文が見つかりません。番号をご確認ください。",
  },
  "desk/no-such-payment": { status: 404, message: "入金の記録が見つかりません。画面を読み直してください。" },
  "desk/undone-before": { status: 409, message: "この入金は、もう取り消されています。画面を読み直してください。" },
  "desk/closing-blocked": {
    status: 409,
    message: "まだ終わっていないご注文などがあるため、退会にできません。画面の案内をご確認ください。",
  },
});
