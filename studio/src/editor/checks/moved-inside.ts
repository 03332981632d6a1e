import { type Layer, layerBounds } from "@surimono/domain/designs";
import { fittedInto } from "../commands/fit-commands.ts";
import type { EditorArea } from "../model/editor-area.ts";

type Room = Pick<EditorArea, "width" | "height" | "safe">;

/** Moved the shortest way into the safe margin; shrunk if it is too large for that. */
export function movedInside(layer: Layer, area: Room): Layer {
  if (!fitsInside(layer, area)) return fittedInto(layer, area);
  const { x, y, w, h } = layerBounds(layer);
  const { width, height, safe } = area;
  const across = Math.max(0, safe - x) - Math.max(0, x + w - (width - safe));
  const down = Math.max(0, safe - y) - Math.max(0, y + h - (height - safe));
  return { ...layer, x: layer.x + across, y: layer.y + down };
}

/** Whether there is room for it within the safe margin, wherever it lies. */
export function fitsInside(layer: Layer, { width, height, safe }: Room): boolean {
  const { w, h } = layerBounds(layer);
  return w <= width - 2 * safe && h <= height - 2 * safe;
}

/** Whether it lies within the safe margin. */
export function liesInside(layer: Layer, { width, height, safe }: Room): boolean {
  const { x, y, w, h } = layerBounds(layer);
  return Math.min(x, y, width - x - w, height - y - h) >= safe;
}

/** Moved to below the hole, as a tag hangs by its upper edge. Undefined where there is no room. */
export function movedBelowHoles(layer: Layer, area: EditorArea, safe: number): Layer | undefined {
  const { y, h } = layerBounds(layer);
  const below = Math.max(...(area.holes ?? []).map((hole) => hole.y + hole.radius + safe));
  return below + h > area.height - area.safe ? undefined : { ...layer, y: layer.y + below - y };
}
