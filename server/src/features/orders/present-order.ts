import type { WireLine } from "@surimono/contract/cart";
import type { WireOrderSummary } from "@surimono/contract/orders";
import { ORDER_WAY_NAMES } from "@surimono/domain/delivery";
import { designPicturePath } from "@surimono/domain/designs";
import { formatNumber } from "@surimono/domain/kernel";
import {
  canBeCancelled,
  cancellableUntil,
  orderNumber,
  orderStatusCode,
  orderStatusName,
} from "@surimono/domain/orders";
import { isPaidAtGateway, PAYMENT_METHODS, refundDelayNote, refundWord } from "@surimono/domain/payments";
import { presentLinePersonal, presentLineTags, presentTotals, sealLines } from "../cart/index.ts";
import type { Seal } from "../catalogue/index.ts";
import { milesReturned } from "./benefits/miles-use.ts";
import type { Order, OrderLine } from "./orders.tables.ts";
import type { Parcel, ParcelCount } from "./parcels/parcels.store.ts";
import { presentParcel, presentPieces } from "./parcels/present-parcel.ts";
import { paymentName } from "./payment/payment-name.ts";
import type { OrderStanding } from "./refunds/order-refunds.ts";
import type { RelatedOrders } from "./replacements/related-orders.ts";
import { piecesOfLine } from "./rosters/pieces-of-line.ts";
import { reachedSteps } from "./steps/reached-steps.ts";

/** When an order is viewed, and by which member. */
interface Looking {
  readonly now: Date;
  readonly seal: Seal;
}

/** What other rows say of an order. */
interface OrderFacts {
  readonly standing: OrderStanding;
  readonly parcels: Pick<ParcelCount, "parcels" | "shipped"> | undefined;
}

interface WholeOrderFacts {
  readonly standing: OrderStanding;
  readonly related: RelatedOrders;
  /** Oldest first. */
  readonly moves: Parameters<typeof reachedSteps>[1];
}

export function presentSummary(
  order: Order,
  lines: readonly OrderLine[],
  { standing, parcels }: OrderFacts,
  { now, seal }: Looking,
): WireOrderSummary {
  const status = orderStatusCode(order);
  const all = order.way === "warehouse" ? 0 : (parcels?.parcels ?? 1);
  const { code } = PAYMENT_METHODS[order.paymentMethod];
  return {
    order_id: order.id,
    order_number: orderNumber(order.sequence),
    placed_at: (order.placedAt ?? order.createdAt).toISOString(),
    status: status ?? 0,
    status_name: orderStatusName(status),
    dispatch_by: order.dispatchBy,
    payment_type: code,
    payment_type_name: paymentName(order),
    total: order.total,
    refunded_total: standing.refunded,
    kept_total: standing.kept,
    refund_state: refundStateOf(order, standing),
    quantity: order.quantity,
    delivery_method: order.way,
    delivery_method_name: ORDER_WAY_NAMES[order.way],
    parcels: all,
    parcels_shipped: order.fulfilment === "shipped" ? all : (parcels?.shipped ?? 0),
    image_urls: [...new Set(lines.map(({ versionId }) => seal(designPicturePath(versionId, "cover"))))],
    names: [...new Set(lines.map((line) => line.name))],
    can_cancel: canBeCancelled(order, order.placedAt ?? undefined, now),
  };
}

export function presentOrder(
  order: Order,
  lines: readonly OrderLine[],
  parcels: readonly Parcel[],
  { standing, related, moves }: WholeOrderFacts,
  { now, seal }: Looking,
) {
  const summary = presentSummary(order, lines, { standing, parcels: countOf(parcels) }, { now, seal });
  const refunded = [...standing.refunds.flatMap(({ about }) => about ?? []), ...standing.asked];
  return {
    ...summary,
    lines: sealLines(
      lines.map((line) => presentOrderLine(line, parcels)),
      seal,
    ),
    totals: presentTotals(order),
    destinations: parcels.map((parcel) => presentParcel(order, parcel, refunded)),
    reached: reachedSteps(order.way, moves),
    cancellable_until: summary.can_cancel && order.placedAt ? cancellableUntil(order.placedAt).toISOString() : null,
    refund_note: refundNote(order, summary.refund_state, standing.kept),
    refunds: standing.refunds.map(({ at, amount, about }) => ({
      refunded_at: at.toISOString(),
      amount,
      parcel_number: about && about.position !== null ? about.position + 1 : null,
      pieces: presentPieces(about?.pieces ?? []),
      delivery_fee: about?.delivery ?? 0,
    })),
    kept_taxes: [...standing.keptTaxes],
    ...related,
  };
}

function countOf(parcels: readonly Parcel[]): OrderFacts["parcels"] {
  const going = parcels.filter(({ cancelledAt }) => !cancelledAt);
  return { parcels: going.length, shipped: going.filter(({ shippedAt }) => shippedAt).length };
}

function presentOrderLine(line: OrderLine, parcels: readonly Parcel[]): WireLine {
  const { personal } = presentLinePersonal(line.personal, line.roster);
  return {
    line_id: line.id,
    product_id: line.productId,
    version_id: line.versionId,
    name: line.name,
    image_url: designPicturePath(line.versionId, "cover"),
    item_id: line.itemId,
    item_name: line.itemName,
    size_id: line.sizeId,
    size_name: line.sizeName,
    color_id: line.colorId,
    color_name: line.colorName,
    color_value: line.colorValue,
    method_id: line.methodId,
    method_name: line.methodName,
    area_kind: [...line.areaKinds],
    tags: presentLineTags(line, line.tags),
    ...(personal && { personal: { ...personal, pieces: presentWords(line, parcels) } }),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    amount: line.amount,
    discount: line.discount,
  };
}

function presentWords(line: OrderLine, parcels: readonly Parcel[]) {
  return piecesOfLine(line, parcels)
    .toSorted((left, right) => left.row - right.row)
    .map(({ row, name, number, parcel }) => ({ row, name, number, parcel_number: parcel }));
}

type RefundState = WireOrderSummary["refund_state"];

function refundStateOf({ lifecycle, payment }: Order, { refunded, kept, asked }: OrderStanding): RefundState {
  if (asked.length > 0) return "waiting";
  if (lifecycle === "cancelled" && (payment === "refunding" || payment === "partly_refunded")) return "waiting";
  if (refunded === 0) return "none";
  return kept > 0 ? "part" : "whole";
}

const REFUND_WORDS: Readonly<Record<RefundState, (word: string) => string>> = {
  none: () => "",
  waiting: (word) => `${word}の手続き中です。`,
  part: (word) => `一部の${word}の手続きが完了しました。`,
  whole: (word) => `${word}の手続きが完了しました。`,
};

function refundNote(order: Order, state: RefundState, kept: number): string {
  const { lifecycle, payment, paymentMethod, couponId } = order;
  const isBack = state === "part" || state === "whole";
  const done = isBack && isPaidAtGateway(paymentMethod) ? refundDelayNote() : "";
  const invoice = payment === "void" ? "請求書はお送りしません。" : "";
  const isCouponBack = couponId !== null && (lifecycle === "cancelled" || state === "whole");
  const coupon = isCouponBack ? "クーポンは、ご利用条件と期間のなかで、もう一度お使いいただけます。" : "";
  const back = milesReturned(order, lifecycle === "cancelled" ? 0 : kept);
  const miles = back > 0 ? `お使いになったマイルのうち、${formatNumber(back)}マイルをお戻ししました。` : "";
  return REFUND_WORDS[state](refundWord(paymentMethod)) + done + invoice + coupon + miles;
}
