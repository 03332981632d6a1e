import type { CatalogueItem } from "../catalogue/index.ts";
import {
  type Address,
  type AddressProblem,
  checkAddress,
  checkDestination,
  type Destination,
  type DestinationProblem,
  splitDifferences,
} from "../delivery/index.ts";
import type { Day } from "../kernel/index.ts";
import { type InvoiceProblem, type PaymentMethod, type PaymentProblem, paymentProblem } from "../payments/index.ts";
import { type CartLine, type CartTotals, canBeMade, piecesOf, piecesWith, sharingLines } from "./price-cart.ts";
import { MAX_ROSTER_ROWS } from "./roster.ts";
import { tooFewPieces } from "./too-few-pieces.ts";

/** The numbered steps of the cart (rule cart-steps). */
export type CartStep = "cart" | "address" | "payment";

/** `draft` was reopened or copied, `deleted` was removed by its owner. */
export type ProductState = "orderable" | "draft" | "deleted";

export interface Obstacle {
  readonly step: CartStep;
  /** The place on the screen: a column of the line or a field of the address. */
  readonly field: string;
  readonly code: ObstacleCode;
  readonly lineId?: string;
  /** Of several. */
  readonly destinationId?: string;
  /** The number in the message. */
  readonly limit?: number;
}

export type ObstacleCode =
  | "cart/empty"
  | "cart/item-deleted"
  | "cart/item-not-completed"
  | "cart/item-withdrawn"
  | "cart/below-minimum"
  | "cart/too-few-for-screens"
  | "cart/above-maximum"
  | "cart/personal-not-stored"
  | "cart/roster-missing"
  | "cart/roster-too-long"
  | "delivery/no-address"
  | AddressProblem["code"]
  | "delivery/no-destinations"
  | "delivery/split-missing"
  | "delivery/split-over"
  | DestinationProblem["code"]
  | "payments/no-method"
  | PaymentProblem;

/** An order to several destinations. */
export interface SeveralDestinations {
  readonly destinations: readonly Destination[];
  /** The day of dispatch, from which wishes are counted. */
  readonly dispatchBy: Day;
}

export interface OrderAttempt {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly findItem: (itemId: number) => CatalogueItem | undefined;
  readonly stateOf: (productId: number) => ProductState;
  /** Undefined: none chosen yet, or not one of the buyer's. */
  readonly address: Address | undefined;
  /** In place of the address. */
  readonly several?: SeveralDestinations | undefined;
  /** Into the warehouse: it goes to no address. */
  readonly isStored?: boolean;
  readonly paymentMethod: PaymentMethod | undefined;
  readonly invoiceAllowed: boolean;
  /** Of an order by invoice. */
  readonly invoiceProblem?: InvoiceProblem | undefined;
}

/**
 * Everything that blocks this cart from being ordered, in the order of the steps; empty when it can be placed. The screens show
 * this list and completion refuses by it, so that they cannot disagree.
 */
export function canBeOrdered(attempt: OrderAttempt): Obstacle[] {
  return [...lineObstacles(attempt), ...deliveryObstacles(attempt), ...paymentObstacles(attempt)];
}

function lineObstacles({ lines, findItem, stateOf, isStored }: OrderAttempt): Obstacle[] {
  if (lines.length === 0) return [{ step: "cart", field: "lines", code: "cart/empty" }];
  return lines.flatMap((line) => {
    const at = { step: "cart", lineId: line.id } as const;
    const state = stateOf(line.productId);
    if (state === "deleted") return [{ ...at, field: "product", code: "cart/item-deleted" } as const];
    if (state === "draft") return [{ ...at, field: "product", code: "cart/item-not-completed" } as const];
    const item = findItem(line.itemId);
    if (!canBeMade(line, item)) return [{ ...at, field: "size", code: "cart/item-withdrawn" } as const];
    // Stored pieces of a size do not differ: which one is sent is not asked.
    if (isStored && line.personal) return [{ ...at, field: "product", code: "cart/personal-not-stored" } as const];
    return [...quantityObstacles(line, item, lines), ...rosterObstacles(line, lines)];
  });
}

/** The limits count all sizes of one my item together; the warning is at its first line. */
function quantityObstacles(line: CartLine, item: CatalogueItem, lines: readonly CartLine[]): Obstacle[] {
  if (sharingLines(line, lines)[0] !== line) return [];
  const pieces = piecesWith(line, lines);
  const at = { step: "cart", field: "quantity", lineId: line.id } as const;
  const tooFew = tooFewPieces(item, line.methodId, pieces);
  if (tooFew) return [{ ...at, ...tooFew }];
  if (pieces > item.maximumQuantity) return [{ ...at, code: "cart/above-maximum", limit: item.maximumQuantity }];
  return [];
}

/** Each piece has its words (rule cart-roster-complete). */
function rosterObstacles(line: CartLine, lines: readonly CartLine[]): Obstacle[] {
  if (!line.personal) return [];
  const at = { step: "cart", field: "roster", lineId: line.id } as const;
  const pieces = piecesOf(line.productId, lines);
  if (pieces > MAX_ROSTER_ROWS && lines.find(({ productId }) => productId === line.productId) === line)
    return [{ ...at, code: "cart/roster-too-long", limit: MAX_ROSTER_ROWS }];
  const missing = line.quantity - (line.roster?.length ?? 0);
  return missing === 0 ? [] : [{ ...at, code: "cart/roster-missing", limit: Math.max(0, missing) }];
}

function deliveryObstacles({ address, several, lines, isStored }: OrderAttempt): Obstacle[] {
  if (isStored) return [];
  return several ? splitObstacles(several, lines) : addressObstacles(address);
}

/** Every piece has a destination, and every destination a piece (rule delivery-split). */
function splitObstacles({ destinations, dispatchBy }: SeveralDestinations, lines: readonly CartLine[]): Obstacle[] {
  if (destinations.length === 0) return [{ step: "address", field: "destinations", code: "delivery/no-destinations" }];
  const differences = splitDifferences(lines, destinations).map(({ lineId, missing }) => ({
    ...({ step: "address", field: "pieces", lineId, limit: Math.abs(missing) } as const),
    code: missing > 0 ? ("delivery/split-missing" as const) : ("delivery/split-over" as const),
  }));
  return [...differences, ...destinationObstacles({ destinations, dispatchBy })];
}

/** What is wrong with each of several destinations, apart from whether their pieces add up. */
export function destinationObstacles({ destinations, dispatchBy }: SeveralDestinations): Obstacle[] {
  return destinations.flatMap((destination) =>
    checkDestination(destination, dispatchBy).map((problem) => ({
      ...({ step: "address", destinationId: destination.id } as const),
      ...problem,
    })),
  );
}

function addressObstacles(address: Address | undefined): Obstacle[] {
  if (!address) return [{ step: "address", field: "address", code: "delivery/no-address" }];
  return checkAddress(address).map(({ field, code }) => ({ step: "address", field, code }));
}

function paymentObstacles(attempt: OrderAttempt): Obstacle[] {
  const { paymentMethod, totals, lines, findItem } = attempt;
  const at = { step: "payment", field: "paymentType" } as const;
  if (!paymentMethod) return [{ ...at, code: "payments/no-method" }];
  const code = paymentProblem(paymentMethod, { ...attempt, total: totals.total });
  if (!code) return [];
  // A line that cannot be made has no price: the total is unknown, and another method would not help.
  const isPriced = lines.every((line) => canBeMade(line, findItem(line.itemId)));
  return code === "payments/amount-not-allowed" && !isPriced ? [] : [{ ...at, code }];
}
