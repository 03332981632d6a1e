import * as calls from "@surimono/contract/documents";
import { DOCUMENT_KINDS, documentOffers, estimateEnds, estimateUntil, sheetUntil } from "@surimono/domain/documents";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Shop } from "../../platform/http/index.ts";
import { findLastRun, timedJob } from "../../platform/jobs/index.ts";
import { type DrawPicture, LETTER_HANDLING } from "../../platform/mail/index.ts";
import { findOrder } from "../orders/index.ts";
import { documentFile } from "./document-file.ts";
import { findDocument, listOrderIds, searchDocuments } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import { ERASE_DOCUMENTS, eraseDocumentsJob, eraseOldDocuments } from "./erase-old-documents.ts";
import { deleteOverdueEstimates } from "./estimates.store.ts";
import { exportDocuments } from "./export-documents.ts";
import { drawJob } from "./issue-document.ts";
import { type AroundInvoices, issuedOf, issueOrderDocument } from "./issue-order-document.ts";
import { makeEstimate } from "./make-estimate.ts";
import { orderEstimate } from "./order-estimate.ts";
import { readSource } from "./order-source.ts";
import { presentDocument } from "./present-document.ts";
import { quoteOfCause } from "./quote-cause.ts";
import { sendInvoice, sendInvoiceJob } from "./send-invoice.ts";

const forgetEstimatesJob = timedJob("forget-estimates");
/** Each uses up a number. */
const ESTIMATES_PER_MEMBER = { points: 20, seconds: 3600, per: "member" } as const;

interface Around extends AroundInvoices {
  /** Of the letter with an invoice. */
  readonly drawPicture: DrawPicture;
}

export function documentsRoutes(shop: Shop, hooks: Around): void {
  const { db } = shop.database;
  shop.jobs.handle(
    drawJob,
    async ({ userId, documentId }) => {
      const document = await findDocument(db, userId, documentId);
      if (document) await documentFile(shop, document);
    },
    { forDays: true },
  );
  const letter = { ...LETTER_HANDLING, forDays: true };
  shop.jobs.handle(sendInvoiceJob, (data, { id }) => sendInvoice(shop, data, id, hooks), letter);
  shop.jobs.handle(
    eraseDocumentsJob,
    async () => eraseOldDocuments(shop, await findLastRun(db, ERASE_DOCUMENTS)),
    // Once a year, of a whole year.
    { expireSeconds: 3600 },
  );
  readingRoutes(shop);
  shop.route(calls.issueOrderDocument, ({ payload, member }) => issueOrderDocument(shop, member.id, payload, hooks), {
    inTurn: true,
  });
  shop.route(calls.makeEstimate, ({ payload, member }) => makeEstimate(shop, member, payload), {
    inTurn: true,
    limit: ESTIMATES_PER_MEMBER,
  });
  shop.route(calls.orderEstimate, ({ payload, member }) => orderEstimate(shop, member, payload.document_id), {
    inTurn: true,
  });
  shop.jobs.handle(forgetEstimatesJob, () => deleteOverdueEstimates(db, shop.now()));
  shop.route(calls.getOrderDocuments, async ({ payload, member }) => {
    const order = await findOrder(db, { userId: member.id, orderId: payload.order_id });
    if (!order?.placedAt) return fail("documents/no-such-order");
    const source = await readSource(db, order);
    const refunds = source.standing.refunds.length;
    const offers = documentOffers({ ...order, refunds }, shop.now());
    return ok({
      order_number: orderNumber(order.sequence),
      recipient: source.to,
      offers: offers.map(({ kind, wait }) => ({
        kind,
        title: DOCUMENT_KINDS[kind].title,
        wait: wait ? calls.documentFailures[`documents/${wait}`].message : "",
        issued: issuedOf(source, kind).length,
      })),
      documents: source.documents.map((document) => presentDocument(document, [order.id])),
    });
  });
}

function readingRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.route(calls.listDocuments, async ({ payload: { limit, ...search }, member }) => {
    const found = await searchDocuments(db, { ...search, userId: member.id }, limit + 1);
    const shown = found.slice(0, limit);
    const ids = shown.map(({ id }) => id);
    const ordersOf = await listOrderIds(db, member.id, ids);
    return ok({
      documents: shown.map((document) => presentDocument(document, ordersOf(document.id))),
      has_more: found.length > limit,
    });
  });
  shop.route(calls.getDocument, async ({ payload, member }) => {
    const document = await findDocument(db, member.id, payload.document_id);
    if (!document) return fail("documents/no-such-document");
    const ordersOf = await listOrderIds(db, member.id, [document.id]);
    const summary = presentDocument(document, ordersOf(document.id));
    return ok({ ...summary, sheet: document.sheet, ...wayToOrder(document, shop.now()) });
  });
  shop.route(calls.getDocumentFile, async ({ payload, member }) => {
    const document = await findDocument(db, member.id, payload.document_id);
    if (!document) return fail("documents/no-such-document");
    const bytes = await documentFile(shop, document);
    return ok({ bytes, contentType: "application/pdf", fileName: `${document.number}.pdf` });
  });
  shop.route(calls.exportDocuments, ({ payload, member }) => exportDocuments(shop, { ...payload, userId: member.id }));
}

/** A 見積書 is ordered from: into the cart, or at the page of the draft that it is of. */
function wayToOrder({ kind, day, cause, sheet }: Document, now: Date) {
  if (kind !== "estimate") return {};
  const quoteId = quoteOfCause(cause);
  if (quoteId !== undefined) return { quote: { quote_id: quoteId, until: sheetUntil(sheet) } };
  return { estimate: { until: estimateUntil(day), over: now >= estimateEnds(day) } };
}
