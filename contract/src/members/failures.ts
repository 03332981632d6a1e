import {
  NICKNAME_MAX,
  type NicknameProblem,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordProblem,
  type WithdrawalObstacle,
} from "@surimono/domain/members";
import { defineFailures, pickFailures, requestFailures } from "../kernel/index.ts";

export const nicknameMessages: Readonly<Record<NicknameProblem, string>> = {
  missing: "ニックネームは必須です",
  emoji: "ニックネームに絵文字は使えません",
  invisible: "ニックネームに使えない文字が含まれています",
  "too-long": `ニックネームは${NICKNAME_MAX}文字以内で入力してください`,
};

export const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  "too-short": `パスワードは${PASSWORD_MIN}文字以上で入力してください`,
  "too-long": `パスワードは${PASSWORD_MAX}文字以内で入力してください`,
  "same-as-email": "メールアドレスと同じパスワードは使えません",
};

/** What must end before an account can be closed. */
export const withdrawalMessages: Readonly<Record<WithdrawalObstacle, string>> = {
  paying: "お支払いの途中のご注文があります。お支払いを終えるか、30分ほどたってから、もう一度お試しください。",
  unpaid: "お支払いが済んでいないご注文があります。ご入金の確認後に、退会の手続きをお願いします。",
  "on-its-way": "お届けが済んでいないご注文があります。お届けの完了後に、退会の手続きをお願いします。",
  refunding: "返金の手続き中のご注文があります。返金の完了後に、退会の手続きをお願いします。",
  stored: "倉庫にお預かりしている商品があります。お受け取りの後に、退会の手続きをお願いします。",
  "kept-money": "お預かりしているお金があります。ご返金の後に退会の手続きができますので、お問い合わせください。",
};

/** No wording here tells whether an address has an account. */
export const membersFailures = defineFailures({
  "members/sign-in-failed": {
    status: 422,
    message:
      "ログインできませんでした。メールアドレスとパスワードをご確認ください。登録したばかりの方は、先に確認メールのコードを入力するか、リンクを開いてください。",
  },
  "members/password-same-as-email": {
    status: 422,
    message: `${passwordMessages["same-as-email"]}。別のパスワードにしてください。`,
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
    message: "このアカウントには、まだパスワードがありません。パスワードの再設定のページから設定できます。",
  },
  "members/code-not-valid": {
    status: 422,
    message: "コードが違うか、期限が切れています。メールをご確認いただくか、新しいコードを受け取ってください。",
  },
  "members/withdrawal-blocked": {
    status: 409,
    message: "いまは退会の手続きができません。画面の案内をご確認ください。",
  },
  "members/nickname-missing": { status: 422, message: nicknameMessages.missing },
  "members/nickname-emoji": { status: 422, message: nicknameMessages.emoji },
  "members/nickname-invisible": { status: 422, message: nicknameMessages.invisible },
  "members/nickname-too-long": { status: 422, message: nicknameMessages["too-long"] },
});

export const nicknameFailures = pickFailures(
  membersFailures,
  "members/nickname-missing",
  "members/nickname-emoji",
  "members/nickname-invisible",
  "members/nickname-too-long",
);

/** A handler counts per account too, and refuses over the limit as the edge does. */
export const tooMany = pickFailures(requestFailures, "request/too-many");
