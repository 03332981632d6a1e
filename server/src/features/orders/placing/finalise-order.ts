import { dispatchDay } from "@surimono/domain/delivery";
import type { Transaction } from "../../../platform/database/index.ts";
import { callHooks, callHooksTogether } from "../../../platform/hook.ts";
import type { Letter } from "../../../platform/mail/index.ts";
import { type Cart, closeCart } from "../../cart/index.ts";
import { addSales } from "../../catalogue/index.ts";
import { finishCoupon } from "../benefits/coupon-use.ts";
import { finishOrderMiles } from "../benefits/miles-use.ts";
import { confirmationLetter } from "../letters/confirmation-letter.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import type { OrderDesk } from "../order-desk.ts";
import { listOrderLines, moveOrder } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { listParcels, type Parcel } from "../parcels/parcels.store.ts";

interface Finalising {
  /** Locked. */
  readonly order: Order;
  /** Locked too; undefined when the draft was given up before the money came. */
  readonly cart: Cart | undefined;
  readonly payment: "paid" | "invoiced" | "free";
  readonly cause: string;
  readonly lines?: readonly OrderLine[];
  readonly parcels?: readonly Parcel[];
  /** In place of the usual one. */
  readonly letter?: ((placed: Order) => Letter) | undefined;
}

/**
 * The only way for an order to become placed: for the invoice buyer, the returning customer, the webhook and the sweeper. Under the
 * order's lock, so that the second one finds it done; mail and follow-up work are enqueued in the same transaction.
 */
export async function finaliseOrder(
  desk: OrderDesk,
  tx: Transaction,
  { order, cart, payment, cause, ...known }: Finalising,
): Promise<Order> {
  if (order.lifecycle === "placed" || order.lifecycle === "cancelled") return order;
  const now = desk.now();
  const ordered = known.lines ?? (await listOrderLines(tx, order.userId, [order.id]));
  const parcels = known.parcels ?? (await listParcels(tx, { userId: order.userId, orderId: order.id }, ordered));
  const changes = { placedAt: now, dispatchBy: dispatchDay(now) };
  const to = { lifecycle: "placed", payment } as const;
  const placed = { ...order, ...to, ...changes };
  const sales = ordered.map(({ itemId, quantity }) => ({ itemId, pieces: quantity }));
  // None of these reads what another writes: one round trip.
  await Promise.all([
    moveOrder(tx, order, to, { cause, now, changes }),
    cart?.state === "open" && closeCart(tx, cart, ordered, order.cartRevision, now),
    // What is sent from the warehouse was sold before.
    order.way !== "sending" && addSales(tx, sales, now),
    finishCoupon(desk, tx, order, now),
    finishOrderMiles(desk, tx, order, now),
    sendOrderLetter(
      desk.jobs,
      tx,
      placed,
      known.letter?.(placed) ?? confirmationLetter(placed, ordered, parcels, desk.env.publicUrl),
      now,
    ),
    callHooksTogether(desk.onPlaced, tx, { order: placed, lines: ordered }, desk),
    payment === "paid" && callHooks(desk.onPaid, tx, placed, desk),
  ]);
  return placed;
}
