import type { Shop } from "../../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../../platform/mac.ts";
import { findEmail } from "../members.store.ts";
import { sixDigitsOf } from "../six-digits.ts";
import { keepCode, tryCode } from "./withdrawal.store.ts";

const VALID_MINUTES = 30;
const MOST_TRIES = 5;

/** Makes the code of the letter that this job sends, and sends it; that of a letter before is void. */
export async function mailWithdrawalCode(shop: Shop, userId: string, jobId: string): Promise<void> {
  const email = await findEmail(shop.database.db, userId);
  if (!email) return;
  const code = sixDigitsOf(shop.env.secret, `withdrawal ${userId} ${jobId}`);
  const expiresAt = new Date(shop.now().getTime() + VALID_MINUTES * 60_000);
  await keepCode(shop.database.db, userId, hashOf(shop, userId, code), expiresAt);
  const letter = {
    to: email,
    subject: "【SURIMONO】退会の確認コード",
    text: [
      "退会の手続きのための確認コードです。",
      "",
      `確認コード：${code}`,
      "",
      `コードは${VALID_MINUTES}分間使えます。退会のページに入力してください。`,
      "お心当たりがない場合は、入力しない限り、アカウントは変わりません。",
    ].join("\n"),
  };
  await shop.mail.send(letter, jobId);
}

export async function isWithdrawalCode(shop: Shop, userId: string, typed: string): Promise<boolean> {
  const kept = await tryCode(shop.database.db, userId, { now: shop.now(), mostTries: MOST_TRIES });
  const code = typed.normalize("NFKC").trim();
  return kept !== undefined && isSameSecret(kept, hashOf(shop, userId, code));
}

function hashOf({ env }: Shop, userId: string, code: string): string {
  return macOf(env.secret, `withdrawal ${userId} ${code}`);
}
