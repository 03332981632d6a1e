import { formatYen, slashedDay } from "@surimono/domain/kernel";
import type { Letter } from "../../platform/mail/index.ts";
import { letterSignature } from "../orders/index.ts";
import type { Quote } from "./quotes.tables.ts";

interface Told {
  readonly to: string;
  readonly name: string;
  /** Whether the customer was told of an earlier revision of it. */
  readonly isChange: boolean;
}

const OFFER = {
  subject: "【SURIMONO】お見積りのご案内",
  lead: "ご相談いただいた内容で、お見積りをご用意しました。",
};
const CHANGE = {
  subject: "【SURIMONO】お見積りの内容が変わりました",
  lead: "お見積りの内容を改めました。前の内容ではご注文いただけません。",
};

/** The link opens nothing for anybody else, so it needs no secret. */
export function quoteLetter(publicUrl: string, quote: Quote, { to, name, isChange }: Told): Letter {
  const { subject, lead } = isChange ? CHANGE : OFFER;
  const text = `${name ? `${name} 様\n\n` : ""}${lead}
下のリンクをひらいてログインし、内容と金額をご確認のうえ、お支払い方法を選んでご注文ください。
見積書（PDF）も、同じページから保存できます。
${quote.words ? `\n${quote.words}\n` : ""}
${quote.lines.map((line) => `・${line.name} × ${line.quantity}点`).join("\n")}

お支払い総額：${formatYen(quote.totals.total)}（税込、送料を含みます）
有効期限：${slashedDay(quote.until)}

${publicUrl}/quote/${quote.id}

この金額に、クーポンとマイルはお使いいただけません。
お心当たりがない場合は、このメールを破棄してください。

${letterSignature(publicUrl)}`;
  return { to, subject, text };
}
