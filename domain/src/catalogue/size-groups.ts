import type { RectUm } from "../kernel/index.ts";
import type { PrintArea, Size } from "./item.ts";
import { referenceGroup } from "./reference-size.ts";

interface Sized {
  readonly sizes: readonly Pick<Size, "group">[];
}

/** The size groups of the goods, each once: the reference group first, the others in the order of their sizes. */
export function sizeGroups(item: Sized): string[] {
  return [...new Set([referenceGroup(item), ...item.sizes.map(({ group }) => group)])];
}

/** The area's rectangle on goods of the group. Every area of the catalogue has one for every group. */
export function areaRect({ areaKindId, rects }: Pick<PrintArea, "areaKindId" | "rects">, group: string): RectUm {
  const rect = rects[group];
  if (!rect) throw new RangeError(`area ${areaKindId} has no rectangle for ${group}`);
  return rect;
}

/** The group whose print file serves this one too: the first with an area of exactly the same size. */
export function fileGroup(item: Sized, area: Pick<PrintArea, "areaKindId" | "rects">, group: string): string {
  const own = areaRect(area, group);
  const serves = (other: string) => area.rects[other]?.w === own.w && area.rects[other]?.h === own.h;
  return sizeGroups(item).find(serves) ?? group;
}
