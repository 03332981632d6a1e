import {
  type AreaOutline,
  areaOutline,
  type CatalogueItem,
  conflictsOfArea,
  getMethod,
  type Hole,
  type PrintArea,
  type PrintableGoods,
  type PrintMethod,
  referenceGroup,
} from "../../catalogue/index.ts";
import type { CheckedGoods, PrintScale } from "./check-context.ts";

/** The goods as the checks see them. `method` is the record of the print method. */
export function checkedGoods(
  item: PrintableGoods & Pick<CatalogueItem, "personalFees">,
  method: Pick<PrintMethod, "id" | "choke">,
  colorId: number,
): CheckedGoods {
  const own = getMethod(item, method.id);
  const color = item.colors.find(({ id }) => id === colorId)?.hex;
  return {
    methodId: method.id,
    ...(color !== undefined && { color }),
    hasWhite: method.choke !== undefined,
    takesWords: item.personalFees !== undefined,
    places: own.areas.map((area) => ({
      areaKindId: area.areaKindId,
      bleed: area.bleed,
      safe: area.safe,
      scales: printScales(item, area),
      holes: holesIn(item, area),
      ...outlineIn(item, area),
      ...(area.dieCut && { dieCut: area.dieCut }),
      ...(area.press && { press: area.press }),
      conflictsWith: conflictsOfArea(own, area.areaKindId),
    })),
  };
}

function outlineIn(
  item: Pick<PrintableGoods, "sizes">,
  { shape, rects }: PrintArea,
): { readonly outline?: AreaOutline } {
  const rect = rects[referenceGroup(item)];
  return shape && rect ? { outline: areaOutline(shape, rect) } : {};
}

/** From the area's upper left corner, as designs are drawn. */
export function holesIn(item: Pick<PrintableGoods, "sizes">, { holes = [], rects }: PrintArea): Hole[] {
  const rect = rects[referenceGroup(item)];
  return rect ? holes.map(({ x, y, radius }) => ({ x: x - rect.x, y: y - rect.y, radius })) : [];
}

/**
 * At which scale each size of the goods prints a drawing for the reference group: as large as its own area holds. If all sizes print alike
 * they are not named.
 */
export function printScales(item: Pick<PrintableGoods, "sizes">, { rects }: Pick<PrintArea, "rects">): PrintScale[] {
  const reference = rects[referenceGroup(item)];
  const groups = [...new Set(item.sizes.map(({ group }) => group))];
  return groups.map((group) => {
    const own = rects[group];
    return {
      sizeNames: groups.length > 1 ? item.sizes.filter((size) => size.group === group).map(({ name }) => name) : [],
      value: own && reference ? Math.min(own.w / reference.w, own.h / reference.h) : 1,
    };
  });
}
