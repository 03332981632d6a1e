import type { DocumentSheet } from "@surimono/domain/documents";
import { formatYen, type Yen } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { type DrawPicture, drawPictures, type Letter } from "../../platform/mail/index.ts";
import { findEmail } from "../members/index.ts";
import { letterSignature } from "../orders/index.ts";
import { documentFile } from "./document-file.ts";
import { findDocument } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import type { InvoiceMoney } from "./invoice-money.ts";
import { type LetterOrders, ordersInLetter } from "./letter-orders.ts";

/** Enqueued in the transaction that issues an invoice: its file is drawn after that. */
export const sendInvoiceJob = jobKind<{ readonly userId: string; readonly documentId: string }>("send-invoice");

interface Parts extends Pick<InvoiceMoney, "findOpen"> {
  readonly drawPicture: DrawPicture;
}

/** The letter with the invoice as PDF. It asks for what is open as it is sent. A closed account has no address any more. */
export async function sendInvoice(
  shop: Shop,
  { userId, documentId }: { readonly userId: string; readonly documentId: string },
  jobId: string,
  { findOpen, drawPicture }: Parts,
): Promise<void> {
  const document = await findDocument(shop.database.db, userId, documentId);
  const to = await findEmail(shop.database.db, userId);
  if (!document || !to) return;
  const bytes = await documentFile(shop, document);
  const file = { fileName: `${document.number}.pdf`, contentType: "application/pdf", bytes };
  const { db } = shop.database;
  const open = (await findOpen(db, document)) ?? document.amount;
  const letter = invoiceLetter(document, { to, open, orders: await ordersInLetter(db, document) }, shop.env.publicUrl);
  await shop.mail.send(letter, jobId, [file, ...(await drawPictures(letter, drawPicture))]);
}

interface About {
  readonly to: string;
  readonly open: Yen;
  readonly orders: LetterOrders;
}

function invoiceLetter({ id, sheet }: Document, { to, open, orders }: About, publicUrl: string): Letter {
  const ask = open > 0 ? "お支払期限までに、下記の口座へお振り込みください。" : "お振り込みは不要です。";
  const text = `${sheet.recipient}

請求書をお送りします。${ask}

番号：${sheet.number}${sheet.copy === "" ? "" : `（再発行、はじめの番号 ${sheet.copy}）`}
ご請求金額：${formatYen(sheet.sum.amount)}（税込）
${open > 0 ? howToPay(sheet, open) : ""}
${orders.text}

請求書は、このメールに添付したPDFのほか、こちらからもご覧いただけます。
${publicUrl}/my-page/documents/${id}

${letterSignature(publicUrl)}`;
  return { to, subject: `【SURIMONO】請求書のお知らせ（${sheet.number}）`, text, pictures: orders.pictures };
}

function howToPay({ facts, sum, bank, notes }: DocumentSheet, open: Yen): string {
  const due = facts.find(({ name }) => name === "お支払期限")?.value ?? "";
  const left =
    open < sum.amount ? `\nお振込みいただく額：${formatYen(open)}（お預かり金・ご入金などを差し引いた額です）` : "";
  return `お支払期限：${due}${left}

お振込先：
${bank.map(({ name, value }) => `${name}　${value}`).join("\n")}
${notes.join("\n")}
`;
}
