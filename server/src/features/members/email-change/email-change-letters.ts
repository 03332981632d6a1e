import type { Shop } from "../../../platform/http/index.ts";
import type { Letter } from "../../../platform/mail/index.ts";
import { findUserId } from "../members.store.ts";
import { findEmailChange } from "./email-change.store.ts";
import { emailChangeToken } from "./email-change-link.ts";

/** The letter and the screen say so too. */
export const EMAIL_CHANGE_HOURS = 24;

/** To the new address: the link, or, if it has an account, that someone asked for it. Nothing if another request came since. */
export async function sendEmailChange(shop: Shop, changeId: string): Promise<void> {
  const { db } = shop.database;
  const change = await findEmailChange(db, changeId, shop.now());
  if (!change) return;
  const { publicUrl } = shop.env;
  const isTaken = await findUserId(db, change.email);
  await shop.mail.send(
    isTaken ? alreadyTaken(change.email, publicUrl) : link(change.email, publicUrl, emailChangeToken(shop, changeId)),
  );
}

function link(to: string, publicUrl: string, token: string): Letter {
  return {
    to,
    subject: "【SURIMONO】新しいメールアドレスの確認",
    text: [
      "SURIMONOのアカウントのメールアドレスを、このアドレスに変更する申し込みがありました。",
      "下のリンクを開き、「変更する」を押すと、変更が完了します。",
      "",
      `${publicUrl}/email-change?token=${token}`,
      "",
      `リンクは${EMAIL_CHANGE_HOURS}時間、一度だけ使えます。`,
      "お心当たりがない場合は、このメールを破棄してください。「変更する」を押さない限り、何も変わりません。",
    ].join("\n"),
  };
}

function alreadyTaken(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】メールアドレスの変更の申し込みについて",
    text: [
      "別のアカウントのメールアドレスを、このアドレスに変更する申し込みがありましたが、このアドレスはすでに会員登録に使われているため、変更できません。",
      "",
      "このアドレスのアカウントをお使いになる場合は、下のページからログインしてください。",
      `${publicUrl}/login`,
      "",
      "お心当たりがない場合は、何もしなくて構いません。どのアカウントも変わっていません。",
    ].join("\n"),
  };
}

/** To the present address, as soon as it is asked for. The new one is not named: the mailbox may be in other hands. */
export function changeAskedFor(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】メールアドレスの変更の申し込みがありました",
    text: [
      "マイページで、メールアドレスの変更の申し込みがありました。新しいアドレスにお送りしたリンクで確認が済むまで、いまのアドレスのままお使いいただけます。",
      "",
      "お心当たりがない場合は、すぐに下のページでパスワードを再設定してください。変更の申し込みも取り消されます。",
      `${publicUrl}/password-reset`,
    ].join("\n"),
  };
}

/** To the old address. */
export function changed(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】メールアドレスを変更しました",
    text: [
      "アカウントのメールアドレスが変更されました。今後のログインとお知らせには、新しいアドレスを使います。ほかの端末でのログインはすべて終了しました。",
      "これまでのご注文についてのお知らせも、これからは新しいアドレスにお送りします。",
      "",
      "お心当たりがない場合は、お手数ですが、このメールアドレスを書き添えて、すぐにお問い合わせください。アカウントの状態を確認し、元に戻す手続きをご案内します。",
      `${publicUrl}/inquiryFormContent`,
    ].join("\n"),
  };
}
