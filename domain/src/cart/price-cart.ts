import {
  type CatalogueItem,
  goneExtras,
  type MethodId,
  offersChoice,
  SILK_SCREEN,
  type TaxDivision,
  type UnitPrice,
  unitPrice,
} from "../catalogue/index.ts";
import {
  type Coupon,
  type CouponOffers,
  couponAtStake,
  couponLabel,
  type PricedCoupon,
  pickCoupon,
} from "../coupons/index.ts";
import { deliveryFee } from "../delivery/index.ts";
import { type PersonalFields, personalKindsOf } from "../designs/index.ts";
import { allocate, type BasisPoints, scale, taxContained, type Yen } from "../kernel/index.ts";
import { type MilesOffer, type PricedMiles, priceMiles } from "../miles/index.ts";
import { bulkDiscountRate, type NextBulkDiscount, nextBulkDiscount } from "./bulk-discounts.ts";
import type { Discount } from "./discount.ts";
import { rankDiscounts } from "./rank-discounts.ts";
import type { RosterPiece } from "./roster.ts";

/** One size of one design version of a my item. Its composition is frozen when added. */
export interface CartLine {
  readonly id: string;
  readonly productId: number;
  readonly itemId: number;
  readonly sizeId: number;
  readonly methodId: MethodId;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
  /** By silk screen: how many screens each of these places takes. */
  readonly screens?: readonly number[] | null;
  /** Screens are made for one version of the design. */
  readonly versionId?: string;
  readonly nameTag: boolean;
  readonly hangTag: boolean;
  /** What each piece has of its own; null or left out: all are printed alike. */
  readonly personal?: PersonalFields | null;
  /** The words of each piece, as far as they are known. */
  readonly roster?: readonly RosterPiece[] | null;
  readonly quantity: number;
  /** What an estimate promised: the most that a piece costs while so many pieces of the my item are ordered (rule cart-held-price). */
  readonly held?: { readonly price: Yen; readonly pieces: number } | undefined;
}

export interface PricingContext {
  /** The blank item as the shop sells it now; undefined when it is no longer sold. */
  readonly findItem: (itemId: number) => CatalogueItem | undefined;
  readonly taxDivisions: readonly TaxDivision[];
  /** 0 unless the buyer is an approved business. */
  readonly businessDiscountRate: BasisPoints;
  readonly destinations: number;
  /** What an operator takes off the goods: a yen of them is left (rule quotes-price). */
  readonly shopDiscount?: Yen | undefined;
  readonly coupons?: CouponOffers | undefined;
  /** Only of consumers. */
  readonly miles?: MilesOffer | undefined;
}

export interface PricedLine {
  readonly lineId: string;
  /** Undefined when the line can no longer be made: size, method or area are gone. Then it costs and counts nothing. */
  readonly unit: UnitPrice | undefined;
  /** Tax included, before discounts. */
  readonly amount: Yen;
  /** This line's part of all discounts. */
  readonly discount: Yen;
  readonly taxRate: BasisPoints;
}

/** A qualified invoice's figures for one rate: the sum with tax, and the tax in it, floored once. */
export interface TaxShare {
  readonly rate: BasisPoints;
  readonly amount: Yen;
  readonly tax: Yen;
}

/** Tax included throughout. `subtotal − discounts + delivery = total`, and the tax shares add up to the total. */
export interface CartTotals {
  readonly lines: readonly PricedLine[];
  readonly quantity: number;
  readonly subtotal: Yen;
  readonly discounts: readonly Discount[];
  readonly coupon: PricedCoupon | undefined;
  /** Would be lost by this order: `couponAtStake`. */
  readonly couponAtStake: Coupon | undefined;
  /** Undefined for a business. */
  readonly miles: PricedMiles | undefined;
  readonly delivery: Yen;
  readonly total: Yen;
  readonly taxes: readonly TaxShare[];
  readonly nextBulkDiscount: NextBulkDiscount | undefined;
}

/** Delivery is taxed at the standard rate. */
export const DELIVERY_TAX_RATE: BasisPoints = 1_000;

/**
 * The only totals function, for the screen and for completion. Pieces of one my item share the fee bands over all its sizes; each
 * piece is taxed once and multiplied; the business discount applies to what the bulk discount leaves, and a coupon to what both leave
 * of the goods. A rank takes parcels off the delivery, a coupon for delivery what is left of it, and miles take from what is left of all.
 */
export function priceCart(lines: readonly CartLine[], context: PricingContext): CartTotals {
  const priced = lines.map((line) => priceLine(line, piecesWith(line, lines), context));
  const quantity = lines.reduce((sum, line, index) => sum + (priced[index]?.unit ? line.quantity : 0), 0);
  const subtotal = sumOf(priced.map(({ amount }) => amount));
  const byRate = discountsByRate(subtotal, quantity, context.businessDiscountRate);
  const ofShop = shopDiscounts(context.shopDiscount ?? 0, subtotal - sumOf(byRate.map(({ amount }) => amount)));
  const agreed = [...byRate, ...ofShop];
  const goods = subtotal - sumOf(agreed.map(({ amount }) => amount));
  const delivery = quantity > 0 ? deliveryFee(context.destinations) : 0;
  const ofRank = rankDiscounts(context.miles?.earned, delivery);
  const charge = delivery - sumOf(ofRank.map(({ amount }) => amount));
  const coupon = context.coupons && pickCoupon(context.coupons, { goods, delivery: charge });
  const ofCoupon = couponDiscounts(coupon);
  const takesDelivery = coupon?.coupon.kind === "delivery";
  const ofGoods = takesDelivery ? agreed : [...agreed, ...ofCoupon];
  const ofDelivery = takesDelivery ? [...ofRank, ...ofCoupon] : ofRank;
  const left = subtotal + delivery - sumOf([...ofGoods, ...ofDelivery].map(({ amount }) => amount));
  const miles = context.miles && priceMiles(context.miles, left);
  const discounts = [...ofGoods, ...ofDelivery, ...mileDiscounts(miles)];
  const discounted = spreadDiscounts(priced, ofGoods);
  const charged = delivery - sumOf(ofDelivery.map(({ amount }) => amount));
  const paid = spreadMiles(discounted, charged, miles?.used ?? 0);
  return {
    lines: paid.lines,
    quantity,
    subtotal,
    discounts,
    coupon,
    couponAtStake: context.coupons && quantity > 0 ? couponAtStake(context.coupons, coupon) : undefined,
    miles,
    delivery,
    total: subtotal - sumOf(discounts.map(({ amount }) => amount)) + delivery,
    taxes: taxShares(paid.lines, paid.delivery),
    nextBulkDiscount: quantity > 0 ? nextBulkDiscount(quantity) : undefined,
  };
}

/** Pieces that share the fee bands: one my item in all its sizes. */
export function piecesOf(productId: number, lines: readonly Pick<CartLine, "productId" | "quantity">[]): number {
  return sumOf(lines.filter((line) => line.productId === productId).map((line) => line.quantity));
}

/** The lines that share fee bands and minimum with one: those of its my item, and by silk screen only those of the same screens. */
export function sharingLines<Line extends Sharing>(line: Sharing, lines: readonly Line[]): Line[] {
  const isShared = (other: Line) => line.methodId !== SILK_SCREEN || other.versionId === line.versionId;
  return lines.filter((other) => other.productId === line.productId && isShared(other));
}

type Sharing = Pick<CartLine, "productId" | "versionId"> & { readonly methodId: number };

/** How many pieces those are. */
export function piecesWith<Line extends Sharing & { readonly quantity: number }>(
  line: Sharing,
  lines: readonly Line[],
) {
  return sumOf(sharingLines(line, lines).map(({ quantity }) => quantity));
}

/** Whether the item, as sold now, can still be made as the line says. */
export function canBeMade(line: CartLine, item: CatalogueItem | undefined): item is CatalogueItem {
  if (!item || !offersChoice(item, line) || goneExtras(item, line).length > 0) return false;
  return line.areaKindIds.length > 0 && item.sizes.some(({ id }) => id === line.sizeId);
}

function priceLine(line: CartLine, pieces: number, context: PricingContext): Omit<PricedLine, "discount"> {
  const item = context.findItem(line.itemId);
  if (!canBeMade(line, item)) return { lineId: line.id, unit: undefined, amount: 0, taxRate: 0 };
  const personalKinds = personalKindsOf(line.personal);
  const today = unitPrice(item, { ...line, personalKinds, quantity: pieces }, context.taxDivisions);
  const most = line.held && pieces >= line.held.pieces ? line.held.price : today.withTax;
  const unit = { ...today, withTax: Math.min(today.withTax, most) };
  const taxRate = context.taxDivisions.find(({ divisionId }) => divisionId === item.divisionId)?.rate ?? 0;
  return { lineId: line.id, unit, amount: unit.withTax * line.quantity, taxRate };
}

function discountsByRate(subtotal: Yen, quantity: number, businessRate: BasisPoints): Discount[] {
  const bulkRate = bulkDiscountRate(quantity);
  const bulk = scale(subtotal, bulkRate);
  const business = scale(subtotal - bulk, businessRate);
  const all: Discount[] = [
    { kind: "bulk", rate: bulkRate, amount: bulk },
    { kind: "business", rate: businessRate, amount: business },
  ];
  return all.filter(({ amount }) => amount > 0);
}

/** A yen of the goods is left, as an order costs something. */
function shopDiscounts(wanted: Yen, goods: Yen): Discount[] {
  const amount = Math.min(wanted, Math.max(0, goods - 1));
  return amount > 0 ? [{ kind: "shop", rate: 0, amount, name: "お約束の値引き" }] : [];
}

/** Never more than the goods or the delivery: `leastMinimum`. */
function couponDiscounts(priced: PricedCoupon | undefined): Discount[] {
  if (!priced || priced.problem) return [];
  const name = couponLabel(priced.coupon, priced.worth);
  const discount = { kind: "coupon", rate: 0, amount: priced.worth } as const;
  const ofDelivery = priced.coupon.kind === "delivery" && ({ ofDelivery: true } as const);
  return [{ ...discount, name: priced.isEarly ? `${name}（先行利用）` : name, ...ofDelivery }];
}

function mileDiscounts(miles: PricedMiles | undefined): Discount[] {
  return miles && miles.used > 0 ? [{ kind: "miles", rate: 0, amount: miles.used, name: "マイルのご利用" }] : [];
}

/** Miles lower the price of everything alike, and so the tax in it. */
function spreadMiles(lines: readonly PricedLine[], delivery: Yen, used: number) {
  const parts = allocate(used, [...lines.map(({ amount, discount }) => amount - discount), delivery]);
  return {
    lines: lines.map((line, index) => ({ ...line, discount: line.discount + (parts[index] ?? 0) })),
    delivery: delivery - (parts[lines.length] ?? 0),
  };
}

function spreadDiscounts(lines: readonly Omit<PricedLine, "discount">[], discounts: readonly Discount[]): PricedLine[] {
  const parts = allocate(
    sumOf(discounts.map(({ amount }) => amount)),
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, index) => ({ ...line, discount: parts[index] ?? 0 }));
}

/** Discounts are spread before tax, and each rate is floored once for the whole document. */
function taxShares(lines: readonly PricedLine[], delivery: Yen): TaxShare[] {
  const byRate = new Map<BasisPoints, Yen>();
  for (const line of lines) byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + line.amount - line.discount);
  if (delivery > 0) byRate.set(DELIVERY_TAX_RATE, (byRate.get(DELIVERY_TAX_RATE) ?? 0) + delivery);
  return [...byRate]
    .filter(([, amount]) => amount > 0)
    .sort(([left], [right]) => right - left)
    .map(([rate, amount]) => ({ rate, amount, tax: taxContained(amount, rate) }));
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((left, right) => left + right, 0);
}
