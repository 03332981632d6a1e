import { DELIVERY_TAX_RATE } from "../cart/index.ts";
import { deliveryFee, fitsRows, type NamedPieces, type Pieces, piecesWithout, sumPieces } from "../delivery/index.ts";
import { type BasisPoints, fail, ok, type Yen } from "../kernel/index.ts";
import type { RateAmount } from "./refund-taxes.ts";

/** A line as it was paid for. */
export interface PaidLine {
  readonly id: string;
  readonly quantity: number;
  /** With tax, before the discount. */
  readonly amount: Yen;
  readonly discount: Yen;
  readonly taxRate: BasisPoints;
}

export interface RefundedPieces extends NamedPieces {
  readonly amount: Yen;
  readonly taxRate: BasisPoints;
}

/** Money for pieces of one parcel, and with it the fee of a destination. */
export interface PieceRefund {
  /** Of the parcel, from 0; null where there is none, as in the warehouse. */
  readonly position: number | null;
  readonly pieces: readonly RefundedPieces[];
  readonly delivery: Yen;
}

export interface RefundableOrder {
  readonly lines: readonly PaidLine[];
  readonly parcels: readonly {
    readonly position: number;
    readonly pieces: readonly NamedPieces[];
    /** It goes with the fee of that one. */
    readonly splitFrom?: number | null;
  }[];
  readonly delivery: Yen;
  /** Those that were made or asked for; not those that failed. */
  readonly refunds: readonly PieceRefund[];
  /** Pieces of parcels that come once more without charge. */
  readonly replaced?: readonly { readonly position: number; readonly pieces: readonly Pieces[] }[];
}

/** What was paid for delivery: ranks and miles take from it too. */
export function deliveryPaid(total: Yen, lines: readonly Pick<PaidLine, "amount" | "discount">[]): Yen {
  return lines.reduce((rest, { amount, discount }) => rest - (amount - discount), total);
}

export interface RefundWish {
  /** From 1. */
  readonly parcel: number;
  readonly pieces: readonly NamedPieces[];
  /** The fee of one further destination goes back too. */
  readonly withDelivery?: boolean | undefined;
  /** Reports of the time before pieces were named say only how many. */
  readonly mayBeUnnamed?: boolean | undefined;
}

/**
 * What goes back for pieces of a parcel (rule orders-refund-pieces): never for more than the parcel still holds, nor for
 * pieces that come once more. All pieces of a line
 * together give exactly what was paid for it, in whatever order they go back.
 */
export function refundOfPieces(order: RefundableOrder, wish: RefundWish) {
  const { parcel, pieces, withDelivery = false, mayBeUnnamed = false } = wish;
  const found = order.parcels[parcel - 1];
  if (!found) return fail("orders/no-such-parcel", { parcels: order.parcels.length });
  const held = piecesLeft(order, found.position);
  const named: NamedPieces[] = [];
  for (const { lineId, quantity, rows } of sumPieces(pieces)) {
    const left = held.find((piece) => piece.lineId === lineId) ?? { lineId, quantity: 0 };
    const most = left.quantity - againOf(order, found.position, lineId);
    if (quantity > most) return fail("orders/more-than-parcel", { lineId, left: Math.max(0, most) });
    if (rows && !fitsRows({ quantity, rows }, left))
      return fail("orders/piece-not-there", { lineId, rows: left.rows ?? [] });
    const isPart = left.rows !== undefined && quantity < left.quantity;
    if (!rows && isPart && !mayBeUnnamed) return fail("orders/which-pieces", { lineId, rows: left.rows ?? [] });
    const which = rows ?? (isPart ? undefined : left.rows);
    named.push({ lineId, quantity, ...(which && { rows: which }) });
  }
  const refund: PieceRefund = {
    position: found.position,
    pieces: named.map((piece) => ({ ...piece, ...moneyOf(order, piece) })),
    delivery: withDelivery ? feeOf(order, found.position) : 0,
  };
  return ok(refund);
}

function againOf({ replaced = [] }: RefundableOrder, at: number, lineId: string): number {
  const again = replaced.filter(({ position }) => position === at).flatMap(({ pieces }) => pieces);
  return again.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.quantity : 0), 0);
}

/** What a parcel holds that was not refunded. */
export function piecesLeft({ parcels, refunds }: Pick<RefundableOrder, "parcels" | "refunds">, at: number) {
  const back = refunds.filter(({ position }) => position === at).flatMap(({ pieces }) => pieces);
  return piecesWithout(parcels.find(({ position }) => position === at)?.pieces ?? [], back);
}

export function refundSum({ pieces, delivery }: Pick<PieceRefund, "pieces" | "delivery">): Yen {
  return pieces.reduce((sum, { amount }) => sum + amount, delivery);
}

/** By the rates of the goods; delivery has one of its own. */
export function refundRates({ pieces, delivery }: Pick<PieceRefund, "pieces" | "delivery">): RateAmount[] {
  const goods = pieces.map(({ taxRate: rate, amount }) => ({ rate, amount }));
  return [...goods, { rate: DELIVERY_TAX_RATE, amount: delivery }].filter(({ amount }) => amount > 0);
}

/** The share of all pieces that went back then, less the money that did: roundings of a yen come out even with the last piece. */
function moneyOf({ lines, refunds }: RefundableOrder, { lineId, quantity }: NamedPieces) {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Error(`a parcel holds pieces of ${lineId}, which is no line of its order`);
  const back = refunds.flatMap(({ pieces }) => pieces).filter((piece) => piece.lineId === lineId);
  const money = back.reduce((sum, { amount }) => sum + amount, 0);
  const count = back.reduce((sum, piece) => sum + piece.quantity, quantity);
  const amount = Math.max(0, Math.floor(((line.amount - line.discount) * count) / line.quantity) - money);
  return { amount, taxRate: line.taxRate };
}

/** What one destination less costs, once for each: with the last of the parcels into which it was split. */
function feeOf({ parcels, delivery, refunds }: RefundableOrder, at: number): Yen {
  const given = refunds.filter((refund) => refund.delivery > 0);
  const rootOf = ({ position, splitFrom }: RefundableOrder["parcels"][number]) => splitFrom ?? position;
  const own = parcels.find(({ position }) => position === at);
  const together = parcels.filter((one) => own && rootOf(one) === rootOf(own)).map(({ position }) => position);
  if (given.some(({ position }) => position !== null && together.includes(position))) return 0;
  if (together.some((position) => position !== at && piecesLeft({ parcels, refunds }, position).length > 0)) return 0;
  const charged = parcels.filter(({ splitFrom }) => splitFrom == null).length - given.length;
  const left = given.reduce((rest, refund) => rest - refund.delivery, delivery);
  return Math.max(0, Math.min(left, deliveryFee(charged) - deliveryFee(charged - 1)));
}
