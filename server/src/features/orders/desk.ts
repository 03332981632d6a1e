import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "../payments/index.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

/** Told inside the transaction that places an order, so that what it writes or enqueues happens if and only if the order does, and once. */
export type OnPlaced = (tx: Transaction, order: Order, lines: readonly OrderLine[]) => Promise<void>;

/**
 * Told inside the transaction in which an order is cancelled or money for it went back: how much of its total the shop keeps. May be told
 * the same again.
 */
export type OnMoneyBack = (tx: Transaction, order: Order, kept: number) => Promise<void>;

/** Which of the versions have not passed the checks with every warning accepted. */
export type FindUncleared = (
  queries: Queries,
  userId: string,
  versionIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What the use cases of this feature work with. */
export interface Desk extends Pick<Shop, "database" | "jobs" | "log" | "now" | "env"> {
  /** Undefined when card and PayPay are not set up. */
  readonly gateway: PaymentGateway | undefined;
  readonly onPlaced: readonly OnPlaced[];
  readonly onMoneyBack: readonly OnMoneyBack[];
  readonly findUncleared: FindUncleared;
}
