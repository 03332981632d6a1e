import type { RectUm } from "../kernel/index.ts";
import type { PrintArea, Size } from "./item.ts";
import { referenceGroup } from "./reference-size.ts";

interface Sized {
  readonly sizes: readonly Pick<Size, "group">[];
}

/** The size groups of the goods, each once: the reference group first, the others as their sizes come. */
export function sizeGroups(item: Sized): string[] {
  return [...new Set([referenceGroup(item), ...item.sizes.map(({ group }) => group)])];
}

/** Where the area lies on goods of the group. Every area of the catalogue says so for every group. */
export function areaRect({ areaKindId, rects }: Pick<PrintArea, "areaKindId" | "rects">, group: string): RectUm {
  const rect = rects[group];
  if (!rect) throw new RangeError(`area ${areaKindId} has no rectangle for ${group}`);
  return rect;
}

/** The group whose print file serves this one too: the first whose area is exactly as large. */
export function fileGroup(item: Sized, area: Pick<PrintArea, "areaKindId" | "rects">, group: string): string {
  const own = areaRect(area, group);
  const serves = (other: string) => area.rects[other]?.w === own.w && area.rects[other]?.h === own.h;
  return sizeGroups(item).find(serves) ?? group;
}
