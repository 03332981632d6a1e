import { orderNumber } from "@surimono/domain/orders";
import { enqueuePrints } from "../features/designs/index.ts";
import { enqueueRosters, type PlacedOrder } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";

/** An order is placed, paid already or to be paid by invoice. Once for each order. */
export const onPlaced: readonly Hook<PlacedOrder>[] = [
  (tx, { order: { sequence, dispatchBy }, lines }, shop) =>
    enqueuePrints(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines }),
  (tx, { lines }, shop) => enqueueRosters(shop, tx, lines),
];
