import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { LETTER_HANDLING } from "../../platform/mail/index.ts";
import { sendEmailChange } from "./email-change/email-change-letters.ts";
import { type Identity, RESET_MINUTES, VERIFICATION_HOURS } from "./identity/index.ts";
import { findSignUp, findUserId, listSignUps, type SignUp } from "./members.store.ts";
import { CODE_MINUTES, makeSignUpCode } from "./sign-up/sign-up-code.ts";

/**
 * What the letter is about, not the letter: token and code are made when it is sent, so that neither is ever in the database, and asking costs
 * the same whether or not the address has an account.
 */
export type AccountLetter =
  | { readonly about: "sign-up"; readonly signUpId: string }
  | { readonly about: "verification"; readonly email: string }
  | { readonly about: "password-reset"; readonly email: string }
  | { readonly about: "email-change"; readonly changeId: string };

export const accountLetterJob = jobKind<AccountLetter>("account-letter");

export function handleAccountLetters(shop: Shop, identity: Identity): void {
  shop.jobs.handle(
    accountLetterJob,
    (letter, { id }) => sendAccountLetter({ ...shop, mail: withId(shop.mail, id) }, identity, letter, id),
    // Token and code are made when it is sent, and nothing is where the sign-up or the change is over by then.
    { ...LETTER_HANDLING, forDays: true, atOnce: 5 },
  );
}

/** Each of these jobs sends at most one letter. */
const withId = (mail: Shop["mail"], id: string): Shop["mail"] => ({ ...mail, send: (letter) => mail.send(letter, id) });

async function sendAccountLetter(shop: Shop, identity: Identity, letter: AccountLetter, jobId: string): Promise<void> {
  if (letter.about === "password-reset") return sendReset(shop, identity, letter.email);
  if (letter.about === "email-change") return sendEmailChange(shop, letter.changeId);
  const { db } = shop.database;
  const signUp =
    letter.about === "sign-up" ? await findSignUp(db, letter.signUpId) : (await listSignUps(db, letter.email))[0];
  const email = signUp?.email ?? (letter.about === "verification" ? letter.email : undefined);
  if (!email) return;
  if (await findUserId(db, email)) return sendAlreadyMember(shop, email);
  if (signUp) await sendVerification(shop, identity, signUp, jobId);
}

async function sendVerification(shop: Shop, identity: Identity, signUp: SignUp, jobId: string): Promise<void> {
  const { id, email, details } = signUp;
  const token = await identity.createVerificationToken(id);
  const code = await makeSignUpCode(shop, id, jobId);
  const query = new URLSearchParams({ token, ...(details.wantedPath && { redirectTo: details.wantedPath }) });
  await shop.mail.send({
    to: email,
    // Read from the telephone's notice, without leaving the page.
    subject: `【SURIMONO】確認コードは${code}です`,
    text: [
      "SURIMONOにご登録いただき、ありがとうございます。",
      "登録の画面に、次の確認コードを入力すると、登録が完了します。",
      "",
      `確認コード：${code}`,
      "",
      `コードは${CODE_MINUTES}分間使えます。登録の画面を閉じたあとは、下のリンクを開いてください。`,
      "ほかの端末で開いたときは、登録のときに決めたパスワードを入力します。",
      "",
      `${shop.env.publicUrl}/verification?${query}`,
      "",
      `リンクは${VERIFICATION_HOURS}時間、一度だけ使えます。`,
      "お心当たりがない場合は、このメールを破棄してください。コードを入力するか、リンクを開かない限り、登録は行われません。",
    ].join("\n"),
  });
}

async function sendAlreadyMember(shop: Shop, email: string): Promise<void> {
  await shop.mail.send({
    to: email,
    subject: "【SURIMONO】すでに会員登録がお済みです",
    text: [
      "このメールアドレスで会員登録の申し込みがありましたが、すでに登録がお済みです。",
      "下のページからログインしてください。",
      "",
      `${shop.env.publicUrl}/login`,
      "",
      "パスワードをお忘れの場合は、こちらから再設定できます。",
      `${shop.env.publicUrl}/password-reset`,
      "",
      "お心当たりがない場合は、何もしなくて構いません。アカウントは変わっていません。",
    ].join("\n"),
  });
}

async function sendReset(shop: Shop, identity: Identity, email: string): Promise<void> {
  const userId = await findUserId(shop.database.db, email);
  if (!userId) return;
  const token = await identity.createResetToken(userId);
  await shop.mail.send({
    to: email,
    subject: "【SURIMONO】パスワードの再設定",
    text: [
      "下のリンクを開いて、新しいパスワードを設定してください。",
      "",
      `${shop.env.publicUrl}/password-reset?token=${token}`,
      "",
      `リンクは${RESET_MINUTES}分間、一度だけ使えます。`,
      "お心当たりがない場合は、このメールを破棄してください。パスワードは変わっていません。",
    ].join("\n"),
  });
}
