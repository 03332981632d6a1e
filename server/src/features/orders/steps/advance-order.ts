import { fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled, canStep, type OrderAxes, parseOrderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { settleMiles } from "../../miles/index.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import { parcelsToTell } from "../letters/parcels-to-tell.ts";
import { inPrintLetter } from "../letters/progress-letters.ts";
import type { ParcelDesk } from "../order-desk.ts";
import { findOrderBySequence, listOrderLines, lockOrder, moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { shipRest } from "../parcels/move-parcel.ts";
import { listParcels, problemOfBoxes } from "../parcels/parcels.store.ts";
import { tellOfDelivery } from "../parcels/tell-of-delivery.ts";

export type FulfilmentStep = Exclude<OrderAxes["fulfilment"], "waiting" | "stopped">;

/** Of the boxes that would leave. */
async function problemOfRest(tx: Transaction, { userId, id: orderId }: Order) {
  const parcels = await listParcels(tx, { userId, orderId }, []);
  const rest = parcels.filter(({ cancelledAt, shippedAt }) => !cancelledAt && !shippedAt);
  const positions = rest.map(({ position }) => position);
  return problemOfBoxes(tx, { userId, orderId }, positions);
}

/** What a step of the whole order works with. */
export interface MoveDesk extends ParcelDesk {
  readonly now: () => Date;
}

/** Why a placed order cannot make this step; undefined if it can. */
export function problemOfStep(
  order: Order,
  to: FulfilmentStep,
  { hasWarehouse, now }: { readonly hasWarehouse: boolean; readonly now: Date },
) {
  if (to === "stored" && !hasWarehouse) return "orders/no-warehouse";
  if (!canStep(order.way, order.fulfilment, to)) return "orders/not-the-next-step";
  if (order.heldAt) return "orders/held";
  const isFirst = order.fulfilment === "waiting";
  if (isFirst && canBeCancelled(order, order.placedAt ?? undefined, now)) return "orders/still-cancellable";
  return isFirst && order.payment === "refunded" ? "orders/money-given-back" : undefined;
}

/** The workshop's step for a placed order, on its way: printing, packed, then shipped or stored. */
export async function advanceOrder(desk: ParcelDesk, number: string, to: FulfilmentStep, now: Date) {
  const sequence = parseOrderNumber(number);
  return desk.database.inTransaction(async (tx) => {
    const found = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (order?.lifecycle !== "placed") return fail("orders/no-such-order");
    return stepOrder(desk, tx, order, to, now);
  });
}

/** The same for an order that is locked and placed. Nothing is begun while the buyer may still cancel, nor without payment. */
export async function stepOrder(
  { jobs, env, onMoved }: Omit<ParcelDesk, "database">,
  tx: Transaction,
  order: Order,
  to: FulfilmentStep,
  now: Date,
) {
  if (order.fulfilment === to) return ok(order);
  const problem = problemOfStep(order, to, { hasWarehouse: env.storage, now });
  if (problem) return fail(problem, { from: order.fulfilment });
  const ofRest = to === "shipped" ? await problemOfRest(tx, order) : undefined;
  if (ofRest) return fail(ofRest);
  const moved = await moveOrder(tx, order, { fulfilment: to }, { cause: "workshop", now });
  if (to === "printing" && order.email !== "") {
    const lines = await listOrderLines(tx, order.userId, [order.id]);
    const parcels = await listParcels(tx, { userId: order.userId, orderId: order.id }, lines);
    const told = await parcelsToTell(tx, order, parcels);
    await sendOrderLetter(jobs, tx, order, inPrintLetter(order, lines, told, env.publicUrl), now);
  }
  if (to === "shipped") await shipRest({ jobs, env }, tx, moved, now);
  if (to === "stored") await settleMiles(tx, { userId: order.userId, orderId: order.id }, now);
  if (to === "shipped" || to === "stored") await tellOfDelivery(tx, moved, to, now);
  await callHooks(onMoved, tx, moved, { jobs, env, now: () => now });
  return ok(moved);
}
