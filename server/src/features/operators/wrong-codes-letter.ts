import type { Letter } from "../../platform/mail/index.ts";

/** Whoever tried the codes has the password: its owner learns of it with the first pause of a day. */
export function wrongCodesLetter({ email, name }: { readonly email: string; readonly name: string }): Letter {
  return {
    to: email,
    subject: "【SURIMONO】管理画面の確認コードが続けて間違えられました",
    text: [
      `${name} 様`,
      "",
      "正しいパスワードのあとに、管理画面の確認コードが何度も間違えられたため、しばらく受け付けを止めています。ログインはされていません。",
      "お心当たりがない場合は、パスワードを知られています。すぐにオーナーにご連絡のうえ、招待を受け直してパスワードを変えてください。",
    ].join("\n"),
  };
}
