import { obstacleMessage, type WireCartLine } from "@surimono/contract/cart";
import { readItem } from "@surimono/contract/catalogue";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { referenceSize, SILK_SCREEN, type TaxDivision } from "@surimono/domain/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addPieces, type Unheard } from "./add-pieces.ts";
import { cartQuery } from "./cart.queries.ts";
import { nextBandOf, pieceOf } from "./price-choice.ts";

type Quantities = ReadonlyMap<number, number>;

/** Sizes and quantities of a completed my item to be added, priced by the cart's rule. */
export function usePieces(item: MyItem, taxDivisions: readonly TaxDivision[] | undefined, startSize?: number) {
  const [quantities, setQuantities] = useState<Quantities>(() => suggested(item, startSize));
  const [isSuggested, setSuggested] = useState(true);
  const [failure, setFailure] = useState<CallFailure>();
  const [added, setAdded] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const unheard = useRef<Unheard>(undefined);
  const inCart = useQuery(cartQuery).data?.lines.filter((line) => isSharing(line, item)) ?? [];

  const quantityOf = (sizeId: number) => quantities.get(sizeId) ?? 0;
  const wanted = item.size.size_list.flatMap(({ size_id }) =>
    quantityOf(size_id) > 0 ? [{ size_id, quantity: quantityOf(size_id) }] : [],
  );
  const count = sum(wanted.map(({ quantity }) => quantity));
  // All sizes of one my item share the quantity bands and limits, with what is in the cart already.
  const pieces = count + sum(inCart.map(({ quantity }) => quantity));
  const priceOf = taxDivisions && pieceOf(item, taxDivisions);

  const change = (next: Quantities) => {
    setAdded(0);
    setSuggested(false);
    setQuantities(next);
  };
  const add = async () => {
    // State updates too late for the second of two quick presses.
    if (count === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    const answer = await addPieces({ product_id: item.product_id, sizes: wanted }, unheard.current);
    running.current = false;
    setBusy(false);
    unheard.current = answer.unheard;
    setFailure(answer.failure);
    setAdded(sum(answer.pieces?.sizes.map(({ quantity }) => quantity) ?? []));
    setSuggested(false);
    if (answer.pieces) setQuantities(new Map());
  };
  return {
    quantityOf,
    /** The first choice replaces our suggestion. */
    set: (sizeId: number, quantity: number) =>
      change(new Map(isSuggested && !quantities.has(sizeId) ? [] : quantities).set(sizeId, quantity)),
    /** One size alone. */
    choose: (sizeId: number, quantity: number) => change(new Map([[sizeId, quantity]])),
    count,
    unitPriceOf: (sizeId: number) => priceOf?.(sizeId, pieces),
    subtotal: priceOf ? sum(wanted.map(({ size_id, quantity }) => priceOf(size_id, pieces) * quantity)) : undefined,
    obstacle: findObstacle(item, pieces, count),
    nextBand: taxDivisions && findNextBand(item, pieces, taxDivisions),
    add,
    busy,
    failure,
    /** How many the last press added; 0 once something else is chosen. */
    added,
  };
}

export type ChosenPieces = ReturnType<typeof usePieces>;

/** By silk screen only pieces of the same screens count together. */
function isSharing(line: WireCartLine, item: MyItem): boolean {
  const isSameDesign = item.method_id !== SILK_SCREEN || line.version_id === item.version_id;
  return line.product_id === item.product_id && isSameDesign;
}

/** The minimum quantity, of the size to start with, the only one or the one in the pictures. */
function suggested(item: MyItem, startSize: number | undefined): Quantities {
  const sizes = readItem(item).sizes.filter(({ id }) => item.size.size_list.some(({ size_id }) => size_id === id));
  if (sizes.length === 0) return new Map();
  const { id } = sizes.find((size) => size.id === startSize) ?? referenceSize({ sizes });
  return new Map([[id, item.minimum_quantity]]);
}

function findObstacle({ minimum_quantity, maximum_quantity }: MyItem, pieces: number, count: number) {
  if (count > 0 && pieces < minimum_quantity) return obstacleMessage("cart/below-minimum", minimum_quantity);
  return pieces > maximum_quantity ? obstacleMessage("cart/above-maximum", maximum_quantity) : undefined;
}

/** The quantity of the next lower price. */
function findNextBand(
  item: MyItem,
  pieces: number,
  taxDivisions: readonly TaxDivision[],
): WireCartLine["next_fee_band"] | undefined {
  const [size] = item.size.size_list;
  const next = pieces > 0 && size && nextBandOf(item, taxDivisions)(size.size_id, pieces);
  return next ? { missing: next.missing, unit_price: next.withTax } : undefined;
}

function sum(parts: readonly number[]): number {
  return parts.reduce((left, right) => left + right, 0);
}
