import { fail, ok } from "@surimono/domain/kernel";
import {
  canBeCancelled,
  deliveryPaid,
  type PieceRefund,
  type RefundWish,
  refundOfPieces,
  refundSum,
} from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import { type Jobs, jobKind } from "../../../platform/jobs/index.ts";
import { listOrderLines, lockOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { listReplaced } from "../replacements/replacements.store.ts";
import { namePieces } from "../rosters/name-pieces.ts";
import { findPlacedOrder } from "../steps/undo-step.ts";
import { refuseUnseen } from "./count-remedies.ts";
import { readStandings } from "./order-refunds.ts";
import { insertRefund, listRefundRows, type RefundKey } from "./refunds.store.ts";

export const pieceRefundJob = jobKind<RefundKey>("refund-pieces");

export interface ReasonedWish extends RefundWish {
  /** The operator's own words. */
  readonly reason: string;
  /** What the operator was told before; no other sum goes back. */
  readonly shown?: number | undefined;
  readonly requestKey?: string | undefined;
  /** How many remedies the order had as this was decided. */
  readonly seen?: number | undefined;
}

type Queue = Pick<Jobs, "enqueue">;

const WITH_MONEY: ReadonlySet<Order["payment"]> = new Set(["paid", "partly_refunded", "invoiced"]);

/** Decides on money for pieces of a parcel of an order, as people name it (rule orders-refund-pieces). */
export async function refundPieces(
  { database, jobs }: { readonly database: Database; readonly jobs: Queue },
  { number, ...wish }: ReasonedWish & { readonly number: string },
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (!order) return fail("orders/no-such-order");
    const known = (await findAsked(tx, order, wish.requestKey)) ?? (await refuseUnseen(tx, order, wish.seen));
    return known ?? askRefund(tx, jobs, order, wish, now);
  });
}

/** The refund of a form that was sent before, whose answer was lost. Under the order's lock. */
export async function findAsked(tx: Transaction, { userId, id }: Order, key: string | undefined) {
  const rows = key === undefined ? [] : await listRefundRows(tx, userId, [id]);
  const asked = rows.find(({ requestKey }) => requestKey === key);
  return asked && ok({ refundId: asked.id, amount: asked.amount });
}

/** How much that would be, before it is decided. */
export async function weighPieces(
  { database }: { readonly database: Database },
  { number, ...wish }: RefundWish & { readonly number: string },
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const order = await findPlacedOrder(tx, number);
    const refund = order ? await weighRefund(tx, order, wish, now) : fail("orders/no-such-order");
    return refund.ok && refund.value.amount === 0 ? fail("orders/nothing-to-refund") : refund;
  });
}

/**
 * The same for a locked order, in the transaction of what it follows from. Here it is decided how much goes back, so that two at once
 * cannot give the same pieces or the same money twice; a job asks the gateway, which is never called in a transaction.
 */
export async function askRefund(tx: Transaction, jobs: Queue, order: Order, wish: ReasonedWish, now: Date) {
  const refund = await weighRefund(tx, order, wish, now);
  if (!refund.ok) return refund;
  const { amount } = refund.value;
  if (wish.shown !== undefined && wish.shown !== amount) return fail("orders/refund-differs", { amount });
  if (amount === 0) return fail("orders/nothing-to-refund");
  const { reason, requestKey } = wish;
  return ok(await noteRefund(tx, jobs, order, { ...refund.value, reason, requestKey }, now));
}

/** How much would go back, if it can. */
export async function weighRefund(tx: Transaction, order: Order, wish: RefundWish, now: Date) {
  const problem = problemOf(order, now);
  if (problem) return problem;
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const parcels = namePieces(lines, await listParcels(tx, { userId: order.userId, orderId: order.id }, lines));
  const rows = await listRefundRows(tx, order.userId, [order.id]);
  const refunds = rows.filter(({ state }) => state !== "failed");
  const replaced = await listReplaced(tx, { userId: order.userId, orderId: order.id });
  const delivery = deliveryPaid(order.total, lines);
  const refund = refundOfPieces({ lines, parcels, refunds, replaced, delivery }, wish);
  if (!refund.ok) return refund;
  const amount = refundSum(refund.value);
  const left = await leftOf(tx, order);
  // Money may have gone back otherwise, for nothing in particular.
  return amount > left ? fail("orders/more-than-kept", { left, amount }) : ok({ ...refund.value, amount });
}

/** Whether an amount for nothing in particular can go back. */
export async function weighAmount(tx: Transaction, order: Order, amount: number, now: Date) {
  const problem = problemOf(order, now);
  if (problem) return problem;
  const left = await leftOf(tx, order);
  return amount > left ? fail("orders/more-than-kept", { left, amount }) : ok(amount);
}

function problemOf(order: Order, now: Date) {
  if (order.lifecycle !== "placed") return fail("orders/no-such-order");
  if (!WITH_MONEY.has(order.payment)) return fail("orders/not-refundable", { payment: order.payment });
  // Until then all of it is the buyer's to take back.
  return canBeCancelled(order, order.placedAt ?? undefined, now) ? fail("orders/still-cancellable") : undefined;
}

/** What the shop has of the order's money, less what is on its way back. */
async function leftOf(tx: Transaction, order: Order): Promise<number> {
  const { kept, asked } = (await readStandings(tx, order.userId, [order]))(order);
  return asked.reduce((rest, { amount }) => rest - amount, kept);
}

interface Noted extends PieceRefund {
  readonly amount: number;
  readonly reason: string;
  readonly requestKey?: string | undefined;
}

/** Pieces that cost nothing went back with the decision. */
export async function noteRefund(
  tx: Transaction,
  jobs: Queue,
  { userId, id: orderId }: Order,
  { requestKey, ...refund }: Noted,
  now: Date,
) {
  const key = { userId, orderId, refundId: newId() };
  const state = refund.amount > 0 ? "asked" : "done";
  await insertRefund(tx, {
    userId,
    orderId,
    id: key.refundId,
    ...refund,
    requestKey: requestKey ?? null,
    state,
    providerRef: null,
    askedAt: now,
    failedAt: null,
  });
  if (state === "asked") await jobs.enqueue(tx, pieceRefundJob, key);
  return { refundId: key.refundId, amount: refund.amount };
}
