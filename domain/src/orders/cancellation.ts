import { MINUTE_MS } from "../kernel/index.ts";
import type { OrderAxes } from "./transitions.ts";

/** Printing starts no earlier than this after placing; until then the buyer may cancel. */
export const CANCELLATION_MINUTES = 30;

export function cancellableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + CANCELLATION_MINUTES * MINUTE_MS);
}

export function canBeCancelled(axes: OrderAxes, placedAt: Date | undefined, now: Date): boolean {
  return (
    axes.lifecycle === "placed" &&
    axes.fulfilment === "waiting" &&
    (axes.payment === "paid" || axes.payment === "invoiced" || axes.payment === "free") &&
    placedAt !== undefined &&
    now < cancellableUntil(placedAt)
  );
}
