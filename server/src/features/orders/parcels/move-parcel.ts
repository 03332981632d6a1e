import { COURIERS, type Courier, readTrackingNumber } from "@surimono/domain/delivery";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import { type ParcelState, parcelState } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { settleMiles } from "../../miles/index.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import { parcelsToTell } from "../letters/parcels-to-tell.ts";
import { deliveredLetter } from "../letters/progress-letters.ts";
import { shippedLetter } from "../letters/shipped-letter.ts";
import type { ParcelDesk } from "../order-desk.ts";
import { findOrder, listOrderLines, lockOrder, moveBack, moveOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { findPlacedOrder } from "../steps/undo-step.ts";
import { listParcels, noteParcelMove, type Parcel, problemOfBoxes, shipUnsent, updateParcel } from "./parcels.store.ts";
import { tellOfArrival, tellOfDelivery, tellOfParcelUndo, tellOfPartDelivery, tellOfUndo } from "./tell-of-delivery.ts";

type LetterDesk = Pick<ParcelDesk, "jobs" | "env">;

export interface NamedParcel {
  /** The order's. */
  readonly number: string;
  /** Counted from 1. */
  readonly parcel: number;
}

interface Found {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly parcel: Parcel;
  readonly state: ParcelState;
}

const keyOf = ({ userId, id }: Order) => ({ userId, orderId: id });

/** Under the order's lock, like every step of it. */
export async function withParcel<Answer extends Result<unknown, Failure>>(
  { database, jobs, env, onMoved }: ParcelDesk,
  { number, parcel: place }: NamedParcel,
  now: Date,
  work: (tx: Transaction, found: Found) => Promise<Answer>,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    const order = found && (await lockOrder(tx, keyOf(found)));
    if (order?.lifecycle !== "placed") return fail("orders/no-such-order");
    const lines = await listOrderLines(tx, order.userId, [order.id]);
    const parcels = await listParcels(tx, keyOf(order), lines);
    const parcel = parcels[place - 1];
    if (!parcel) return fail("orders/no-such-parcel", { parcels: parcels.length });
    const done = await work(tx, { order, lines, parcels, parcel, state: parcelState(order, parcel) });
    const moved = await findOrder(tx, keyOf(order));
    if (done.ok && moved) await callHooks(onMoved, tx, moved, { jobs, env, now: () => now });
    return done;
  });
}

interface Shipping extends NamedParcel {
  readonly courier: Courier;
  readonly tracking: string;
}

/**
 * A packed parcel has left with a courier; the order is shipped with its last one. Of a parcel that left before, courier and number are put
 * right. Either is told by a letter.
 */
export async function shipParcel(desk: ParcelDesk, { courier, tracking, ...named }: Shipping, now: Date) {
  const trackingNumber = readTrackingNumber(tracking);
  if (!trackingNumber || !(courier in COURIERS)) return fail("orders/no-tracking-number");
  return withParcel(desk, named, now, async (tx, { order, lines, parcels, parcel, state }) => {
    if (state !== "packed" && state !== "shipped") return fail("orders/parcel-not-there", { state });
    const isNew = state === "packed";
    if (isNew && order.heldAt) return fail("orders/held");
    const problem = isNew ? await problemOfBoxes(tx, keyOf(order), [parcel.position]) : undefined;
    if (problem) return fail(problem);
    if (!isNew && parcel.courier === courier && parcel.trackingNumber === trackingNumber) return ok(order);
    const sent = { ...parcel, courier, trackingNumber, shippedAt: parcel.shippedAt ?? now };
    await updateParcel(tx, sent);
    if (isNew) await noteParcelMove(tx, parcel, { from: "packed", to: "shipped", cause: "workshop", now });
    const left = parcels.filter((one) => one !== parcel && parcelState(order, one) === "packed").length;
    const going = parcels.filter(({ cancelledAt }) => !cancelledAt).length;
    const isLast = isNew && left === 0;
    const moved = isLast ? await moveOrder(tx, order, { fulfilment: "shipped" }, { cause: "workshop", now }) : order;
    if (isLast) await tellOfDelivery(tx, moved, "shipped", now);
    else if (isNew) await tellOfPartDelivery(tx, moved, { sent: going - left, of: going }, now);
    await tellByLetter(desk, tx, moved, { sent: [sent], lines, now });
    return ok(moved);
  });
}

/** What left in one step of the workshop, with everything that had not left yet. Called under the order's lock. */
export async function shipRest(desk: LetterDesk, tx: Transaction, order: Order, now: Date) {
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const rest = (await listParcels(tx, keyOf(order), lines)).filter(
    ({ shippedAt, cancelledAt }) => !shippedAt && !cancelledAt,
  );
  const sent = rest.map((parcel) => ({ ...parcel, shippedAt: now }));
  await shipUnsent(tx, keyOf(order), now);
  await tellByLetter(desk, tx, order, { sent, lines, now });
}

async function tellByLetter(
  { jobs, env }: LetterDesk,
  tx: Transaction,
  order: Order,
  { sent, lines, now }: { readonly sent: readonly Parcel[]; readonly lines: readonly OrderLine[]; readonly now: Date },
) {
  // A closed account has no address any more.
  if (order.email === "") return;
  const told = await parcelsToTell(tx, order, sent);
  const replaced = order.replaces ? await findOrder(tx, { userId: order.userId, orderId: order.replaces }) : undefined;
  const letter = shippedLetter(order, told, lines, { publicUrl: env.publicUrl, replaced });
  await sendOrderLetter(jobs, tx, order, letter, now);
}

/** The courier has brought it. */
export async function deliverParcel(desk: ParcelDesk, named: NamedParcel, now: Date) {
  return withParcel(desk, named, now, async (tx, { order, lines, parcels, parcel, state }) => {
    if (state === "delivered") return ok(order);
    // What was lost may come after all.
    if (state !== "shipped" && state !== "lost") return fail("orders/parcel-not-there", { state });
    await updateParcel(tx, { ...parcel, shippedAt: parcel.shippedAt ?? now, deliveredAt: now, lostAt: null });
    await noteParcelMove(tx, parcel, { from: state, to: "delivered", cause: "workshop", now });
    await tellOfArrival(tx, order, parcels.length > 1 ? parcel.position + 1 : undefined, now);
    const [told] = order.email === "" ? [] : await parcelsToTell(tx, order, [parcel]);
    if (told) await sendOrderLetter(desk.jobs, tx, order, deliveredLetter(order, told, lines, desk.env.publicUrl), now);
    await settleMiles(tx, keyOf(order), now);
    return ok(order);
  });
}

/** Takes the last step of one parcel back: it has not arrived, or not left after all, and then neither has the order. */
export async function undoParcel(
  desk: ParcelDesk,
  { reason, from, ...named }: NamedParcel & { readonly reason: string; readonly from: ParcelState },
  now: Date,
) {
  return withParcel(desk, named, now, async (tx, { order, parcels, parcel, state }) => {
    if (state !== from) return fail("orders/moved-meanwhile", { at: state });
    if (state !== "delivered" && state !== "shipped" && state !== "lost") return fail("orders/no-step-to-undo");
    if (order.email === "") return fail("orders/account-closed", { number: named.number });
    const cause = { cause: "operator", reason, now };
    if (state === "lost") {
      await updateParcel(tx, { ...parcel, lostAt: null });
      await noteParcelMove(tx, parcel, { from: "lost", to: "shipped", ...cause });
      return ok("shipped" as const);
    }
    if (state === "delivered") {
      await updateParcel(tx, { ...parcel, deliveredAt: null });
      await noteParcelMove(tx, parcel, { from: "delivered", to: "shipped", ...cause });
      await settleMiles(tx, keyOf(order), now);
      return ok("shipped" as const);
    }
    // Parcels of an order that left as a whole may have no times of their own: those that did leave get theirs before it goes back.
    if (order.fulfilment === "shipped") await shipUnsent(tx, keyOf(order), now);
    await updateParcel(tx, { ...parcel, courier: null, trackingNumber: null, shippedAt: null });
    await noteParcelMove(tx, parcel, { from: "shipped", to: "packed", ...cause });
    if (order.fulfilment === "shipped") await moveBack(tx, order, { reason, now });
    await settleMiles(tx, keyOf(order), now);
    if (parcels.length === 1) await tellOfUndo(tx, order, "shipped", now);
    else await tellOfParcelUndo(tx, order, parcel.position + 1, now);
    return ok("packed" as const);
  });
}
