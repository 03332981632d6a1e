import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber, parcelState } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type HoldStock, listOrderLines, listParcels, type Order } from "../orders/index.ts";
import { insertMovements, lockPieces, type NewMovement, openRows, sumMovements } from "./stock.store.ts";

/** What an order should have moved: pieces put in or taken out, and pieces promised. */
interface Due {
  readonly onHand: number;
  readonly reserved: number;
}

/**
 * Brings what is stored in line with a locked order: what it has moved so far is compared with what it should have, and the difference is
 * moved. So it may be called after any step or undone step, however often. Answers whether there was enough.
 */
export async function settleStock(tx: Transaction, order: Order, now: Date) {
  if (order.way === "courier") return ok<NewMovement[]>([]);
  const due = order.way === "warehouse" ? await dueOfBrought(tx, order) : await dueOfSending(tx, order);
  const moved = await sumMovements(tx, order.userId, order.id);
  const ids = new Set([...due.keys(), ...moved.map(({ storedId }) => storedId)]);
  const rows = await lockPieces(tx, order.userId, [...ids]);
  const movements: NewMovement[] = [];
  for (const [storedId, row] of rows) {
    const done = moved.find((one) => one.storedId === storedId);
    const wanted = due.get(storedId) ?? { onHand: 0, reserved: 0 };
    const onHand = wanted.onHand - (done?.onHand ?? 0);
    const reserved = wanted.reserved - (done?.reserved ?? 0);
    if (onHand === 0 && reserved === 0) continue;
    // As the table's own CHECKs.
    if (row.reserved + reserved > row.onHand + onHand) return fail("warehouse/not-enough");
    const kind = kindOf(order, onHand, reserved);
    movements.push({ userId: order.userId, storedId, kind, onHand, reserved, orderId: order.id, at: now });
  }
  await insertMovements(tx, movements);
  return ok(movements);
}

/** For orders: whether the pieces of a sending could be promised to it. */
export function holdStock({ now }: Pick<Shop, "now">): HoldStock {
  return async (tx, order) => (await settleStock(tx, { ...order, lifecycle: "draft" }, now())).ok;
}

/** The same after a step of the workshop, where too few pieces mean that the step contradicts what was done since. */
export async function settleOrThrow(tx: Transaction, order: Order, now: Date): Promise<NewMovement[]> {
  const settled = await settleStock(tx, order, now);
  if (settled.ok) return settled.value;
  throw new Error(
    `Pieces of ${orderNumber(order.sequence)} are not in the warehouse any more, or are promised to a sending.`,
  );
}

function kindOf({ way }: Order, onHand: number, reserved: number): NewMovement["kind"] {
  if (way === "warehouse") return onHand > 0 ? "in" : "back";
  if (onHand !== 0) return onHand < 0 ? "out" : "back";
  return reserved > 0 ? "reserve" : "release";
}

async function dueOfBrought(tx: Transaction, order: Order): Promise<ReadonlyMap<string, Due>> {
  const due = new Map<string, Due>();
  const isThere = order.lifecycle === "placed" && (order.fulfilment === "stored" || order.fulfilment === "shipped");
  if (!isThere) return due;
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const ids = await openRows(tx, order.userId, lines);
  for (const { id, quantity } of lines) {
    const storedId = ids.get(id) as string;
    due.set(storedId, { onHand: (due.get(storedId)?.onHand ?? 0) + quantity, reserved: 0 });
  }
  return due;
}

/** The line of a sending has the id of the pieces that it sends. Pieces are promised until their parcel leaves. */
async function dueOfSending(tx: Transaction, order: Order): Promise<ReadonlyMap<string, Due>> {
  const due = new Map<string, Due>();
  if (order.lifecycle === "abandoned" || order.lifecycle === "cancelled") return due;
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  for (const parcel of await listParcels(tx, { userId: order.userId, orderId: order.id }, lines)) {
    const state = parcelState(order, parcel);
    if (state === "cancelled") continue;
    const hasLeft = state === "shipped" || state === "delivered" || state === "lost";
    for (const { lineId, quantity } of parcel.pieces) {
      const { onHand, reserved } = due.get(lineId) ?? { onHand: 0, reserved: 0 };
      due.set(lineId, hasLeft ? { onHand: onHand - quantity, reserved } : { onHand, reserved: reserved + quantity });
    }
  }
  return due;
}
