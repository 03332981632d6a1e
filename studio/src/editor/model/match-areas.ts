import type { ViewId } from "@surimono/domain/catalogue";
import type { GoodsArea } from "./other-goods.ts";

interface SourceArea {
  readonly areaKindId: number;
  readonly view: ViewId;
  readonly width: number;
  readonly height: number;
}

/**
 * Where each area of a design goes on other goods: to the place of the same kind, else one in the same view, else the one with
 * the most similar shape. Each place is used once, and never together with one it conflicts with.
 */
export function matchAreas(
  sources: readonly SourceArea[],
  targets: readonly GoodsArea[],
): readonly { readonly from: number; readonly to: number }[] {
  const pairs: { readonly from: number; readonly to: number }[] = [];
  const isFree = (target: GoodsArea) =>
    pairs.every(({ to }) => to !== target.areaKindId && !conflict(target, to, targets));
  // Places of the same kind are certain, so they are assigned first.
  const ordered = sources.toSorted((one, other) => sure(other, targets) - sure(one, targets));
  for (const source of ordered) {
    const [best] = targets
      .filter(isFree)
      .map((target) => ({ target, distance: distanceOf(source, target) }))
      .toSorted((one, other) => one.distance - other.distance);
    if (best) pairs.push({ from: source.areaKindId, to: best.target.areaKindId });
  }
  return pairs;
}

/** Whether two places cannot be printed together. */
export function conflict(target: GoodsArea, otherKind: number, all: readonly GoodsArea[]): boolean {
  const other = all.find(({ areaKindId }) => areaKindId === otherKind);
  return target.conflictsWith.includes(otherKind) || (other?.conflictsWith.includes(target.areaKindId) ?? false);
}

function sure(source: SourceArea, targets: readonly GoodsArea[]): number {
  return targets.some(({ areaKindId }) => areaKindId === source.areaKindId) ? 1 : 0;
}

function distanceOf(source: SourceArea, target: GoodsArea): number {
  if (source.areaKindId === target.areaKindId) return -1;
  const shape = Math.abs(Math.log((source.width / source.height) * (target.height / target.width)));
  return (source.view === target.view ? 0 : 100) + shape;
}
