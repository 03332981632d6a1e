import type { RectUm } from "../kernel/index.ts";
import { areaShowsIn } from "./area-shows-in.ts";
import type { ItemMethod, PrintArea } from "./item.ts";

export interface BlockedArea {
  readonly areaKindId: number;
  /** The chosen areas that stand in the way; taking them back frees this one. Never empty. */
  readonly because: readonly number[];
  /** Whether one of them lies over this area, or is only too close to it. */
  readonly overlapping: boolean;
  /** Areas that can still be added to the choice. */
  readonly alternatives: readonly number[];
}

/**
 * The areas that the choice disables (spec §5 Print areas), in the order of the method's areas. Symmetric, and it does
 * not depend on the order of choosing. An area that is chosen itself is never blocked, so every choice can be undone.
 */
export function blockedAreas(method: ItemMethod, chosen: readonly number[]): BlockedArea[] {
  const conflicting = method.areas
    .filter((area) => !chosen.includes(area.areaKindId))
    .map((area) => ({ area, because: conflictsOfArea(method, area.areaKindId).filter((id) => chosen.includes(id)) }));
  const alternatives = conflicting.filter(({ because }) => because.length === 0).map(({ area }) => area.areaKindId);
  return conflicting
    .filter(({ because }) => because.length > 0)
    .map(({ area, because }) => ({
      areaKindId: area.areaKindId,
      because,
      overlapping: method.areas.some((other) => because.includes(other.areaKindId) && areasOverlap(area, other)),
      alternatives,
    }));
}

/** The pairs of a choice that cannot be printed together. */
export function conflictsWithin(method: ItemMethod, chosen: readonly number[]): (readonly [number, number])[] {
  return usablePairs(method).filter(([one, other]) => chosen.includes(one) && chosen.includes(other));
}

/** Whether two areas share ground in any size group. The tilt of sleeves is left out: they never meet the body. */
export function areasOverlap(one: PrintArea, other: PrintArea): boolean {
  if (!areaShowsIn(one, other.view) || one.tilt !== undefined || other.tilt !== undefined) return false;
  return Object.entries(one.rects).some(([group, rect]) => {
    const second = other.rects[group];
    return second !== undefined && rectsOverlap(rect, second);
  });
}

/** The areas that cannot be printed together with this one. */
export function conflictsOfArea(method: ItemMethod, areaKindId: number): number[] {
  const partners = usablePairs(method).flatMap(([one, other]) => {
    if (one === areaKindId) return [other];
    return other === areaKindId ? [one] : [];
  });
  return [...new Set(partners)].sort((left, right) => left - right);
}

/** A pair counts only where both of its areas exist for the method. */
function usablePairs(method: ItemMethod): (readonly [number, number])[] {
  const kinds = new Set(method.areas.map((area) => area.areaKindId));
  return method.conflicts.filter(([one, other]) => one !== other && kinds.has(one) && kinds.has(other));
}

function rectsOverlap(one: RectUm, other: RectUm): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
