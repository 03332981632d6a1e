import { canBeCancelled, type OrderAxes } from "../orders/index.ts";
import { isPaidAtGateway, type PaymentMethod } from "../payments/index.ts";
import type { DocumentKind } from "./kinds.ts";

export interface OfferedOrder extends OrderAxes {
  readonly paymentMethod: PaymentMethod;
  readonly placedAt: Date | null;
  readonly refunds: number;
}

/** What keeps a document from being issued now, though it will be possible. */
export type DocumentWait = "not-paid" | "still-cancellable" | "not-sent" | "not-refunded";

export interface DocumentOffer {
  readonly kind: DocumentKind;
  readonly wait: DocumentWait | undefined;
}

/** Which documents an order can have, and which of them not yet (rule documents-offers). */
export function documentOffers(order: OfferedOrder, now: Date): DocumentOffer[] {
  const { lifecycle, payment, fulfilment, paymentMethod, placedAt, refunds } = order;
  const offers: DocumentOffer[] = [];
  const isKept = lifecycle === "placed" && payment !== "refunded";
  const delivery: DocumentOffer = {
    kind: "delivery",
    wait: fulfilment === "shipped" || fulfilment === "stored" ? undefined : "not-sent",
  };
  // A sending that cost nothing has no sum to put on paper, but goods that were sent.
  if (payment === "free") return isKept ? [delivery] : [];
  const isByInvoice = !isPaidAtGateway(paymentMethod);
  if (isKept && isByInvoice)
    offers.push({
      kind: "invoice",
      wait: canBeCancelled(order, placedAt ?? undefined, now) ? "still-cancellable" : undefined,
    });
  if (isKept) {
    const isPaid = payment === "paid" || payment === "partly_refunded";
    offers.push({ kind: "receipt", wait: isPaid ? undefined : "not-paid" });
    offers.push(delivery);
  }
  if (refunds > 0) offers.push({ kind: "return", wait: undefined });
  else if (payment === "refunding") offers.push({ kind: "return", wait: "not-refunded" });
  return offers;
}

/** Letters of the name that a document is made out to, the longest of a company included, and of what it is for. */
export const DOCUMENT_NAME_MAX = 100;
export const DOCUMENT_PURPOSE_MAX = 60;
