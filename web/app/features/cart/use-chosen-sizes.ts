import { obstacleMessage, type WireCartLine } from "@surimono/contract/cart";
import { readItem } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { tooFewPieces } from "@surimono/domain/cart";
import { referenceSize, type TaxDivision } from "@surimono/domain/catalogue";
import { useState } from "react";
import { nextBandOf, type PricedGoods, pieceOf } from "./price-choice.ts";

type Quantities = ReadonlyMap<number, number>;

/** Goods of which sizes are chosen: a my item, or what would become one. */
export type ChosenGoods = PricedGoods & Pick<MyItem, "minimum_quantity" | "maximum_quantity">;

/** One size, and how many of it. */
export interface SizePieces {
  readonly size_id: number;
  readonly quantity: number;
}

interface Start {
  /** The size to suggest. */
  readonly sizeId?: number | undefined;
  /** An earlier choice, in place of the suggestion. */
  readonly sizes?: readonly SizePieces[] | undefined;
  /** How many pieces are in the cart already that share quantity bands and limits with these. */
  readonly inCart?: number;
}

/** Sizes and quantities, priced by the cart's rule. */
export function useChosenSizes(item: ChosenGoods, taxDivisions: readonly TaxDivision[] | undefined, start: Start = {}) {
  const { inCart = 0 } = start;
  const [quantities, setQuantities] = useState<Quantities>(() => begun(start.sizes) ?? suggested(item, start.sizeId));
  const [isSuggested, setSuggested] = useState(start.sizes === undefined);
  const quantityOf = (sizeId: number) => quantities.get(sizeId) ?? 0;
  const wanted: readonly SizePieces[] = item.size.size_list.flatMap(({ size_id }) =>
    quantityOf(size_id) > 0 ? [{ size_id, quantity: quantityOf(size_id) }] : [],
  );
  const count = piecesIn(wanted);
  const pieces = count + inCart;
  const priceOf = taxDivisions && pieceOf(item, taxDivisions);
  const change = (next: Quantities) => {
    setSuggested(false);
    setQuantities(next);
  };
  return {
    quantityOf,
    wanted,
    /** The first choice replaces our suggestion. */
    set: (sizeId: number, quantity: number) =>
      change(new Map(isSuggested && !quantities.has(sizeId) ? [] : quantities).set(sizeId, quantity)),
    /** One size alone. */
    choose: (sizeId: number, quantity: number) => change(new Map([[sizeId, quantity]])),
    clear: () => change(new Map()),
    count,
    unitPriceOf: (sizeId: number) => priceOf?.(sizeId, pieces),
    subtotal: priceOf
      ? wanted.reduce((sum, { size_id, quantity }) => sum + priceOf(size_id, pieces) * quantity, 0)
      : undefined,
    obstacle: findObstacle(item, pieces, count),
    nextBand: taxDivisions && findNextBand(item, pieces, taxDivisions),
  };
}

export function piecesIn(sizes: readonly { readonly quantity: number }[]): number {
  return sizes.reduce((sum, { quantity }) => sum + quantity, 0);
}

function begun(sizes: readonly SizePieces[] | undefined): Quantities | undefined {
  return sizes && new Map(sizes.map(({ size_id, quantity }) => [size_id, quantity]));
}

/** The minimum quantity, of the size to start with, the only one or the one in the pictures. */
function suggested(item: ChosenGoods, startSize: number | undefined): Quantities {
  const sizes = readItem(item).sizes.filter(({ id }) => item.size.size_list.some(({ size_id }) => size_id === id));
  if (sizes.length === 0) return new Map();
  const { id } = sizes.find((size) => size.id === startSize) ?? referenceSize({ sizes });
  return new Map([[id, item.minimum_quantity]]);
}

function findObstacle({ method_id, minimum_quantity, maximum_quantity }: ChosenGoods, pieces: number, count: number) {
  const tooFew = tooFewPieces({ minimumQuantity: minimum_quantity }, method_id, pieces);
  if (count > 0 && tooFew) return obstacleMessage(tooFew.code, tooFew.limit);
  return pieces > maximum_quantity ? obstacleMessage("cart/above-maximum", maximum_quantity) : undefined;
}

/** The quantity of the next lower price. */
function findNextBand(
  item: ChosenGoods,
  pieces: number,
  taxDivisions: readonly TaxDivision[],
): WireCartLine["next_fee_band"] | undefined {
  const [size] = item.size.size_list;
  const next = pieces > 0 && size && nextBandOf(item, taxDivisions)(size.size_id, pieces);
  return next ? { missing: next.missing, unit_price: next.withTax } : undefined;
}
