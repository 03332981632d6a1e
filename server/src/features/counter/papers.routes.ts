import * as calls from "@surimono/contract/counter";
import { documentFailures } from "@surimono/contract/documents";
import { DONE } from "@surimono/contract/kernel";
import { DOCUMENT_KINDS, documentOffers } from "@surimono/domain/documents";
import { fail, ok } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import type { Operator, Shop } from "../../platform/http/index.ts";
import * as documents from "../documents/index.ts";
import * as orders from "../orders/index.ts";
import { listAttempts, listPaymentEvents } from "../payments/index.ts";
import { isClosed } from "./is-closed.ts";
import { ofOrder } from "./of-order.ts";

export interface PapersParts {
  readonly aroundInvoices: documents.AroundInvoices;
}

/** Paper, letters and money of one order. */
export function papersRoutes(shop: Shop, { aroundInvoices }: PapersParts): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.getCounterPapers, async ({ payload, operator }) => {
    const order = await findPlaced(shop, payload.order_number);
    return order ? ok(await papersOf(shop, order, operator)) : fail("orders/no-such-order");
  });
  shop.operatorRoute(calls.getCounterDocument, async ({ payload }) => {
    const order = await findPlaced(shop, payload.order_number);
    if (!order) return fail("orders/no-such-order");
    const { documents: own } = await documents.readSource(db, order);
    const document = own.find(({ id }) => id === payload.document_id);
    if (!document) return fail("documents/no-such-document");
    const bytes = await documents.documentFile(shop, document);
    return ok({ bytes, contentType: "application/pdf", fileName: `${document.number}.pdf` });
  });
  shop.operatorRoute(calls.issueCounterDocument, async ({ payload, recorded }) => {
    const { order_number, ...wanted } = payload;
    const order = await findPlaced(shop, order_number);
    if (!order) return fail("orders/no-such-order");
    const database = recorded(
      ofOrder(calls.issueCounterDocument.name, { order_number, reason: DOCUMENT_KINDS[wanted.kind].title }),
    );
    return documents.issueOrderDocument(
      { ...shop, database },
      order.userId,
      { ...wanted, order_id: order.id },
      aroundInvoices,
    );
  });
  shop.operatorRoute(calls.resendCounterLetter, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.resendCounterLetter.name, payload));
    const { order_number: number, letter_id: letterId, request_key: requestKey } = payload;
    const wish = { number, letterId, requestKey };
    const sent = await orders.resendLetter({ ...shop, database }, wish, shop.now());
    return sent.ok ? ok(DONE) : sent;
  });
  shop.operatorRoute(calls.refundCounterAmount, async ({ payload, recorded }) => {
    const { order_number: number, request_key: requestKey, amount, reason, remedies: seen } = payload;
    const database = recorded(ofOrder(calls.refundCounterAmount.name, payload));
    const wish = { number, amount, reason, requestKey, seen };
    const asked = await orders.refundAmount({ ...shop, database }, wish, shop.now());
    return asked.ok ? ok({ amount: asked.value.amount }) : asked;
  });
}

async function findPlaced({ database: { db } }: Shop, number: string): Promise<orders.Order | undefined> {
  const sequence = parseOrderNumber(number);
  const order = sequence === undefined ? undefined : await orders.findOrderBySequence(db, sequence);
  return order?.placedAt ? order : undefined;
}

async function papersOf({ database: { db }, now }: Shop, order: orders.Order, { rights }: Operator) {
  const key = { userId: order.userId, orderId: order.id };
  const source = await documents.readSource(db, order);
  const refunds = source.standing.refunds.length;
  const [letters, attempts, events, asked] = await Promise.all([
    orders.listOrderLetters(db, key),
    listAttempts(db, key),
    listPaymentEvents(db, order.userId, [order.id]),
    orders.listRefundRows(db, order.userId, [order.id]),
  ]);
  const isOpen = rights.has("people.see") && !isClosed(order);
  return {
    documents: source.documents.map((document) => documents.presentDocument(document, [order.id])),
    offers: documentOffers({ ...order, refunds }, now()).map(({ kind, wait }) => ({
      kind,
      title: DOCUMENT_KINDS[kind].title,
      wait: wait ? documentFailures[`documents/${wait}`].message : "",
      issued: source.documents.filter((document) => document.kind === kind).length,
    })),
    recipient: { name: source.to.name, honorific: source.to.honorific },
    letters: letters.map(({ id, at, subject, text }) => ({
      ...{ letter_id: id, at: at.toISOString(), subject, text: isOpen ? text : "" },
    })),
    attempts: attempts.map(({ attempt, createdAt, method, amount, state, sessionId }) => ({
      ...{ attempt, at: createdAt.toISOString(), method: PAYMENT_METHODS[method].name, amount, state },
      session: sessionId ?? "",
    })),
    events: events.map(({ id, recordedAt, type, amount, provider, providerRef }) => ({
      ...{ event_id: id, at: recordedAt.toISOString(), type, amount, provider, reference: providerRef },
    })),
    refunds: asked.map(({ askedAt, amount, state, reason }) => ({
      ...{ at: askedAt.toISOString(), amount, state, reason },
    })),
  };
}
