import type { issueOrderDocument as issueCall } from "@surimono/contract/documents";
import type { PayloadOf } from "@surimono/contract/kernel";
import {
  type Addressee,
  copySheet,
  type DocumentKind,
  deliverySheet,
  documentOffers,
  invoiceSheet,
  receiptSheet,
  sheetCredit,
  sheetDue,
} from "@surimono/domain/documents";
import { dayInJapan, fail, ok, type Yen } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import { callHooks, type Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { findSentAt, lockOrder, type Order } from "../orders/index.ts";
import { listOrderIds } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import type { InvoiceMoney } from "./invoice-money.ts";
import { issueDocument, type NewDocument } from "./issue-document.ts";
import { returnsOf } from "./issue-returns.ts";
import { type OrderSource, readSource } from "./order-source.ts";
import { presentDocument } from "./present-document.ts";
import { sendInvoiceJob } from "./send-invoice.ts";

type Wanted = PayloadOf<typeof issueCall>;

export interface InvoicedOrder {
  readonly document: Document;
  readonly order: Order;
}

/** What features built on this one have to do with a 請求書. */
export interface AroundInvoices extends InvoiceMoney {
  /** The 請求書 of an order is issued for the first time. */
  readonly onInvoiced: readonly Hook<InvoicedOrder>[];
}

/** How the cause of a 請求書 over a closing begins. */
export const CLOSING_CAUSE = "closing:";

const USUAL_PURPOSE = "お品代";

/** Issues a document of the member's order, or answers the one that was issued when the same was asked for before. */
export async function issueOrderDocument(
  shop: Shop,
  userId: string,
  wanted: Wanted,
  { onInvoiced, holdCredit }: AroundInvoices,
) {
  return shop.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, { userId, orderId: wanted.order_id });
    if (!order?.placedAt) return fail("documents/no-such-order");
    const source = await readSource(tx, order);
    const earlier = issuedOf(source, wanted.kind);
    const again = earlier[wanted.issue - 1];
    if (again) return ok(presentDocument(again, [order.id]));
    const refunds = source.standing.refunds.length;
    const offer = documentOffers({ ...order, refunds }, shop.now()).find(({ kind }) => kind === wanted.kind);
    if (!offer) return fail("documents/not-offered");
    if (offer.wait) return fail(`documents/${offer.wait}`);
    if (wanted.recipient === "") return fail("documents/name-missing");
    if (wanted.kind === "return") {
      const all = [...(await returnsOf(shop, tx, order, source)).values()];
      const last = all.at(-1);
      return last ? ok(presentDocument(last, [order.id])) : fail("documents/not-offered");
    }
    const isFirst = wanted.kind === "invoice" && earlier.length === 0;
    const credit = isFirst ? await holdCredit(tx, userId) : 0;
    const document = await issueDocument(
      shop,
      tx,
      await newOrderDocument(tx, order, source, { ...wanted, credit }, earlier),
    );
    if (wanted.kind === "invoice") {
      await shop.jobs.enqueue(tx, sendInvoiceJob, { userId, documentId: document.id });
      if (isFirst) await callHooks(onInvoiced, tx, { document, order }, shop);
    }
    return ok(presentDocument(document, [order.id]));
  });
}

/** Those of one kind, in the order of issue. An invoice of several orders counts for each. */
export function issuedOf({ documents }: Pick<OrderSource, "documents">, kind: DocumentKind): Document[] {
  return documents.filter((document) => document.kind === kind);
}

interface OrderDocument extends Pick<Wanted, "kind" | "recipient" | "honorific" | "purpose"> {
  /** Of a first 請求書: how much of it kept money pays, if it reaches. */
  readonly credit: Yen;
}

/** The next copy of a kind, after those that were issued. Of a bill over several orders another copy is over all of them too. */
export async function newOrderDocument(
  tx: Transaction,
  order: Order,
  { order: about }: OrderSource,
  wanted: OrderDocument,
  earlier: readonly Document[],
): Promise<NewDocument> {
  const to: Addressee = { name: wanted.recipient, honorific: wanted.honorific };
  const sent = dayInJapan((await findSentAt(tx, order)) ?? order.createdAt);
  const [first] = earlier;
  const orderIds = first ? (await listOrderIds(tx, order.userId, [first.id]))(first.id) : [order.id];
  return {
    userId: order.userId,
    kind: wanted.kind,
    cause: `${wanted.kind}:${order.id}:${earlier.length + 1}`,
    orderIds,
    to,
    ...(first && { first }),
    sheet: (head) => {
      if (first?.cause.startsWith(CLOSING_CAUSE)) return copySheet(first.sheet, head, to);
      if (wanted.kind === "delivery") return deliverySheet(head, to, about, sent);
      if (wanted.kind === "invoice") return invoiceSheet(head, to, about, first ? termsOf(first) : wanted);
      return receiptSheet(head, to, about, wanted.purpose || USUAL_PURPOSE);
    },
  };
}

function termsOf({ sheet }: Document) {
  return { due: sheetDue(sheet), credit: sheetCredit(sheet) };
}
