import type { CartTotals } from "@surimono/domain/cart";
import { type Destination, dispatchDay } from "@surimono/domain/delivery";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import { NEW_ORDER } from "@surimono/domain/orders";
import { isPaidAtGateway, type PaymentMethod } from "@surimono/domain/payments";
import { v7 as newId } from "uuid";
import { lockName, type Transaction } from "../../../platform/database/index.ts";
import type { Member } from "../../../platform/http/index.ts";
import type { Letter } from "../../../platform/mail/index.ts";
import { findLastAttempt } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findOrderOfCart, insertOrder, listSendingDrafts, lockOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { insertPieces } from "../parcels/parcels.store.ts";
import { attemptStep, type Prepared } from "./attempt-step.ts";
import { draftParcel } from "./draft-order.ts";
import { finaliseOrder } from "./finalise-order.ts";
import { giveUpSending } from "./give-up-sending.ts";
import { openTry } from "./prepare-order.ts";

/** Everything the member agrees to: stored pieces, each as the line that names them, and where they go. */
export interface Sending {
  readonly lines: readonly Omit<OrderLine, "userId" | "orderId">[];
  readonly destinations: readonly Omit<Destination, "id">[];
  readonly totals: Pick<CartTotals, "quantity" | "subtotal" | "discounts" | "delivery" | "total" | "taxes">;
  /** Means nothing where nothing is to be paid. */
  readonly method: PaymentMethod;
  /** In place of the usual confirmation. */
  readonly letter?: (placed: Order) => Letter;
}

interface SendingKey {
  readonly member: Pick<Member, "id" | "email">;
  /** Chosen by the page: however often it is sent, it becomes one order. */
  readonly key: string;
  /** A hash of what was agreed to: the same key with another one is another sending. */
  readonly fingerprint: string;
  readonly returnOrigin: string;
}

/**
 * Phase one of sending, as `prepareOrder` is of ordering: goes on with the draft of this key if there is one, gives up the member's other
 * drafts, which hold pieces, and writes a new one that holds its own. `plan` decides by what is stored then.
 */
export async function prepareSending<Planned extends Result<Sending, Failure>>(
  desk: OrderDesk,
  tx: Transaction,
  sent: SendingKey,
  plan: (tx: Transaction) => Promise<Planned>,
) {
  const { member, key, fingerprint, returnOrigin } = sent;
  // A new sending has no row to lock yet.
  await lockName(tx, `sendings:${member.id}`);
  const seen = await findOrderOfCart(tx, member.id, key);
  const isSame = (order: Order) => order.id === seen?.id && order.fingerprint === fingerprint;
  const others = await listSendingDrafts(tx, member.id);
  for (const id of [...new Set([...(seen ? [seen.id] : []), ...others])]) {
    const order = await lockOrder(tx, { userId: member.id, orderId: id });
    // Its answer was lost, and something else is agreed to by now.
    if (order && id === seen?.id && order.lifecycle !== "draft" && order.cartId === key && !isSame(order))
      return fail("warehouse/already-sent");
    const next = order && (await goOn(desk, tx, order, { isSame: isSame(order), returnOrigin }));
    if (next) return ok(next);
  }
  const planned = await plan(tx);
  if (!planned.ok) return planned as Exclude<Planned, { readonly ok: true }>;
  return begin(desk, tx, sent, planned.value);
}

/** Undefined: it is no longer in the way. */
async function goOn(
  desk: OrderDesk,
  tx: Transaction,
  order: Order,
  { isSame, returnOrigin }: { readonly isSame: boolean; readonly returnOrigin: string },
): Promise<Prepared | undefined> {
  if (order.lifecycle !== "draft") return isSame ? { next: "placed", order } : undefined;
  const now = desk.now();
  const last = await findLastAttempt(tx, order.userId, order.id);
  if (last?.state === "pending" || last?.state === "paid") return isSame ? { next: "waiting", order } : undefined;
  const step = attemptStep(order, last, { isSame, now });
  if (step) return step;
  if (isSame && !last) return openTry(desk, tx, order, 1, { returnOrigin });
  await giveUpSending(desk, tx, order);
  return undefined;
}

async function begin(
  desk: OrderDesk,
  tx: Transaction,
  { member, key, fingerprint, returnOrigin }: SendingKey,
  sending: Sending,
) {
  const now = desk.now();
  const { totals, method, letter } = sending;
  const discountTotal = totals.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const orderKey = { userId: member.id, orderId: newId() };
  const lines = sending.lines.map((line) => ({ ...orderKey, ...line }));
  const parcels = sending.destinations.map((destination, position) =>
    draftParcel({ ...orderKey, position }, destination),
  );
  const order = await insertOrder(
    tx,
    {
      ...{ userId: member.id, id: orderKey.orderId, cartId: key, cartRevision: 0, ...NEW_ORDER, way: "sending" },
      ...{ paymentMethod: method, email: member.email, ...totals, discountTotal, couponId: null },
      ...{ fingerprint, dispatchBy: dispatchDay(now), createdAt: now, placedAt: null, heldAt: null, heldReason: null },
      ...{ replaces: null, isQuoted: false },
    },
    lines,
    parcels,
  );
  await insertPieces(tx, orderKey, parcels);
  if (!(await desk.holdStock(tx, order))) return fail("warehouse/not-enough");
  if (totals.total > 0 && isPaidAtGateway(method)) return ok(await openTry(desk, tx, order, 1, { returnOrigin }));
  const payment = totals.total > 0 ? "invoiced" : "free";
  const placed = await finaliseOrder(desk, tx, {
    order,
    cart: undefined,
    payment,
    cause: "buyer",
    lines,
    parcels,
    letter,
  });
  return ok<Prepared>({ next: "placed", order: placed });
}
