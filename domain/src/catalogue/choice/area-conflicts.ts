import type { RectUm } from "../../kernel/index.ts";
import type { ItemMethod, PrintArea } from "../item.ts";
import { areaShowsIn } from "./area-shows-in.ts";

/** Two areas that cannot be printed together, the lower id first, so that a pair has no direction. */
export interface AreaConflict {
  readonly areaKindIds: readonly [number, number];
  /** Whether they overlap, or are only too close. */
  readonly overlapping: boolean;
}

/** The method's pairs (rule catalogue-area-conflicts), each once. A pair counts only if the method has both areas. */
export function areaConflicts(method: ItemMethod): AreaConflict[] {
  const areaOf = new Map(method.areas.map((area) => [area.areaKindId, area]));
  const seen = new Set<string>();
  return method.conflicts.flatMap((pair) => {
    const areaKindIds = [Math.min(...pair), Math.max(...pair)] as const;
    const [one, other] = [areaOf.get(areaKindIds[0]), areaOf.get(areaKindIds[1])];
    if (!one || !other || one === other || seen.has(areaKindIds.join())) return [];
    seen.add(areaKindIds.join());
    return [{ areaKindIds, overlapping: areasOverlap(one, other) }];
  });
}

/** The areas that cannot be printed together with this one. */
export function conflictsOfArea(method: ItemMethod, areaKindId: number): number[] {
  return areaConflicts(method)
    .filter(({ areaKindIds }) => areaKindIds.includes(areaKindId))
    .map(({ areaKindIds: [one, other] }) => (one === areaKindId ? other : one))
    .sort((left, right) => left - right);
}

/** Whether two areas overlap in any size group. The tilt of sleeves is ignored: they never meet the body. */
export function areasOverlap(one: PrintArea, other: PrintArea): boolean {
  if (!areaShowsIn(one, other.view) || one.tilt !== undefined || other.tilt !== undefined) return false;
  return Object.entries(one.rects).some(([group, rect]) => {
    const second = other.rects[group];
    return second !== undefined && rectsOverlap(rect, second);
  });
}

function rectsOverlap(one: RectUm, other: RectUm): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
