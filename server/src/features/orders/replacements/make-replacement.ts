import { dispatchDay } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import {
  NEW_ORDER,
  piecesLeft,
  piecesToReplace,
  type ReplacementCause,
  type ReplacementWish,
  replacedPieces,
} from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import type { OrderHooks, ParcelDesk } from "../order-desk.ts";
import { findOrderOfCart, insertOrder, listOrderLines, moveOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { allOf, listParcels, type Parcel } from "../parcels/parcels.store.ts";
import { tellOfReplacement } from "../parcels/tell-of-delivery.ts";
import { refuseUnseen } from "../refunds/count-remedies.ts";
import { listRefundRows } from "../refunds/refunds.store.ts";
import { piecesOfLine } from "../rosters/pieces-of-line.ts";
import { replacementLetter } from "./replacement-letter.ts";
import { insertReplacement, listReplaced } from "./replacements.store.ts";

export interface ReplaceDesk extends Pick<ParcelDesk, "jobs" | "env">, Pick<OrderHooks, "onPlaced"> {}

export interface Replacing {
  /** From 1. */
  readonly parcel: number;
  /** Undefined: all of it that is left. */
  readonly pieces: readonly ReplacementWish[] | undefined;
  readonly cause: ReplacementCause;
  /** In the operator's own words. */
  readonly reason: string;
  /** To the buyer, in the letter. */
  readonly words?: string;
  /** Chosen by the page: pressed twice it is made once. */
  readonly requestKey: string;
  /** How many remedies the order had as this was decided. */
  readonly seen?: number | undefined;
}

/**
 * Makes pieces of a parcel once more without charge, as an order of its own (rule orders-replace): so that they are printed, checked, packed,
 * tracked and told of like any others, and the first order stays what it was. Under that order's lock.
 */
export async function makeReplacement(
  desk: ReplaceDesk,
  tx: Transaction,
  order: Order,
  { parcel: place, pieces: wish, cause, reason, words = "", requestKey, seen }: Replacing,
  now: Date,
) {
  const known = await findOrderOfCart(tx, order.userId, requestKey);
  if (known) return known.replaces === order.id ? ok(known) : fail("orders/no-such-order");
  const unseen = await refuseUnseen(tx, order, seen);
  if (unseen) return unseen;
  if (order.email === "") return fail("orders/account-closed");
  const key = { userId: order.userId, orderId: order.id };
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const parcels = await listParcels(tx, key, lines);
  const parcel = parcels[place - 1];
  if (!parcel || parcel.cancelledAt) return fail("orders/no-such-parcel", { parcels: parcels.length });
  const refunds = (await listRefundRows(tx, order.userId, [order.id])).filter(({ state }) => state !== "failed");
  const made = (await listReplaced(tx, key)).filter(({ position }) => position === parcel.position);
  const chosen = piecesToReplace(
    {
      held: piecesLeft({ parcels, refunds }, parcel.position),
      replaced: replacedPieces(made.map(({ pieces }) => pieces)),
      differing: (lineId) => wordsIn(lines, parcels, parcel, lineId)?.length,
    },
    wish,
  );
  if (!chosen.ok) return chosen;
  const id = newId();
  const again = chosen.value.flatMap((piece) => {
    const line = lines.find((one) => one.id === piece.lineId);
    return line ? [lineAgain(line, { ...piece, orderId: id }, wordsIn(lines, parcels, parcel, line.id))] : [];
  });
  const destination = parcelAgain(parcel, id, again);
  const draft = await insertOrder(tx, orderAgain(order, { id, requestKey, lines: again, now }), again, [destination]);
  await insertReplacement(tx, {
    ...{ userId: order.userId, orderId: id, position: parcel.position, cause, reason },
    pieces: chosen.value.map(({ lineId, quantity }) => ({ lineId, quantity })),
  });
  const changes = { placedAt: now, dispatchBy: dispatchDay(now) };
  const placed = await moveOrder(
    tx,
    draft,
    { lifecycle: "placed", payment: "free" },
    { cause: "operator", reason, now, changes },
  );
  const told = { replaced: order, lines: again, parcels: [destination], cause, words, publicUrl: desk.env.publicUrl };
  await sendOrderLetter(desk.jobs, tx, placed, replacementLetter(placed, told), now);
  await tellOfReplacement(tx, placed, order, now);
  await callHooks(desk.onPlaced, tx, { order: placed, lines: again }, { ...desk, now: () => now });
  return ok(placed);
}

/** The pieces of a line that differ, as they lie in the parcel; undefined where all are alike. */
function wordsIn(lines: readonly OrderLine[], parcels: readonly Parcel[], { position }: Parcel, lineId: string) {
  const line = lines.find(({ id }) => id === lineId);
  if (!line?.roster) return undefined;
  return piecesOfLine(line, parcels).filter(({ parcel }) => parcel === position + 1);
}

function lineAgain(
  line: OrderLine,
  { orderId, quantity, places }: ReplacementWish & { readonly orderId: string },
  words: ReturnType<typeof wordsIn>,
): OrderLine {
  const roster = words && places ? words.filter((_, index) => places.includes(index + 1)) : undefined;
  return {
    ...line,
    ...{ orderId, id: newId(), quantity, unitPrice: 0, amount: 0, discount: 0 },
    roster: roster ? roster.map(({ parcel: _, ...piece }) => piece) : null,
  };
}

function parcelAgain({ pieces: _, ...parcel }: Parcel, orderId: string, lines: readonly OrderLine[]): Parcel {
  return {
    ...parcel,
    // The day that was wished for is over.
    ...{ orderId, position: 0, wishedDay: null, splitFrom: null },
    ...{ courier: null, trackingNumber: null, shippedAt: null, deliveredAt: null, lostAt: null },
    pieces: allOf(lines),
  };
}

interface Again {
  readonly id: string;
  readonly requestKey: string;
  readonly lines: readonly OrderLine[];
  readonly now: Date;
}

function orderAgain({ userId, paymentMethod, email, id: replaces }: Order, { id, requestKey, lines, now }: Again) {
  return {
    ...{ userId, id, cartId: requestKey, cartRevision: 0, ...NEW_ORDER, way: "courier" as const },
    ...{ paymentMethod, email, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    ...{ subtotal: 0, discounts: [], discountTotal: 0, couponId: null, delivery: 0, total: 0, taxes: [] },
    ...{ fingerprint: "", dispatchBy: dispatchDay(now), createdAt: now, placedAt: null },
    ...{ heldAt: null, heldReason: null, replaces, isQuoted: false },
  };
}
