import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { ParcelDesk } from "../order-desk.ts";
import { lockOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { findPlacedOrder } from "../steps/undo-step.ts";
import { findAsked, noteRefund, weighAmount } from "./ask-refund.ts";
import { refuseUnseen } from "./count-remedies.ts";

interface Wish {
  readonly amount: number;
  readonly reason: string;
  /** Of the parcel that it is about, from 0. */
  readonly position?: number | null;
  readonly requestKey?: string | undefined;
  /** How many remedies the order had as this was decided. */
  readonly seen?: number | undefined;
}

/** Money for no piece in particular (rule orders-refund-amount): it takes from every rate of tax in proportion. */
export async function refundAmount(
  { database, jobs }: Pick<ParcelDesk, "database" | "jobs">,
  { number, ...wish }: Wish & { readonly number: string },
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (!order) return fail("orders/no-such-order");
    const known = (await findAsked(tx, order, wish.requestKey)) ?? (await refuseUnseen(tx, order, wish.seen));
    return known ?? askAmount(tx, jobs, order, wish, now);
  });
}

/** The same for a locked order, in the transaction of what it follows from. */
export async function askAmount(
  tx: Transaction,
  jobs: ParcelDesk["jobs"],
  order: Order,
  { amount, reason, requestKey, position = order.way === "warehouse" ? null : 0 }: Wish,
  now: Date,
) {
  const weighed = await weighAmount(tx, order, amount, now);
  if (!weighed.ok) return weighed;
  return ok(await noteRefund(tx, jobs, order, { reason, requestKey, position, pieces: [], delivery: 0, amount }, now));
}
