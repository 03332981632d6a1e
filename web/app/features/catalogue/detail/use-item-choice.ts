import {
  blockedAreas,
  type CatalogueItem,
  colorsOf,
  type DesignChoice,
  type ItemColor,
  type ItemMethod,
  lowestBodyPrice,
  offeredMethods,
  otherColors,
  type Size,
  type TaxDivision,
  type UnitPrice,
  unitPrice,
} from "@surimono/domain/catalogue";
import { useState } from "react";

/** Method, colour and areas of an item about to be designed. Starts with the first wanted colour that it has, if any. */
export function useItemChoice(item: CatalogueItem, wantedPresetColors: readonly number[]) {
  const methods = offeredMethods(item);
  const [choice, setChoice] = useState<DesignChoice>(() => beginWith(item, methods[0], wantedPresetColors));
  const method = methods.find(({ methodId }) => methodId === choice.methodId) ?? methods[0];
  const colors = method ? colorsOf(item, method) : [];
  return {
    methods,
    method,
    colors,
    color: colors.find(({ id }) => id === choice.colorId) ?? colors[0],
    /** In the order of choosing. */
    areaKindIds: choice.areaKindIds,
    blocked: blockedAreas(item, choice),
    otherColors: otherColors(item, choice),
    /** Resets the colour to the method's first and clears the areas (rule catalogue-method-resets). */
    chooseMethod: (methodId: number) =>
      setChoice(
        beginWith(
          item,
          methods.find((other) => other.methodId === methodId),
        ),
      ),
    chooseColor: (colorId: number) => setChoice((before) => ({ ...before, colorId })),
    /** An alternative that the rules offer for what they refuse. */
    takeInstead: setChoice,
    toggleArea: (areaKindId: number) =>
      setChoice((before) => ({ ...before, areaKindIds: toggled(before.areaKindIds, areaKindId) })),
  };
}

export type ItemChoice = ReturnType<typeof useItemChoice>;

function beginWith(
  item: CatalogueItem,
  method: ItemMethod | undefined,
  wantedPresetColors: readonly number[] = [],
): DesignChoice {
  const colors: readonly ItemColor[] = method ? colorsOf(item, method) : [];
  const color = colors.find(({ presetId }) => wantedPresetColors.includes(presetId)) ?? colors[0];
  return { methodId: method?.methodId ?? 0, colorId: color?.id ?? 0, areaKindIds: [] };
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The size that the shown price is for: the first of the lowest-priced. */
export function cheapestSize(item: CatalogueItem): Size | undefined {
  const lowest = lowestBodyPrice(item);
  return item.sizes.find(({ price }) => price === lowest);
}

/** One piece as chosen, of the lowest-priced size. Undefined while there is no price. */
export function priceOfChoice(
  item: CatalogueItem,
  { method, areaKindIds }: Pick<ItemChoice, "method" | "areaKindIds">,
  divisions: readonly TaxDivision[],
): UnitPrice | undefined {
  const size = cheapestSize(item);
  if (size === undefined || method === undefined) return undefined;
  return unitPrice(item, { sizeId: size.id, methodId: method.methodId, areaKindIds, quantity: 1 }, divisions);
}
