import { addTax, scale, type Yen } from "../../kernel/index.ts";
import type { CatalogueItem, ItemMethod, MethodId, Size, TaxDivision } from "../item.ts";
import type { PersonalKind } from "./personal-kinds.ts";
import { placeFee } from "./screen-fees.ts";
import { tagFeePerUnit } from "./subsidiary-tag.ts";

const REGULAR = 12_000;

/** What the customer chose of an item. `checkChoice` decides whether it is possible. */
export interface PricedChoice {
  readonly sizeId: number;
  readonly methodId: MethodId;
  readonly areaKindIds: readonly number[];
  /** By silk screen: how many screens each of these places takes; one without it. */
  readonly screens?: readonly number[] | null | undefined;
  readonly nameTag?: boolean;
  readonly hangTag?: boolean;
  /** What differs from piece to piece. */
  readonly personalKinds?: readonly PersonalKind[];
  /** Pieces that share the fee bands. */
  readonly quantity: number;
}

/** All before tax except `withTax`, which is taxed once as a whole. */
export interface UnitPrice {
  readonly body: Yen;
  readonly prints: readonly { readonly areaKindId: number; readonly fee: Yen }[];
  readonly nameTag: Yen;
  readonly hangTag: Yen;
  readonly personal: Yen;
  readonly beforeTax: Yen;
  readonly withTax: Yen;
}

/** Tax is added only when the item's division has an entry (rule catalogue-tax). */
export function withTax(price: Yen, divisionId: number, divisions: readonly TaxDivision[]): Yen {
  const division = divisions.find((entry) => entry.divisionId === divisionId);
  return division === undefined ? price : addTax(price, division.rate);
}

/** The lowest price of the body among the sizes, before tax. */
export function lowestBodyPrice(item: Pick<CatalogueItem, "sizes">): Yen {
  return Math.min(...item.sizes.map((size) => size.price));
}

/** The card's `¥ amount~`: the lowest among the item price and the size prices, with tax (rule catalogue-card-price). */
export function lowestPrice(item: Pick<CatalogueItem, "sizes" | "divisionId">, divisions: readonly TaxDivision[]): Yen {
  return withTax(lowestBodyPrice(item), item.divisionId, divisions);
}

/**
 * The price of one piece: body of the size, one print fee per area by quantity band, tags, words of its own. The only function for the
 * detail page, my items and the cart. Throws on a size, method or area the item does not have.
 */
export function unitPrice(item: CatalogueItem, choice: PricedChoice, divisions: readonly TaxDivision[]): UnitPrice {
  const body = getSize(item, choice.sizeId).price;
  const method = getMethod(item, choice.methodId);
  const prints = choice.areaKindIds.map((areaKindId, index) => ({
    areaKindId,
    fee: placeFee(method.methodId, getArea(method, areaKindId).fees, choice.quantity, choice.screens?.[index]),
  }));
  const nameTag = choice.nameTag ? tagFeePerUnit(item.nameTagFees, choice.quantity) : 0;
  const hangTag = choice.hangTag ? tagFeePerUnit(item.hangTagFees, choice.quantity) : 0;
  // None when the item is no longer sold with words of its own; `canBeMade` then refuses it.
  const personal = (choice.personalKinds ?? []).reduce((sum, kind) => sum + (item.personalFees?.[kind] ?? 0), 0);
  const beforeTax = prints.reduce((sum, { fee }) => sum + fee, body + nameTag + hangTag + personal);
  return {
    body,
    prints,
    nameTag,
    hangTag,
    personal,
    beforeTax,
    withTax: withTax(beforeTax, item.divisionId, divisions),
  };
}

/** round(1.2 × price), the price a member sells at unless changed (rule catalogue-regular-price). */
export function regularPrice(price: Yen): Yen {
  return scale(price, REGULAR);
}

export function getSize(item: Pick<CatalogueItem, "id" | "sizes">, sizeId: number): Size {
  const size = item.sizes.find(({ id }) => id === sizeId);
  if (size === undefined) throw new RangeError(`item ${item.id} has no size ${sizeId}`);
  return size;
}

export function getMethod(item: Pick<CatalogueItem, "id" | "methods">, methodId: number): ItemMethod {
  const method = item.methods.find((entry) => entry.methodId === methodId);
  if (method === undefined) throw new RangeError(`item ${item.id} has no method ${methodId}`);
  return method;
}

export function getArea(method: ItemMethod, areaKindId: number): ItemMethod["areas"][number] {
  const area = method.areas.find((entry) => entry.areaKindId === areaKindId);
  if (area === undefined) throw new RangeError(`method ${method.methodId} has no area ${areaKindId}`);
  return area;
}
