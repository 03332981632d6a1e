import type { PrintArea, ViewId } from "./item.ts";

/** The side of a mug, tumbler or bottle is one surface, measured along its circumference whatever the view. */
const AROUND: readonly number[] = [12, 13, 14, 17, 18];

/** Whether a picture of the view can show the area: that of the area itself, and every view of a round one as far as it reaches around. */
export function areaShowsIn(area: Pick<PrintArea, "areaKindId" | "view">, view: ViewId): boolean {
  return area.view === view || AROUND.includes(area.areaKindId);
}
