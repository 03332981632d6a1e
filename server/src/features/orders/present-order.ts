import type { WireLine } from "@surimono/contract/cart";
import type { WireOrderSummary } from "@surimono/contract/orders";
import { designPicturePath } from "@surimono/domain/designs";
import {
  canBeCancelled,
  cancellableUntil,
  orderNumber,
  orderStatusCode,
  orderStatusName,
} from "@surimono/domain/orders";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import { presentLineTags, presentTotals } from "../cart/index.ts";
import { presentDestination } from "../delivery/index.ts";
import type { Order, OrderDestination, OrderLine } from "./orders.tables.ts";

export function presentSummary(order: Order, lines: readonly OrderLine[], now: Date): WireOrderSummary {
  const status = orderStatusCode(order);
  const { code, name } = PAYMENT_METHODS[order.paymentMethod];
  return {
    order_id: order.id,
    order_number: orderNumber(order.sequence),
    placed_at: (order.placedAt ?? order.createdAt).toISOString(),
    status: status ?? 0,
    status_name: orderStatusName(status),
    payment_type: code,
    payment_type_name: name,
    total: order.total,
    quantity: order.quantity,
    image_urls: [...new Set(lines.map(({ versionId }) => designPicturePath(versionId, "cover")))],
    names: [...new Set(lines.map((line) => line.name))],
    can_cancel: canBeCancelled(order, order.placedAt ?? undefined, now),
  };
}

export function presentOrder(
  order: Order,
  lines: readonly OrderLine[],
  destinations: readonly OrderDestination[],
  now: Date,
) {
  const summary = presentSummary(order, lines, now);
  return {
    ...summary,
    lines: lines.map(presentOrderLine),
    totals: presentTotals(order),
    destinations: destinations.map(presentDestination),
    dispatch_by: order.dispatchBy,
    cancellable_until: summary.can_cancel && order.placedAt ? cancellableUntil(order.placedAt).toISOString() : null,
    refund_note: refundNote(order),
  };
}

function presentOrderLine(line: OrderLine): WireLine {
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
    quantity: line.quantity,
    unit_price: line.unitPrice,
    amount: line.amount,
    discount: line.discount,
  };
}

function refundNote(order: Order): string {
  if (order.lifecycle !== "cancelled") return "";
  const coupon = order.couponId === null ? "" : "クーポンは、ご利用条件と期間のなかで、もう一度お使いいただけます。";
  return moneyNote(order) + coupon;
}

function moneyNote({ payment }: Order): string {
  if (payment === "refunding") return "返金の手続き中です。";
  if (payment === "refunded")
    return "返金の手続きが完了しました。反映までの日数は、カード会社・PayPayにより異なります。";
  return payment === "void" ? "請求書はお送りしません。" : "";
}
