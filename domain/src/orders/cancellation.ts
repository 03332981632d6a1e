import { fail, MINUTE_MS, ok } from "../kernel/index.ts";
import type { OrderAxes } from "./transitions.ts";

/** Printing starts no earlier than this after placing; until then the buyer may cancel. */
export const CANCELLATION_MINUTES = 30;

export function cancellableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + CANCELLATION_MINUTES * MINUTE_MS);
}

interface Placed extends OrderAxes {
  /** The order whose pieces this one brings once more. */
  readonly replaces?: string | null;
}

/** What the shop makes once more is the shop's to cancel. */
export function canBeCancelled(axes: Placed, placedAt: Date | undefined, now: Date): boolean {
  return (
    axes.lifecycle === "placed" &&
    axes.fulfilment === "waiting" &&
    !axes.replaces &&
    (axes.payment === "paid" || axes.payment === "invoiced" || axes.payment === "free") &&
    placedAt !== undefined &&
    now < cancellableUntil(placedAt)
  );
}

interface Cancelling extends OrderAxes {
  readonly isPaidAtGateway: boolean;
  /** Of any of its parcels. */
  readonly hasLeft: boolean;
}

/**
 * The payment state of an order that the shop cancels itself, whenever nothing of it has left (rule orders-cancel-by-shop). Money that came for
 * an invoice goes back by hand, so such an order is refunded and not cancelled.
 */
export function paymentWhenCancelled({ lifecycle, fulfilment, payment, isPaidAtGateway, hasLeft }: Cancelling) {
  const isOpen = fulfilment === "waiting" || fulfilment === "printing" || fulfilment === "packed";
  if (lifecycle !== "placed" || !isOpen || hasLeft) return fail("orders/has-left");
  switch (payment) {
    case "free":
    case "refunded":
    case "refunding":
      return ok(payment);
    case "invoiced":
      return ok("void" as const);
    case "paid":
    case "partly_refunded":
      return isPaidAtGateway ? ok("refunding" as const) : fail("orders/paid-by-invoice");
    default:
      return fail("orders/not-refundable");
  }
}
