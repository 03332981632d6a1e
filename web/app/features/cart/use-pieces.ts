import type { WireCartLine } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import type { MyItem } from "@surimono/contract/my-items";
import { SILK_SCREEN, type TaxDivision } from "@surimono/domain/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addPieces, type Unheard } from "./add-pieces.ts";
import { cartQuery } from "./cart.queries.ts";
import { piecesIn, useChosenSizes } from "./use-chosen-sizes.ts";

/** Sizes and quantities of a completed my item to be added. */
export function usePieces(item: MyItem, taxDivisions: readonly TaxDivision[] | undefined, startSize?: number) {
  const [failure, setFailure] = useState<CallFailure>();
  const [added, setAdded] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const unheard = useRef<Unheard>(undefined);
  const inCart = useQuery(cartQuery).data?.lines.filter((line) => isSharing(line, item)) ?? [];
  // All sizes of one my item share the quantity bands and limits, with what is in the cart already.
  const chosen = useChosenSizes(item, taxDivisions, { sizeId: startSize, inCart: piecesIn(inCart) });
  const { wanted, count, clear } = chosen;

  const add = async () => {
    // State updates too late for the second of two quick presses.
    if (count === 0 || running.current) return;
    running.current = true;
    setBusy(true);
    const answer = await addPieces({ product_id: item.product_id, sizes: [...wanted] }, unheard.current);
    running.current = false;
    setBusy(false);
    unheard.current = answer.unheard;
    setFailure(answer.failure);
    setAdded(piecesIn(answer.pieces?.sizes ?? []));
    if (answer.pieces) clear();
  };
  return {
    ...chosen,
    set: (sizeId: number, quantity: number) => {
      setAdded(0);
      chosen.set(sizeId, quantity);
    },
    choose: (sizeId: number, quantity: number) => {
      setAdded(0);
      chosen.choose(sizeId, quantity);
    },
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
