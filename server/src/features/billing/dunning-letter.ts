import { type DocumentSheet, sheetDue } from "@surimono/domain/documents";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import type { Letter, LetterPicture } from "../../platform/mail/index.ts";
import { letterSignature } from "../orders/index.ts";

interface Reminder {
  readonly to: string;
  readonly id: string;
  readonly number: string;
  readonly sheet: DocumentSheet;
  readonly open: number;
  /** Since the due day. */
  readonly days: number;
  /** What it is about. */
  readonly orders: { readonly text: string; readonly pictures: readonly LetterPicture[] };
}

const SUBJECTS: Readonly<Record<number, string>> = {
  3: "お支払いのご確認のお願い",
  10: "お支払いのお願い（2回目）",
  30: "お支払いのお願い（3回目）",
};

const LAST_STEP = 30;

/** What is open of a bill after its day, and what is stopped until it is paid. */
export function dunningLetter({ to, id, number, sheet, open, days, orders }: Reminder, publicUrl: string): Letter {
  const firm =
    days >= LAST_STEP
      ? "\nご入金を確認できない場合は、遅延損害金を申し受けることがあります。お支払いが難しいときは、ご連絡ください。"
      : "";
  const text = `${sheet.recipient}

下記のご請求について、お支払期限を過ぎても、ご入金を確認できていません。
お手数ですが、未払いの額をお振り込みください。行き違いでお支払い済みの場合は、ご容赦ください。${firm}

番号：${number}
ご請求金額：${formatYen(sheet.sum.amount)}（税込）
お支払期限：${slashedDay(sheetDue(sheet))}
未払いの額：${formatYen(open)}（税込）

お振込先：
${sheet.bank.map(({ name, value }) => `${name}　${value}`).join("\n")}

${orders.text}

ご入金を確認するまで、請求書払いでの新しいご注文は承れません。クレジットカードとPayPayでは、ご注文いただけます。

請求書：
${publicUrl}/my-page/documents/${id}
ご請求とご入金のようす：
${publicUrl}/my-page/bills

${letterSignature(publicUrl)}`;
  return {
    to,
    subject: `【SURIMONO】${SUBJECTS[days] ?? SUBJECTS[LAST_STEP]}（${number}）`,
    text,
    pictures: orders.pictures,
  };
}
