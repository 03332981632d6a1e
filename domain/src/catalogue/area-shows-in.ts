import type { PrintArea, ViewId } from "./item.ts";

/** The side of a mug is one surface, measured along its circumference whatever the view. */
const AROUND_MUG: readonly number[] = [12, 13, 14];

/** Whether a picture of the view can show the area: that of the area itself, and every view of a mug as far as it reaches around. */
export function areaShowsIn(area: Pick<PrintArea, "areaKindId" | "view">, view: ViewId): boolean {
  return area.view === view || AROUND_MUG.includes(area.areaKindId);
}
