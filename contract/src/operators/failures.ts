import { OPERATOR_PASSKEYS } from "@surimono/domain/operators";
import { defineFailures, pickFailures } from "../kernel/index.ts";
import { membersFailures } from "../members/index.ts";

/** No wording tells whether an address has an account. */
export const operatorsFailures = defineFailures({
  "operators/sign-in-failed": {
    status: 422,
    message: "ログインできませんでした。メールアドレスとパスワードをご確認ください。",
  },
  "operators/code-wrong": {
    status: 422,
    message: "確認コードが違うか、すでに使われています。アプリに表示されている新しいコードを入力してください。",
  },
  "operators/password-wrong": { status: 422, message: "パスワードが違います。もう一度入力してください。" },
  "operators/passkey-not-valid": {
    status: 422,
    message: "パスキーを確認できませんでした。時間がたったか、登録されていないパスキーです。もう一度お試しください。",
  },
  "operators/no-such-passkey": { status: 404, message: "パスキーが見つかりません。画面を読み直してください。" },
  "operators/too-many-passkeys": {
    status: 409,
    message: `パスキーは${OPERATOR_PASSKEYS}個までです。使わないものを削除してから登録してください。`,
  },
  "operators/last-factor": {
    status: 409,
    message:
      "ほかにログインする方法がないため、削除できません。別のパスキーを登録するか、オーナーに招待をご依頼ください。",
  },
  "operators/ticket-expired": { status: 410, message: "時間がたちました。はじめからログインしてください。" },
  "operators/paused": {
    status: 429,
    message: "失敗が続いたため、しばらくログインできません。15分ほど待ってから、もう一度お試しください。",
  },
  "operators/invitation-not-valid": {
    status: 410,
    message: "この招待は期限切れか、すでに使われています。管理者に、もう一度の招待をご依頼ください。",
  },
  "operators/no-such-invitation": {
    status: 404,
    message: "招待が見つかりません。期限が切れたか、すでに使われています。一覧を読み直してください。",
  },
  "operators/no-demo": { status: 404, message: "このお店に、お試しの担当者はいません。" },
  "operators/no-such-operator": { status: 404, message: "担当者が見つかりません。一覧を読み直してください。" },
  "operators/not-yourself": {
    status: 409,
    message: "ご自分の役割と利用は、ご自分では変えられません。ほかのオーナーにご依頼ください。",
  },
  ...pickFailures(membersFailures, "members/password-too-common", "members/password-same-as-email"),
});
