import {
  toWireObstacle,
  type WireCart,
  type WireCartLine,
  type WireLine,
  type WireTotals,
} from "@surimono/contract/cart";
import {
  type CartTotals,
  canBeOrdered,
  type Discount,
  leavesAt,
  type PricedLine,
  type ProductState,
  piecesWith,
} from "@surimono/domain/cart";
import { leastPieces, methodName, nextFeeBand } from "@surimono/domain/catalogue";
import {
  DELIVERY_METHOD_HINTS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  ORDER_WAY_NAMES,
} from "@surimono/domain/delivery";
import { designPicturePath, personalKindsOf } from "@surimono/domain/designs";
import { addDays, dayInJapan } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { getCatalogue, type Snapshot, sealFor } from "../catalogue/index.ts";
import { presentCoupons } from "../coupons/index.ts";
import type { CartOffers } from "./benefits/cart-offers.ts";
import { buyerOf } from "./buyer-of.ts";
import type { StoredCartLine } from "./cart.tables.ts";
import { presentLineTags, priceTags } from "./line-tags.ts";
import { findItemOnSale, priceLines, toCartLine } from "./price-lines.ts";
import { presentLinePersonal, pricePersonal } from "./rosters/line-personal.ts";
import { sealLines } from "./upkeep/seal-lines.ts";

const DISCOUNT_NAMES = {
  bulk: "まとめ買い割引",
  business: "法人割引",
  shop: "値引き",
  coupon: "クーポン",
  rank: "会員特典",
  miles: "マイルのご利用",
} as const;

export interface CartContents {
  readonly cartId: string | undefined;
  /** Whether it goes to several destinations. */
  readonly isSeveral: boolean;
  readonly deliveryMethod: DeliveryMethod;
  readonly lines: readonly StoredCartLine[];
  readonly stateOf: (productId: number) => ProductState;
  /** Undefined where there is no cart yet. */
  readonly offers: CartOffers | undefined;
  /** For how many it pays. */
  readonly destinations: number;
}

export function presentCart(
  shop: Shop,
  member: Member,
  { cartId, isSeveral, deliveryMethod, lines, stateOf, offers, destinations }: CartContents,
): WireCart {
  const snapshot = getCatalogue(shop);
  const buyer = buyerOf(member);
  const totals = priceLines(snapshot, lines, buyer, offers, destinations);
  const obstacles = canBeOrdered({
    lines: lines.map(toCartLine),
    totals,
    findItem: (itemId) => findItemOnSale(snapshot, itemId),
    stateOf,
    address: undefined,
    paymentMethod: undefined,
    invoiceAllowed: buyer.invoiceAllowed,
  });
  return {
    cart_id: cartId ?? null,
    several: isSeveral,
    ...presentDelivery(shop, deliveryMethod),
    lines: sealLines(presentCartLines(snapshot, lines, totals), sealFor(shop, member.id)),
    totals: presentTotals(totals),
    ...presentCoupons(totals),
    miles: presentMiles(totals),
    next_bulk_discount: totals.nextBulkDiscount ?? null,
    obstacles: obstacles.filter(({ step }) => step === "cart").map(toWireObstacle),
  };
}

/** A cart that kept the warehouse in a shop that has none any more goes by courier. */
function presentDelivery({ env }: Pick<Shop, "env">, kept: DeliveryMethod) {
  const offered = DELIVERY_METHODS.filter((method) => env.storage || method === "courier");
  return {
    delivery_method: offered.includes(kept) ? kept : ("courier" as const),
    delivery_methods: offered.map((method) => ({
      ...{ delivery_method: method, name: ORDER_WAY_NAMES[method], hint: DELIVERY_METHOD_HINTS[method] },
    })),
  };
}

export function presentCartLines(
  snapshot: Snapshot,
  lines: readonly StoredCartLine[],
  totals: CartTotals,
): WireCartLine[] {
  return lines.map((line, index) => {
    const item = snapshot.itemsById.get(line.itemId)?.item;
    const isHeld = line.heldPieces !== null && piecesWith(line, lines) >= line.heldPieces;
    return {
      ...presentLine(snapshot, line, totals.lines[index]),
      ...(line.heldUntil && isHeld && { held_until: addDays(dayInJapan(line.heldUntil), -1) }),
      minimum_quantity: item ? leastPieces(item, line.methodId) : 1,
      maximum_quantity: item?.maximumQuantity ?? 1,
      leaves_at: leavesAt(line).toISOString(),
      next_fee_band: presentNextBand(snapshot, line, lines, totals.lines[index]),
    };
  });
}

function presentNextBand(
  snapshot: Snapshot,
  line: StoredCartLine,
  lines: readonly StoredCartLine[],
  priced: PricedLine | undefined,
) {
  if (!priced?.unit) return null;
  const item = findItemOnSale(snapshot, line.itemId);
  const personalKinds = personalKindsOf(line.personal);
  const choice = { ...toCartLine(line), personalKinds, quantity: piecesWith(line, lines) };
  const next = item && nextFeeBand(item, choice, snapshot.data.taxDivisions);
  // A price that is held may be lower.
  return next && next.withTax < priced.unit.withTax ? { missing: next.missing, unit_price: next.withTax } : null;
}

/** A line in the catalogue's present words; an order keeps its own copy. */
export function presentLine(snapshot: Snapshot, line: StoredCartLine, priced: PricedLine | undefined): WireLine {
  const item = snapshot.itemsById.get(line.itemId)?.everSold;
  const color = item?.colors.find(({ id }) => id === line.colorId);
  const { printMethods, areaKinds } = snapshot.data;
  return {
    line_id: line.id,
    product_id: line.productId,
    version_id: line.versionId,
    name: line.name,
    image_url: designPicturePath(line.versionId, "cover"),
    item_id: line.itemId,
    item_name: item?.name ?? "",
    size_id: line.sizeId,
    size_name: item?.sizes.find(({ id }) => id === line.sizeId)?.name ?? "",
    color_id: line.colorId,
    color_name: color?.name ?? "",
    color_value: color?.hex ?? "#ffffff",
    method_id: line.methodId,
    method_name: methodName(printMethods.find(({ id }) => id === line.methodId)?.name ?? ""),
    area_kind: line.areaKindIds.map((kindId) => ({
      kind_id: kindId,
      kind_name: areaKinds.find(({ id }) => id === kindId)?.name ?? "",
    })),
    ...(line.screens && { screens: line.screens.reduce((sum, count) => sum + count, 0) }),
    tags: presentLineTags(line, priceTags(snapshot, line, priced)),
    ...presentLinePersonal(pricePersonal(snapshot, line, priced), line.roster),
    quantity: line.quantity,
    unit_price: priced?.unit?.withTax ?? 0,
    amount: priced?.amount ?? 0,
    discount: priced?.discount ?? 0,
  };
}

export function presentMiles({ miles }: Pick<CartTotals, "miles">): WireCart["miles"] {
  if (!miles) return null;
  const { usable, most, used, earns } = miles;
  return { usable, most, used, earns };
}

/** Its name on documents: a coupon's is the one it had. */
export function discountName({ kind, name }: Discount): string {
  return name ?? DISCOUNT_NAMES[kind];
}

export function presentTotals(
  totals: Omit<CartTotals, "lines" | "coupon" | "couponAtStake" | "miles" | "nextBulkDiscount">,
): WireTotals {
  return {
    quantity: totals.quantity,
    subtotal: totals.subtotal,
    discounts: totals.discounts.map((discount) => {
      const { kind, rate, amount } = discount;
      return { kind, rate, amount, name: discountName(discount) };
    }),
    delivery_fee: totals.delivery,
    total: totals.total,
    taxes: [...totals.taxes],
  };
}
