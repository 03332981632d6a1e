import { fail, ok } from "@surimono/domain/kernel";
import { ORDER_UNDOS, type OrderAxes, orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { settleMiles } from "../../miles/index.ts";
import type { ParcelDesk } from "../order-desk.ts";
import { findOrderBySequence, lockOrder, moveBack } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { forgetShipping } from "../parcels/parcels.store.ts";
import { tellOfUndo } from "../parcels/tell-of-delivery.ts";

/** A placed order as the operator names it. */
export async function findPlacedOrder(queries: Queries, number: string): Promise<Order | undefined> {
  const sequence = parseOrderNumber(number);
  const order = sequence === undefined ? undefined : await findOrderBySequence(queries, sequence);
  return order?.lifecycle === "placed" ? order : undefined;
}

interface Undo {
  readonly number: string;
  /** The step the operator saw: a colleague's later step is not undone. */
  readonly from: OrderAxes["fulfilment"];
  readonly reason: string;
}

/** Undoes a wrong step of the workshop. The buyer is told if the step had been announced. */
export async function undoStep(desk: ParcelDesk, { number, from, reason }: Undo, now: Date) {
  return desk.database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (order?.lifecycle !== "placed") return fail("orders/no-such-order");
    if (order.fulfilment !== from) return fail("orders/moved-meanwhile", { at: order.fulfilment });
    if (ORDER_UNDOS[order.way][from] === undefined) return fail("orders/no-step-to-undo");
    // Nobody could be told, and address and phone are gone.
    if (order.email === "") return fail("orders/account-closed", { number: orderNumber(order.sequence) });
    return ok(await undoLocked(desk, tx, order, { reason, now }));
  });
}

/** The same for an order that is locked and has such a step. */
export async function undoLocked(
  { jobs, env, onMoved }: Omit<ParcelDesk, "database">,
  tx: Transaction,
  order: Order,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Order> {
  const from = order.fulfilment;
  const back = await moveBack(tx, order, { reason, now });
  if (from === "shipped") await forgetShipping(tx, { userId: back.userId, orderId: back.id });
  await settleMiles(tx, { userId: back.userId, orderId: back.id }, now);
  if (from === "shipped" || from === "stored") await tellOfUndo(tx, back, from, now);
  await callHooks(onMoved, tx, back, { jobs, env, now: () => now });
  return back;
}
