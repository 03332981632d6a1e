import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { keepMiles, promiseMiles } from "./earn-miles.ts";

/** What miles hear of an order. Orders are built on miles, so their own type is not known here. */
interface HeardOrder {
  readonly userId: string;
  readonly id: string;
  readonly sequence: number;
  /** In yen. */
  readonly total: number;
}

export const promisePaidMiles = (tx: Transaction, { userId, id: orderId, sequence, total: paid }: HeardOrder) =>
  promiseMiles(tx, { userId, orderId, orderNumber: orderNumber(sequence), paid });

/** A cancelled order brings none. */
export const dropCancelledMiles = (tx: Transaction, { userId, id: orderId }: HeardOrder, { now }: HookShop) =>
  keepMiles(tx, { userId, orderId, kept: 0 }, now());

interface HeardRefund {
  readonly order: HeardOrder;
  /** Yen that the shop keeps of the order. */
  readonly kept: number;
}

export const lowerRefundedMiles = (tx: Transaction, { order, kept }: HeardRefund, { now }: HookShop) =>
  keepMiles(tx, { userId: order.userId, orderId: order.id, kept }, now());
