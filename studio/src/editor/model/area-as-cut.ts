import { type AreaOutline, areaOutline } from "@surimono/domain/catalogue";
import { cutShape, type DesignDocument, type TracedCut } from "@surimono/domain/designs";
import { cutGoods } from "../../mockup/index.ts";
import type { EditorArea } from "./editor-area.ts";

/** Places as the opened design is shown on their goods: cut along the found line, in their own shape while there is none. */
export function areasAsCut<Area extends Pick<EditorArea, "view" | "rect" | "dieCut" | "cut">>(
  areas: readonly Area[],
  { dieCut }: DesignDocument,
  found: TracedCut | undefined,
): readonly Area[] {
  if (!dieCut || !found) return areas;
  return areas.map((area) => {
    if (!area.dieCut) return area;
    const outline = lineOf(area, found);
    return { ...area, cut: { outline, drawGoods: cutGoods(outline) } };
  });
}

/** From the corner of the place, as seen on its side of the goods. */
export function lineOf({ view, rect }: Pick<EditorArea, "view" | "rect">, cut: TracedCut): AreaOutline {
  return areaOutline(cutShape(cut, rect, view), rect);
}
