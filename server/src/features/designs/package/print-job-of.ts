import { areaOutline, areaRect } from "@surimono/domain/catalogue";
import { type AreaDesign, areaOnGroup, type PrintedGoods, screenJob } from "@surimono/domain/designs";
import type { PrintJob } from "@surimono/studio/print";
import { printedArea } from "../version/index.ts";

/** The edition from which cut lines are curves instead of short sides (rule designs-print-edition). */
const CURVES_SINCE = 3;

interface SizedGoods {
  readonly goods: PrintedGoods;
  readonly group: string;
}

/** How an area is printed on the sizes of one group, with the pictures that it shows. */
export function printJobOf({ goods, group }: SizedGoods, drawn: AreaDesign, images: PrintJob["images"]): PrintJob {
  const { color, method, dpi, edition } = goods;
  const place = printedArea(goods, drawn.areaKindId);
  const rect = areaRect(place, group);
  const { choke, under } = method;
  const isCurved = edition !== undefined && edition >= CURVES_SINCE;
  return {
    ...{ area: areaOnGroup(drawn, rect), images, dpi, bleed: place.bleed },
    ...(place.inkBleed !== undefined && { inkBleed: place.inkBleed }),
    ...(place.shape && { outline: areaOutline(place.shape, rect, { isCurved }) }),
    ...(choke !== undefined && { plate: { choke, ...(under !== "all" && { ground: color.hex }) } }),
    ...(edition && { edition }),
    ...(place.mirrored && { isMirrored: true as const }),
    ...(place.press && { isForPress: true as const }),
    ...(place.screens && { screens: screenJob(place.screens, color.hex, drawn) }),
  };
}
