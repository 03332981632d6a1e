import { type Layer, layerBounds, movedLayer, type TextLayer } from "@surimono/domain/designs";
import type { EditorArea } from "../model/editor-area.ts";
import { rememberSize, shrunkFrom } from "../store/text-sizes.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { withFields } from "./change-layer.ts";
import { openAreaOf } from "./fit-commands.ts";

/** Smaller letters are unreadable: text that still passes the edge is reported, not shrunk. Micrometres. */
const SMALLEST_SHRUNK = 2500;
/** Letters do not shrink quite in proportion, so it measures and tries again. */
const MOST_TRIES = 6;

/**
 * A text with other words, its letters only as small as needed to stay within its area; removing words lets them grow back. Not if it
 * was outside before, nor once its size was set by hand.
 */
export function rewordedInArea(context: EditorContext, before: TextLayer, text: string): TextLayer {
  const area = openAreaOf(context);
  if (!area || context.store.get().textSizes.get(before.id) === "by-hand" || !isWithin(before, area)) {
    return withFields(context, before, { text });
  }
  const wanted = shrunkFrom(context.store.get(), before) ?? before.fontSize;
  const { fontSize } = fittedText(context, { ...before, text, fontSize: wanted }, area);
  const layer = movedIn(withFields(context, before, { text, fontSize }), area);
  rememberSize(context.store, [layer], fontSize === wanted ? undefined : { wanted, shown: fontSize });
  return layer;
}

/** The text, measured, in the largest letters (at most its own size) that fit the area. */
export function fittedText(context: EditorContext, text: TextLayer, area: EditorArea): TextLayer {
  let layer = measured(context, text);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { w, h } = layerBounds(layer);
    const factor = Math.min(roomIn(area.width, area) / w, roomIn(area.height, area) / h);
    const fontSize = Math.max(Math.min(text.fontSize, SMALLEST_SHRUNK), Math.floor(layer.fontSize * factor));
    if (factor >= 1 || fontSize >= layer.fontSize) return layer;
    layer = measured(context, { ...layer, fontSize });
  }
  return layer;
}

function roomIn(side: number, { safe }: EditorArea): number {
  return side - 2 * safe;
}

/** By the shortest way, where the area has room. */
function movedIn<L extends Layer>(layer: L, { width, height, safe }: EditorArea): L {
  const { x, y, w, h } = layerBounds(layer);
  const way = (from: number, length: number, whole: number) =>
    length > whole - 2 * safe ? 0 : Math.max(0, safe - from) - Math.max(0, from + length - (whole - safe));
  // What was already in the margin stays; only what would leave the area is moved.
  const leaves = (from: number, length: number, whole: number) => from < 0 || from + length > whole;
  const dx = leaves(x, w, width) ? way(x, w, width) : 0;
  const dy = leaves(y, h, height) ? way(y, h, height) : 0;
  return dx === 0 && dy === 0 ? layer : movedLayer(layer, dx, dy);
}

function isWithin(layer: Layer, { width, height }: EditorArea): boolean {
  const { x, y, w, h } = layerBounds(layer);
  return x >= 0 && y >= 0 && x + w <= width && y + h <= height;
}
