import { DONE } from "@surimono/contract/kernel";
import { checkInquiry, type Inquiry, inquiryTopicNames } from "@surimono/domain/editorial";
import { fail, ok, plainEmail, plainPhone } from "@surimono/domain/kernel";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { insertInquiry, lockInquiries, wasAsked } from "./editorial.store.ts";

/** The same words within this time are one inquiry: two clicks, or sent again because the first answer was lost. */
const REPEAT_MS = 10 * 60_000;

export interface KeptInquiry extends Inquiry {
  readonly id: string;
  readonly userId: string | null;
}
export type OnAsked = Hook<KeptInquiry>;

/** Kept and mailed in one transaction, so that no question is lost between the two. */
export async function sendInquiry(shop: Shop, asked: Inquiry, userId: string | undefined, onAsked: OnAsked) {
  const [problem] = checkInquiry(asked);
  if (problem) return fail(problem.code);
  const inquiry: Inquiry = {
    topic: asked.topic,
    name: asked.name.trim(),
    email: plainEmail(asked.email),
    phone: plainPhone(asked.phone),
    message: asked.message.trim(),
  };
  return shop.database.inTransaction(async (tx) => {
    await lockInquiries(tx, inquiry.email);
    const now = shop.now();
    if (await wasAsked(tx, inquiry, new Date(now.getTime() - REPEAT_MS))) return ok(DONE);
    const id = await insertInquiry(tx, { ...inquiry, userId: userId ?? null, createdAt: now });
    await onAsked(tx, { ...inquiry, id, userId: userId ?? null }, shop);
    await shop.jobs.enqueue(tx, mailJob, letterToOperator(shop, id, inquiry, userId));
    await shop.jobs.enqueue(tx, mailJob, receipt(id, inquiry));
    return ok(DONE);
  });
}

function letterToOperator(shop: Shop, id: string, inquiry: Inquiry, userId: string | undefined): Letter {
  return {
    to: shop.env.mailFrom,
    replyTo: inquiry.email,
    subject: `【お問い合わせ】${inquiryTopicNames[inquiry.topic]}`,
    text: [
      `受付番号: ${id}`,
      `お名前: ${inquiry.name}`,
      `メール: ${inquiry.email}`,
      `電話: ${inquiry.phone || "なし"}`,
      `会員: ${userId ?? "ログインなし"}`,
      "",
      inquiry.message,
    ].join("\n"),
  };
}

/** Repeats nothing from the form: the address is not verified and may be someone else's. */
function receipt(id: string, { email, topic }: Inquiry): Letter {
  return {
    to: email,
    subject: "【SURIMONO】お問い合わせを受け付けました",
    text: [
      "お問い合わせいただき、ありがとうございます。",
      "次の内容で受け付けました。2営業日以内にお返事します。",
      "",
      `受付番号: ${id}`,
      `種類: ${inquiryTopicNames[topic]}`,
      "",
      "お心当たりがない場合は、このメールを破棄してください。",
    ].join("\n"),
  };
}
