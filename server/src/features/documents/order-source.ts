import { hasWish, type NamedPieces, SENDER_NAMES, titlesOfRows } from "@surimono/domain/delivery";
import type { Addressee, SheetGroup, SheetOrder } from "@surimono/domain/documents";
import { dayInJapan, type Yen } from "@surimono/domain/kernel";
import {
  deliveryPaid,
  orderNumber,
  type PieceRefund,
  piecesLeft,
  refundOfPieces,
  refundRates,
  refundSum,
  refundTaxes,
} from "@surimono/domain/orders";
import { PAYMENT_METHODS, refundWord } from "@surimono/domain/payments";
import type { Queries } from "../../platform/database/index.ts";
import { discountName } from "../cart/index.ts";
import { findBusinessStanding } from "../members/index.ts";
import {
  findSentAt,
  listOrderLines,
  listParcels,
  type Order,
  type OrderLine,
  type OrderStanding,
  type Parcel,
  type RefundRow,
  readStandings,
  unsentRefunds,
} from "../orders/index.ts";
import { listOfOrder } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";

export interface OrderSource {
  readonly order: SheetOrder;
  readonly standing: OrderStanding;
  readonly documents: readonly Document[];
  /** Made out so unless another name is typed. */
  readonly to: Addressee;
  /** The pieces of a parcel that money went back for. */
  readonly refundGroup: (refund: RefundRow) => SheetGroup;
}

/** What the documents of an order are made from, read in the transaction that issues one. */
export async function readSource(queries: Queries, order: Order): Promise<OrderSource> {
  const key = { userId: order.userId, orderId: order.id };
  const ordered = await listOrderLines(queries, order.userId, [order.id]);
  // The goods of a sending were paid before: a price is that of storing them.
  const isOwed = order.way === "sending" && (order.payment !== "free" || order.subtotal > 0);
  const lines = isOwed ? ordered.map((line) => ({ ...line, name: `${line.name}（保管料）` })) : ordered;
  const [parcels, standings, documents, business] = await Promise.all([
    listParcels(queries, key, lines),
    readStandings(queries, order.userId, [order]),
    listOfOrder(queries, order.userId, order.id),
    findBusinessStanding(queries, order.userId),
  ]);
  const standing = standings(order);
  const [first] = parcels;
  const to: Addressee = business
    ? { name: business.companyName, honorific: "御中" }
    : { name: first ? `${first.lastName} ${first.firstName}` : "お客様", honorific: "様" };
  const hasRefunds = standing.refunds.some(({ about }) => about);
  const unsent = hasRefunds ? unsentRefunds(order, standing, parcels, await findSentAt(queries, order)) : [];
  const sent = { lines, parcels, unsent };
  const refundGroup = (refund: RefundRow) => groupOfRefund(refund, sent);
  return { order: sheetOrder(order, sent, standing, documents), standing, documents, to, refundGroup };
}

/** Why a refund has its document: once each, also when an older release told of it without one. */
export function returnCause(refundRef: string): string {
  return `return:${refundRef}`;
}

interface Sent {
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  /** Refunds of pieces that stayed here. */
  readonly unsent: readonly RefundRow[];
}

function sheetOrder(
  order: Order,
  sent: Sent,
  { refunds, keptTaxes }: OrderStanding,
  documents: readonly Document[],
): SheetOrder {
  const extras = extrasOf(order);
  const { lines, parcels, unsent } = sent;
  const sentOut = sentOf(order, sent);
  return {
    number: orderNumber(order.sequence),
    placed: dayInJapan(order.placedAt ?? order.createdAt),
    paidBy: order.payment === "free" ? "お支払いなし" : PAYMENT_METHODS[order.paymentMethod].name,
    isReplacement: order.replaces !== null,
    backWord: refundWord(order.paymentMethod),
    groups: [{ heading: "", lines: lines.map((line) => sheetLine(line)), extras }],
    parcels:
      parcels.length > 1 || parcels.some(hasWish) || unsent.length > 0
        ? parcelGroups(order, sent, sentOut.amount, extras)
        : [],
    sentOut,
    total: order.total,
    taxes: order.taxes,
    keptTaxes,
    refunds: refunds.map(({ at, amount, ref }) => ({
      day: dayInJapan(at),
      amount,
      document: documents.find(({ cause }) => cause === returnCause(ref))?.number ?? "",
    })),
  };
}

type Extras = SheetGroup["extras"];

function extrasOf({ discounts, delivery }: Order): Extras {
  return [
    ...discounts.map((discount) => ({ label: discountName(discount), amount: -discount.amount })),
    { label: "送料", amount: delivery },
  ];
}

/** What is not of a piece comes after the last. */
function parcelGroups(order: Order, { lines, parcels, unsent }: Sent, amount: Yen, extras: Extras): SheetGroup[] {
  const isNamed = parcels.length > 1 || parcels.some(hasWish);
  const groups = parcels
    .filter(({ cancelledAt }) => !cancelledAt)
    .map((parcel) => ({
      heading: isNamed ? parcelHeading(parcel) : "",
      lines: pieceLines(piecesLeft({ parcels, refunds: unsent }, parcel.position), lines),
    }))
    .filter((group) => group.lines.length > 0);
  const goods = groups.flatMap((group) => group.lines).reduce((sum, line) => sum + line.amount, 0);
  const isWhole = amount === order.total;
  const rest = [{ label: "割引・送料", amount: amount - goods }].filter((extra) => extra.amount !== 0);
  return groups.map((group, index) => ({
    ...group,
    extras: index < groups.length - 1 ? [] : isWhole ? extras : rest,
  }));
}

/** The order without what never left: parcels that were taken out of it, as their refunds count them, and single pieces. */
function sentOf(order: Order, { lines, parcels, unsent }: Sent): SheetOrder["sentOut"] {
  const gone = parcels.filter(({ cancelledAt }) => cancelledAt);
  if (gone.length === 0 && unsent.length === 0) return { amount: order.total, taxes: order.taxes };
  const whole = { lines, parcels, delivery: deliveryPaid(order.total, lines), refunds: [] };
  let taken: PieceRefund[] = [...unsent];
  for (const parcel of gone) {
    const wish = { parcel: parcel.position + 1, pieces: parcel.pieces, withDelivery: true };
    const refund = refundOfPieces({ ...whole, refunds: taken }, wish);
    if (refund.ok) taken = [...taken, refund.value];
  }
  const refunds = taken.map((refund) => ({ amount: refundSum(refund), rates: refundRates(refund) }));
  const amount = refunds.reduce((rest, refund) => rest - refund.amount, order.total);
  return { amount, taxes: refundTaxes(order.taxes, refunds).kept };
}

function parcelHeading({ position, lastName, firstName, companyName, sender }: Parcel): string {
  const receiver = [companyName, `${lastName} ${firstName} 様`].filter(Boolean).join(" ");
  return [`お届け先${position + 1}`, receiver, sender === "own" ? "" : `ご依頼主：${SENDER_NAMES[sender]}`]
    .filter(Boolean)
    .join("　");
}

function pieceLines(pieces: readonly NamedPieces[], lines: readonly OrderLine[]) {
  return pieces.flatMap(({ lineId, quantity, rows }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [sheetLine(line, quantity, titlesOfRows(line.roster, rows))] : [];
  });
}

/** The goods at their price, and what a discount took off them then. */
function groupOfRefund({ position, pieces, delivery, amount }: RefundRow, { lines, parcels }: Sent): SheetGroup {
  const parcel = parcels.length > 1 && parcels.find((one) => one.position === position);
  const goods = pieceLines(pieces, lines);
  const discount = goods.reduce((sum, line) => sum + line.amount, delivery) - amount;
  return {
    heading: parcel ? parcelHeading(parcel) : "",
    lines: goods,
    extras: [
      ...(discount > 0 ? [{ label: "割引", amount: -discount }] : []),
      ...(delivery > 0 ? [{ label: "送料", amount: delivery }] : []),
    ],
  };
}

/** `which` names single pieces of a line whose pieces differ. */
function sheetLine(line: OrderLine, quantity = line.quantity, which: readonly string[] = []) {
  return {
    name: line.name,
    detail: [line.itemName, line.sizeName, line.colorName, line.methodName, which.join("、")]
      .filter(Boolean)
      .join("・"),
    quantity,
    price: line.unitPrice,
    amount: line.unitPrice * quantity,
    rate: line.taxRate,
  };
}
