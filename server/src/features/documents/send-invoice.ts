import { formatYen } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { type DrawPicture, drawPictures, type Letter } from "../../platform/mail/index.ts";
import { findEmail } from "../members/index.ts";
import { letterSignature } from "../orders/index.ts";
import { documentFile } from "./document-file.ts";
import { findDocument } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import { type LetterOrders, ordersInLetter } from "./letter-orders.ts";

/** Enqueued in the transaction that issues an invoice: its file is drawn after that. */
export const sendInvoiceJob = jobKind<{ readonly userId: string; readonly documentId: string }>("send-invoice");

/** The letter with the invoice as PDF. A closed account has no address any more. */
export async function sendInvoice(
  shop: Shop,
  { userId, documentId }: { readonly userId: string; readonly documentId: string },
  jobId: string,
  draw: DrawPicture,
): Promise<void> {
  const document = await findDocument(shop.database.db, userId, documentId);
  const to = await findEmail(shop.database.db, userId);
  if (!document || !to) return;
  const bytes = await documentFile(shop, document);
  const file = { fileName: `${document.number}.pdf`, contentType: "application/pdf", bytes };
  const letter = invoiceLetter(document, to, await ordersInLetter(shop.database.db, document), shop.env.publicUrl);
  await shop.mail.send(letter, jobId, [file, ...(await drawPictures(letter, draw))]);
}

function invoiceLetter(
  { id, sheet }: Document,
  to: string,
  { text: orders, pictures }: LetterOrders,
  publicUrl: string,
): Letter {
  const due = sheet.facts.find(({ name }) => name === "お支払期限")?.value ?? "";
  const text = `${sheet.recipient}

請求書をお送りします。お支払期限までに、下記の口座へお振り込みください。

番号：${sheet.number}${sheet.copy === "" ? "" : `（再発行、はじめの番号 ${sheet.copy}）`}
ご請求金額：${formatYen(sheet.sum.amount)}（税込）
お支払期限：${due}

お振込先：
${sheet.bank.map(({ name, value }) => `${name}　${value}`).join("\n")}
${sheet.notes.join("\n")}

${orders}

請求書は、このメールに添付したPDFのほか、こちらからもご覧いただけます。
${publicUrl}/my-page/documents/${id}

${letterSignature(publicUrl)}`;
  return { to, subject: `【SURIMONO】請求書のお知らせ（${sheet.number}）`, text, pictures };
}
