import type { LocalRefund, LocalSession } from "../local-gateway.tables.ts";

/** A row as Stripe's Checkout Session, in the fields our client reads. */
export function sessionObject(row: LocalSession, expanded: boolean): object {
  return {
    id: row.id,
    object: "checkout.session",
    mode: "payment",
    livemode: false,
    currency: "jpy",
    amount_subtotal: row.amount,
    amount_total: row.amount,
    client_reference_id: row.clientReferenceId,
    customer_email: row.email,
    metadata: row.metadata,
    allowed_payment_method_types: [row.method],
    payment_intent: row.status === "open" ? null : expanded ? intentObject(row) : row.paymentIntentId,
    payment_status: row.intentStatus === "succeeded" ? "paid" : "unpaid",
    status: row.status,
    success_url: row.successUrl,
    cancel_url: row.cancelUrl,
    url: row.status === "open" ? `${new URL(row.successUrl).origin}/gateway/pay/${row.id}` : null,
    created: seconds(row.createdAt),
    expires_at: seconds(row.expiresAt),
  };
}

export function intentObject(row: LocalSession): object {
  return {
    id: row.paymentIntentId,
    object: "payment_intent",
    amount: row.amount,
    amount_received: row.intentStatus === "succeeded" ? row.amount : 0,
    currency: "jpy",
    livemode: false,
    metadata: row.metadata,
    allowed_payment_method_types: [row.method],
    status: row.intentStatus,
    last_payment_error: row.decline ? { type: "card_error", code: "card_declined", message: row.decline } : null,
    created: seconds(row.createdAt),
  };
}

export function refundObject(row: LocalRefund): object {
  return {
    id: row.id,
    object: "refund",
    amount: row.amount,
    currency: "jpy",
    payment_intent: row.paymentIntentId,
    metadata: row.metadata,
    status: "succeeded",
    created: seconds(row.createdAt),
  };
}

/** All there are: nobody requests more than one page. */
export function listObject(url: string, data: readonly object[]): object {
  return { object: "list", url, has_more: false, data };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
