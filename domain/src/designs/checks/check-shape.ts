import { type AreaOutline, clearanceIn } from "../../catalogue/index.ts";
import type { AreaDesign, PlainLayer } from "../document.ts";
import { inkSize, layerBounds } from "../layer-bounds.ts";
import type { AreaCheck } from "./check-context.ts";
import type { Finding } from "./finding.ts";
import { isRead } from "./is-read.ts";

const RADIANS_PER_MILLIDEGREE = Math.PI / 180_000;
const STEPS = 16;

/**
 * What the outline of the place cuts, or nearly. Words and codes are always judged; pictures and shapes that pass the rectangle around it are
 * meant to be cut.
 */
export function checkShape({ area, place, printed }: AreaCheck): Finding[] {
  const { outline, safe, bleed } = place;
  if (!outline) return [];
  return printed.flatMap((layer): Finding[] => {
    const past = pastEdge(layer, area);
    // Farther out it is an error that `checkPlace` finds.
    if (past > bleed || (past >= 0 && !isRead(layer))) return [];
    const distance = clearanceOf(layer, outline);
    if (distance >= safe) return [];
    const at = { areaKindId: area.areaKindId, layerId: layer.id };
    return [{ severity: "warning", code: "designs/cut-by-shape", distance, safe, ...at }];
  });
}

/** How far the layer passes the rectangle around the outline; negative within it. */
function pastEdge(layer: PlainLayer, { width, height }: AreaDesign): number {
  const { x, y, w, h } = layerBounds(layer);
  return Math.max(-x, -y, x + w - width, y + h - height);
}

/** What is left between the layer's ink and the outline. The corners of a stamp or of a cut-out are taken to be empty. */
export function clearanceOf(layer: PlainLayer, outline: AreaOutline): number {
  const { width, height } = inkSize(layer);
  const angle = layer.rotation * RADIANS_PER_MILLIDEGREE;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const distances = rimOf(isSquare(layer)).map(([across, down]) => {
    const [x, y] = [(across * width) / 2, (down * height) / 2];
    return clearanceIn(outline, layer.x + x * cos - y * sin, layer.y + x * sin + y * cos);
  });
  return Math.round(Math.min(...distances));
}

function isSquare(layer: PlainLayer): boolean {
  return layer.kind === "shape" ? layer.shape === "rectangle" : isRead(layer);
}

/** Points around a box of two by two, or around the ellipse in it; across the box too, for windows that lie inside. */
function rimOf(isBox: boolean): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => (step * 2) / STEPS - 1);
  const points = steps.flatMap((across) => steps.map((down) => [across, down] as const));
  return isBox ? points : [...points.filter(([x, y]) => Math.hypot(x, y) < 1), ...circle()];
}

function circle(): readonly (readonly [number, number])[] {
  return Array.from({ length: STEPS * 4 }, (_, step) => {
    const angle = (step * Math.PI) / (STEPS * 2);
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
}
