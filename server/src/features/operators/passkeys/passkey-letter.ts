import type { Letter } from "../../../platform/mail/index.ts";

const DID = {
  added: ["パスキーを登録しました", "が登録されました"],
  removed: ["パスキーを削除しました", "が削除されました"],
} as const;

/** Whoever did not do it learns of it. */
export function passkeyLetter(
  { email, name }: { readonly email: string; readonly name: string },
  passkey: string,
  what: keyof typeof DID,
): Letter {
  const [subject, did] = DID[what];
  return {
    to: email,
    subject: `【SURIMONO】管理画面の${subject}`,
    text: [
      `${name} 様`,
      "",
      `管理画面にログインするパスキー「${passkey}」${did}。`,
      "お心当たりがない場合は、すぐにオーナーにご連絡ください。",
    ].join("\n"),
  };
}
