import { ok } from "@surimono/domain/kernel";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Snapshot } from "../../catalogue/index.ts";
import { findLastAttempt } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findOrderOfCart, insertOrder, lockOrder, moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { attemptStep, type Prepared } from "./attempt-step.ts";
import { type Agreement, draftOrder, fingerprintOf } from "./draft-order.ts";
import { finaliseOrder } from "./finalise-order.ts";
import { openTry } from "./prepare-order.ts";

interface Returning {
  readonly returnOrigin: string;
}

/**
 * Phase one of ordering what an operator has drawn up, as `prepareOrder` is of a cart: its id is the key in place of the cart's. Under the lock of
 * the draft, so that two at once find one order.
 */
export async function prepareQuoted(
  desk: OrderDesk,
  tx: Transaction,
  snapshot: Snapshot,
  agreement: Agreement,
  returning: Returning,
) {
  const { id, userId } = agreement.cart;
  const seen = await findOrderOfCart(tx, userId, id);
  const order = seen && (await lockOrder(tx, { userId, orderId: seen.id }));
  // The sweeper may have given it up while the lock was waited for.
  const going = order?.cartId && (await goOn(desk, tx, order, agreement, returning));
  return ok(going || (await begin(desk, tx, snapshot, agreement, returning)));
}

/** Undefined: what was begun with another way to pay was given up. */
async function goOn(
  desk: OrderDesk,
  tx: Transaction,
  order: Order,
  agreement: Agreement,
  returning: Returning,
): Promise<Prepared | undefined> {
  if (order.lifecycle !== "draft") return { next: "placed", order };
  const now = desk.now();
  const isSame = order.fingerprint === fingerprintOf(agreement);
  const last = await findLastAttempt(tx, order.userId, order.id);
  if (last?.state === "pending" || last?.state === "paid") return { next: "waiting", order };
  const step = attemptStep(order, last, { isSame, now });
  if (step) return step;
  if (isSame && isPaidAtGateway(agreement.method)) return openTry(desk, tx, order, (last?.attempt ?? 0) + 1, returning);
  await moveOrder(tx, order, { lifecycle: "abandoned" }, { cause: "replaced", now, changes: { cartId: null } });
  return undefined;
}

async function begin(
  desk: OrderDesk,
  tx: Transaction,
  snapshot: Snapshot,
  agreement: Agreement,
  returning: Returning,
): Promise<Prepared> {
  const draft = draftOrder(snapshot, agreement, desk.now());
  const order = await insertOrder(tx, { ...draft.order, isQuoted: true }, draft.lines, draft.parcels);
  if (isPaidAtGateway(agreement.method)) return openTry(desk, tx, order, 1, returning);
  const { lines, parcels } = draft;
  const placing = { order, cart: undefined, payment: "invoiced" as const, cause: "buyer", lines, parcels };
  return { next: "placed", order: await finaliseOrder(desk, tx, placing) };
}
