import { createHash } from "node:crypto";
import type { CartTotals } from "@surimono/domain/cart";
import { type Address, addressOf, type Destination, dispatchDay } from "@surimono/domain/delivery";
import { NEW_ORDER } from "@surimono/domain/orders";
import type { PaymentMethod } from "@surimono/domain/payments";
import { v7 as newId } from "uuid";
import { type Cart, presentLine, pricePersonal, type StoredCartLine } from "../../cart/index.ts";
import type { Snapshot } from "../../catalogue/index.ts";
import type { OrderKey } from "../order-key.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { allOf, type Parcel } from "../parcels/parcels.store.ts";

/** Everything the buyer agrees to by pressing the button. */
export interface Agreement {
  readonly cart: Pick<Cart, "id" | "userId" | "revision">;
  readonly lines: readonly StoredCartLine[];
  readonly totals: CartTotals;
  /** Where it goes: one address with everything, several with their pieces, or the warehouse. */
  readonly to: Address | readonly Destination[] | typeof WAREHOUSE;
  readonly method: PaymentMethod;
  readonly email: string;
}

/** It goes to no address. */
export const WAREHOUSE = "warehouse";

export interface Draft {
  readonly order: Omit<Order, "sequence">;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
}

/** The order as stored, with its words and prices of today. */
export function draftOrder(snapshot: Snapshot, agreement: Agreement, now: Date): Draft {
  const { cart, totals, to, method, email } = agreement;
  const id = newId();
  const { userId } = cart;
  return {
    order: {
      userId,
      id,
      cartId: cart.id,
      cartRevision: cart.revision,
      ...NEW_ORDER,
      way: to === WAREHOUSE ? "warehouse" : "courier",
      paymentMethod: method,
      email,
      quantity: totals.quantity,
      subtotal: totals.subtotal,
      discounts: totals.discounts,
      discountTotal: totals.discounts.reduce((sum, { amount }) => sum + amount, 0),
      couponId: couponOf(totals) ?? null,
      delivery: totals.delivery,
      total: totals.total,
      taxes: totals.taxes,
      fingerprint: fingerprintOf(agreement),
      dispatchBy: dispatchDay(now),
      createdAt: now,
      placedAt: null,
      heldAt: null,
      heldReason: null,
      replaces: null,
      isQuoted: false,
    },
    lines: agreement.lines.map((line, index) => draftLine(snapshot, id, line, totals.lines[index])),
    parcels: draftParcels({ userId, orderId: id }, to, agreement.lines),
  };
}

function draftParcels(key: OrderKey, to: Agreement["to"], lines: Agreement["lines"]): Parcel[] {
  if (to === WAREHOUSE) return [];
  const destinations = isSeveral(to) ? to : [{ ...WITHOUT_WISHES, address: to, pieces: allOf(lines) }];
  return destinations.map((destination, position) => draftParcel({ ...key, position }, destination));
}

export function isSeveral(to: Agreement["to"]): to is readonly Destination[] {
  return Array.isArray(to);
}

const WITHOUT_WISHES = {
  sender: "own",
  senderAddress: undefined,
  wishedDay: null,
  wishedBand: null,
  note: "",
} as const;

export function draftParcel(
  key: Pick<Parcel, "userId" | "orderId" | "position">,
  { address, sender, senderAddress, wishedDay, wishedBand, note, pieces }: Omit<Destination, "id">,
): Parcel {
  return {
    ...key,
    ...addressOf(address),
    ...{ sender, senderAddress: senderAddress ?? null, wishedDay, wishedBand, note, pieces },
    ...{ courier: null, trackingNumber: null, shippedAt: null, deliveredAt: null, cancelledAt: null },
    ...{ lostAt: null, splitFrom: null },
  };
}

/** Equal for two agreements exactly when the second adds nothing to the first. */
export function fingerprintOf({ lines, totals, to, method, email }: Agreement): string {
  const goods = lines.map((line, index) => [
    line.id,
    line.versionId,
    line.nameTagVersionId,
    line.hangTagVersionId,
    line.sizeId,
    line.quantity,
    totals.lines[index]?.amount,
    ...(line.roster ? [line.roster] : []),
  ]);
  const parts = [
    goods,
    totals.discounts,
    totals.delivery,
    totals.total,
    totals.taxes,
    placeOf(to),
    method,
    email,
    couponOf(totals),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

function placeOf(to: Agreement["to"]) {
  if (to === WAREHOUSE) return to;
  return isSeveral(to) ? to.map(({ id: _, address, ...wish }) => [addressOf(address), wish]) : addressOf(to);
}

/** The coupon that counts. */
export function couponOf({ coupon }: Pick<CartTotals, "coupon">): number | undefined {
  return coupon?.problem ? undefined : coupon?.coupon.id;
}

/** A line with its words, as an order stores it for ever. */
export function draftLine(
  snapshot: Snapshot,
  orderId: string,
  line: StoredCartLine,
  priced: CartTotals["lines"][number] | undefined,
): OrderLine {
  const words = presentLine(snapshot, line, priced);
  return {
    userId: line.userId,
    orderId,
    id: line.id,
    productId: line.productId,
    versionId: line.versionId,
    name: line.name,
    itemId: line.itemId,
    itemName: words.item_name,
    sizeId: line.sizeId,
    sizeName: words.size_name,
    colorId: line.colorId,
    colorName: words.color_name,
    colorValue: words.color_value,
    methodId: line.methodId,
    methodName: words.method_name,
    areaKinds: words.area_kind,
    nameTagVersionId: line.nameTagVersionId,
    hangTagVersionId: line.hangTagVersionId,
    tags: words.tags.map(({ step_id, name, fee }) => ({ step_id, name, fee })),
    quantity: line.quantity,
    personal: pricePersonal(snapshot, line, priced),
    roster: line.roster,
    unitPrice: words.unit_price,
    amount: words.amount,
    discount: words.discount,
    taxRate: priced?.taxRate ?? 0,
    destination: 0,
  };
}
