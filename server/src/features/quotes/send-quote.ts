import { fail, formatYen, ok, slashedDay } from "@surimono/domain/kernel";
import { isQuoteOpen } from "@surimono/domain/quotes";
import type { Database } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { letterSignature } from "../orders/index.ts";
import { nameOf } from "./name-of.ts";
import { standingOf } from "./quote-standing.ts";
import { lockQuote, updateQuote } from "./quotes.store.ts";
import type { Quote } from "./quotes.tables.ts";

/** Tells the member of it by letter. The link opens nothing for anybody else, so it needs no secret. */
export async function sendQuote(
  { jobs, env }: Pick<Shop, "jobs" | "env">,
  database: Database,
  quoteId: string,
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return fail("quotes/no-such-quote");
    const { stateAt } = await standingOf(tx, quote);
    const member = await findMemberRecord(tx, quote.userId);
    if (!isQuoteOpen(stateAt(now)) || !member?.user.email) return fail("quotes/over");
    await updateQuote(tx, quote, { sentAt: now });
    await jobs.enqueue(tx, mailJob, quoteLetter(env, quote, { to: member.user.email, name: nameOf(member) }));
    return ok(undefined);
  });
}

function quoteLetter(
  { publicUrl }: Pick<Shop["env"], "publicUrl">,
  quote: Quote,
  { to, name }: { readonly to: string; readonly name: string },
): Letter {
  const text = `${name ? `${name} 様\n\n` : ""}ご相談いただいた内容で、お見積りをご用意しました。
下のリンクをひらいてログインし、内容と金額をご確認のうえ、お支払い方法を選んでご注文ください。
${quote.words ? `\n${quote.words}\n` : ""}
${quote.lines.map((line) => `・${line.name} × ${line.quantity}点`).join("\n")}

お支払い総額：${formatYen(quote.totals.total)}（税込、送料を含みます）
有効期限：${slashedDay(quote.until)}

${publicUrl}/quote/${quote.id}

この金額に、クーポンとマイルはお使いいただけません。
お心当たりがない場合は、このメールを破棄してください。

${letterSignature(publicUrl)}`;
  return { to, subject: "【SURIMONO】お見積りのご案内", text };
}
