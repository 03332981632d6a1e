import { defineFailures } from "../kernel/index.ts";

/** What an operator can be refused at a member. Each says what to do instead. */
export const deskFailures = defineFailures({
  "desk/no-such-member": { status: 404, message: "会員が見つかりません。退会したか、番号が違います。" },
  "desk/no-such-business": { status: 409, message: "法人の会員ではありません。画面を読み直してください。" },
  "desk/until-is-over": { status: 422, message: "停止の最終日は、今日以降の日にしてください。" },
  "desk/not-suspended": { status: 409, message: "いまは停止していません。画面を読み直してください。" },
  "desk/nothing-given-up": { status: 409, message: "やり直すものがありません。画面を読み直してください。" },
  "desk/times-not-possible": { status: 422, message: "開始はいまより後、終了は開始より後の時刻にしてください。" },
  "desk/no-such-link": {
    status: 422,
    message: "リンクは、/items のようなお店のページか、https:// で始まる住所にしてください。",
  },
  "desk/days-not-possible": { status: 422, message: "期間は、1日から366日までで選んでください。" },
  "desk/closing-blocked": {
    status: 409,
    message: "まだ終わっていないご注文などがあるため、退会にできません。画面の案内をご確認ください。",
  },
});
