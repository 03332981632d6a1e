import { inquiryTopicNames } from "@surimono/domain/editorial";
import { orderNumber } from "@surimono/domain/orders";
import type { DefectSaid, ReportedDefect } from "../features/defects/index.ts";
import type { KeptInquiry } from "../features/editorial/index.ts";
import { findEmail } from "../features/members/index.ts";
import { continueTicket, openTicket } from "../features/support/index.ts";
import type { Hook } from "../platform/hook.ts";

/** Somebody has sent the inquiry form. */
export const onAsked: Hook<KeptInquiry> = async (tx, { id, topic, message, ...asked }, shop) => {
  const subject = inquiryTopicNames[topic];
  await openTicket(
    tx,
    { ...asked, kind: "inquiry", subject, orderNumber: null, text: message, cause: `inquiry ${id}` },
    shop.now(),
  );
};

/** A buyer has reported defective goods. */
export const onReported: Hook<ReportedDefect> = async (tx, { defect, order }, shop) => {
  const number = orderNumber(order.sequence);
  const email = order.email || ((await findEmail(tx, order.userId)) ?? "");
  const opening = { kind: "defect", userId: order.userId, email, phone: "", orderNumber: number } as const;
  const name = "ご購入者";
  await openTicket(
    tx,
    { ...opening, name, subject: `不良品のご連絡（${number}）`, text: defect.words, cause: `defect ${defect.id}` },
    shop.now(),
  );
};

/** Shop or buyer has said something about a report: its ticket shows it too, and whose turn it is. */
export const onSaid: Hook<DefectSaid> = async (tx, { defect, from, words, by }, shop) => {
  const state = from === "buyer" ? "open" : defect.state === "asked" ? "waiting" : "closed";
  const entry = { kind: from === "buyer" ? "customer" : "answer", by: from === "buyer" ? "" : by || "お店" } as const;
  await continueTicket(tx, { cause: `defect ${defect.id}`, text: words, state, ...entry }, shop.now());
};
