import { defineFailures, pickFailures, requestFailures } from "../kernel/index.ts";

/** No wording here tells whether an address has an account. */
export const membersFailures = defineFailures({
  "members/sign-in-failed": {
    status: 422,
    message:
      "ログインできませんでした。メールアドレスとパスワードをご確認ください。登録したばかりの方は、先に確認メールのリンクを開いてください。",
  },
  "members/password-same-as-email": {
    status: 422,
    message: "メールアドレスと同じパスワードは使えません。別のパスワードにしてください。",
  },
  "members/sign-in-paused": {
    status: 429,
    message:
      "ログインの失敗が続いたため、しばらくログインできません。お急ぎのときは、パスワードを再設定すると、すぐにログインできます。",
  },
  "members/password-too-common": {
    status: 422,
    message:
      "よく使われていて推測されやすいパスワードです。関係のないことばをいくつかつなげるなど、別のパスワードにしてください。",
  },
  "members/account-suspended": {
    status: 403,
    message:
      "このアカウントは、ただいまご利用を停止しています。理由と期間は、登録のメールアドレスにお送りしたメールをご覧ください。ご不明な点や退会のご希望は、お問い合わせフォームからご連絡ください。",
  },
  "members/same-email": { status: 422, message: "いまと同じメールアドレスです。新しいアドレスを入力してください。" },
  "members/sign-in-again": {
    status: 403,
    message: "安全のため、いったんログアウトし、ログインし直してから、15分以内にお申し込みください。",
  },
  "members/email-link-not-valid": {
    status: 410,
    message:
      "このリンクは期限切れか、すでに使われているか、新しい申し込みに置き換わっています。「ログインと安全」から、もう一度お申し込みください。",
  },
  "members/birthday-impossible": { status: 422, message: "生年月日をご確認ください。" },
  "members/guardian-consent-required": { status: 422, message: "18歳未満の方は、保護者の同意とお名前が必要です。" },
  "members/link-not-valid": {
    status: 410,
    message: "このリンクは期限切れか、すでに使われています。確認がお済みの方はそのままログインできます。",
  },
  "members/not-the-password": {
    status: 422,
    message:
      "パスワードが違います。会員登録のときに決めたパスワードを入力してください。思い出せないときは、もう一度会員登録をしてください。",
  },
  "members/not-your-password": { status: 422, message: "パスワードが違います。もう一度入力してください。" },
  "members/no-password": {
    status: 409,
    message: "このアカウントにはパスワードがありません。ログイン画面の「パスワードを忘れた方」から設定できます。",
  },
  "members/code-not-valid": {
    status: 422,
    message: "コードが違うか、期限が切れています。メールをご確認いただくか、新しいコードを受け取ってください。",
  },
  "members/withdrawal-blocked": {
    status: 409,
    message: "いまは退会の手続きができません。画面の案内をご確認ください。",
  },
  "members/nickname-missing": { status: 422, message: "ニックネームは必須です" },
  "members/nickname-emoji": { status: 422, message: "ニックネームに絵文字は使えません" },
  "members/nickname-invisible": { status: 422, message: "ニックネームに使えない文字が含まれています" },
  "members/nickname-too-long": { status: 422, message: "ニックネームは50文字以内で入力してください" },
});

/** A handler counts per account too, and the one who is over the limit is refused as at the edge. */
export const tooMany = pickFailures(requestFailures, "request/too-many");
