import type { Pieces } from "@surimono/domain/delivery";
import type { InvoiceProblem } from "@surimono/domain/payments";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "../payments/index.ts";
import type { Order, OrderLine } from "./orders.tables.ts";
import type { SentPiece } from "./rosters/pieces-of-line.ts";

export interface PlacedOrder {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

export interface RefundedOrder {
  readonly order: Order;
  /** How much of its total the shop keeps. */
  readonly kept: number;
  /** Why, where somebody said so. */
  readonly reason?: string;
}

export interface FailedRefund {
  readonly order: Order;
  /** The shop's own id of it. */
  readonly refundId: string;
}

/** A step of the workshop was made or taken back, of the order or one of its parcels; or a draft was given up. With the order as it is then. */
export type OnMoved = readonly Hook<Order>[];

/** What the workshop's steps work with, in the shop or beside it. */
export interface ParcelDesk extends Pick<Shop, "database" | "env"> {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
  readonly onMoved: OnMoved;
}

/** What other features do when something happens to an order; when each is called is said in src/wiring. */
export interface OrderHooks {
  readonly onPlaced: readonly Hook<PlacedOrder>[];
  readonly onPaid: readonly Hook<Order>[];
  readonly onCancelled: readonly Hook<Order>[];
  readonly onRefunded: readonly Hook<RefundedOrder>[];
  readonly onRefundFailed: readonly Hook<FailedRefund>[];
  readonly onMoved: OnMoved;
}

/**
 * Called inside the transaction that records a refund: issues what the law wants of each refund of the order, once. Answers the document's id
 * by the gateway's name for the refund.
 */
export type IssueReturns = (tx: Transaction, order: Order) => Promise<ReadonlyMap<string, { readonly id: string }>>;

/** What other features say in the letter about a refund of the order: a sentence or more, by the refund's own id. */
export type ExplainRefunds = (queries: Queries, order: Order) => Promise<ReadonlyMap<string, string>>;

/** Pieces of an order go from one parcel into another. */
export interface MovedPieces {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Pieces[];
}

/** Takes the goods in the workshop along; false where one of them is packed already. */
export type MoveUnits = (tx: Transaction, order: Order, moved: MovedPieces) => Promise<boolean>;

/** Promises the pieces of a sending to it, if there are enough. */
export type HoldStock = (tx: Transaction, order: Order) => Promise<boolean>;

/** Which of the versions have not passed the checks with every warning accepted. */
export type FindUncleared = (
  queries: Queries,
  userId: string,
  versionIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** A line whose pieces differ, for the press. */
export interface RosterToPrint extends Pick<OrderLine, "versionId" | "sizeId" | "sizeName"> {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lineId: string;
  readonly pieces: readonly SentPiece[];
}

/** Makes the print files of each piece of a line whose pieces differ, as long as they are wanted; then they go. */
export type PrintPieces = (line: RosterToPrint, areWanted: () => Promise<boolean>) => Promise<void>;

/**
 * Why the member cannot put so much on an invoice. While an order is placed, in its transaction, it keeps others of the member from being
 * placed until that ends.
 */
export interface JudgeInvoice {
  look(queries: Queries, userId: string, total: number): Promise<InvoiceProblem | undefined>;
  hold(tx: Transaction, userId: string): Promise<(total: number) => InvoiceProblem | undefined>;
}

/** What this feature's use cases work with. */
export interface OrderDesk extends Pick<Shop, "database" | "jobs" | "log" | "now" | "env">, OrderHooks {
  /** Undefined when card and PayPay are not set up. */
  readonly gateway: PaymentGateway | undefined;
  readonly issueReturns: IssueReturns;
  readonly explainRefunds: ExplainRefunds;
  readonly findUncleared: FindUncleared;
  readonly printPieces: PrintPieces;
  readonly holdStock: HoldStock;
  readonly judgeInvoice: JudgeInvoice;
}
