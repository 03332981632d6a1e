import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "../payments/index.ts";
import type { Order, OrderLine } from "./orders.tables.ts";

/** Called inside the transaction that places an order, so that its writes and jobs happen if and only if the order does, and once. */
export type OnPlaced = (tx: Transaction, order: Order, lines: readonly OrderLine[]) => Promise<void>;

/**
 * Called inside the transaction that cancels an order or records a refund: how much of its total the shop keeps. May be called with the
 * same again.
 */
export type OnMoneyBack = (tx: Transaction, order: Order, kept: number) => Promise<void>;

/** Which of the versions have not passed the checks with every warning accepted. */
export type FindUncleared = (
  queries: Queries,
  userId: string,
  versionIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What this feature's use cases work with. */
export interface Desk extends Pick<Shop, "database" | "jobs" | "log" | "now" | "env"> {
  /** Undefined when card and PayPay are not set up. */
  readonly gateway: PaymentGateway | undefined;
  readonly onPlaced: readonly OnPlaced[];
  readonly onMoneyBack: readonly OnMoneyBack[];
  readonly findUncleared: FindUncleared;
}
