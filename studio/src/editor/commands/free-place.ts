import { type Layer, layerBounds, movedLayer } from "@surimono/domain/designs";
import type { Point } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupAround } from "../model/layer-tree.ts";
import type { EditorContext } from "../tools/tool.ts";

/** Micrometres between layers added one after another. */
const STEP = 8000;
/** The same from a layer to its copy, where that is seen beside it. */
const COPY_STEP = 5000;
/** How many steps aside, the nearest first. */
const ASIDE = Array.from({ length: 25 }, (_, index) => Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1));
/** Centres nearer than this hide each other. */
const SAME = 1000;

/** The middle of the visible part of the open area; otherwise the middle of the whole area. */
export function seenCentre({ store }: EditorContext, area: EditorArea): Point {
  const { areaKindId, camera, viewport } = store.get();
  const own = { x: area.width / 2, y: area.height / 2 };
  if (areaKindId !== area.areaKindId || viewport.width === 0) return own;
  const end = toArea(camera, { x: viewport.width, y: viewport.height });
  const middle = (from: number, to: number, whole: number) => {
    const [first, last] = [Math.max(0, from), Math.min(whole, to)];
    return first < last ? (first + last) / 2 : undefined;
  };
  const x = middle(camera.x, end.x, area.width);
  const y = middle(camera.y, end.y, area.height);
  return x === undefined || y === undefined ? own : { x: Math.round(x), y: Math.round(y) };
}

/** Moves the layer a little aside where it would cover another exactly, within the area if there is room. */
export function setApart<L extends Layer>(context: EditorContext, area: EditorArea, layer: L): L {
  const spots = ASIDE.map((step) => within(movedLayer(layer, step * STEP, step * STEP), area));
  return spots.find(isFreeIn(context, area)) ?? layer;
}

/**
 * Copies beside their originals, moved together: inside, as they may come from a larger area, and aside while one would cover another layer
 * exactly. What is too large to move inside is set apart all the same.
 */
export function besideOriginals(context: EditorContext, area: EditorArea, copies: readonly Layer[]): readonly Layer[] {
  const first = within(movedLayer(groupAround("", "", copies), COPY_STEP, COPY_STEP), area);
  const spots = ASIDE.map((step) => movedLayer(first, step * COPY_STEP, step * COPY_STEP));
  const isFree = isFreeIn(context, area);
  const free = [...spots.map((spot) => within(spot, area)), ...spots].find(({ layers }) => layers.every(isFree));
  return (free ?? first).layers;
}

function isFreeIn({ store }: EditorContext, area: EditorArea): (point: Point) => boolean {
  const others = layersIn(store.get().document, area.areaKindId);
  return ({ x, y }) => others.every((other) => Math.abs(other.x - x) >= SAME || Math.abs(other.y - y) >= SAME);
}

/** Moved inside; centred if there is no room to move. */
export function within<L extends Layer>(layer: L, area: Pick<EditorArea, "width" | "height">): L {
  const { x, y, w, h } = layerBounds(layer);
  const by = (from: number, length: number, whole: number) =>
    length >= whole ? Math.round((whole - length) / 2 - from) : Math.max(0, -from) - Math.max(0, from + length - whole);
  const [dx, dy] = [by(x, w, area.width), by(y, h, area.height)];
  return dx === 0 && dy === 0 ? layer : movedLayer(layer, dx, dy);
}
