import { orderNumber } from "@surimono/domain/orders";
import { enqueuePrints } from "../features/designs/index.ts";
import { makePlacedUnits } from "../features/floor/index.ts";
import { enqueueRosters, type PlacedOrder } from "../features/orders/index.ts";
import type { Hook } from "../platform/hook.ts";

/** An order is placed, paid already or to be paid by invoice. Once for each order. */
export const onPlaced: readonly Hook<PlacedOrder>[] = [
  async (tx, { order: { sequence, dispatchBy, way }, lines }, shop) => {
    // What is sent from the warehouse is printed already.
    if (way === "sending") return;
    await enqueuePrints(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines });
    await enqueueRosters(shop, tx, lines);
  },
  makePlacedUnits,
];
