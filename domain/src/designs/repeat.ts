import type { Um } from "../kernel/index.ts";
import type { AreaDesign, GroupLayer, Layer, Repeat } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";
import { MAX_LAYER_SIDE } from "./limits.ts";
import { flattenLayers, movedLayer } from "./walk-layers.ts";

export const MIN_PITCH: Um = 4000;
/** What a tile may hold, groups not counted (rule designs-repeat). */
export const MOST_IN_TILE = 20;

/** Tiles lie over each other by three quarters at most, across and down (rule designs-repeat-amount). */
const LEAST_OF_TILE = 0.25;
/** Layers of all tiles of a pattern on its place. */
const MOST_DRAWN = 20_000;

type Place = Pick<AreaDesign, "width" | "height">;
type Pattern = GroupLayer & { readonly repeat: Repeat };

/**
 * The repeat as it is drawn: its pitch is never so small that the place could not be printed (rule designs-repeat-amount), whatever became
 * of the tile since it was chosen. In the same proportion on every size of the goods.
 */
export function drawnRepeat(group: Pattern, place: Place): Repeat {
  const { w, h } = layerBounds(group);
  const pitchX = Math.max(group.repeat.pitchX, Math.ceil(w * LEAST_OF_TILE));
  const pitchY = Math.max(group.repeat.pitchY, Math.ceil(h * LEAST_OF_TILE));
  const apart = Math.sqrt(drawnAt(group, place, pitchX, pitchY) / MOST_DRAWN);
  if (apart <= 1) return { ...group.repeat, pitchX, pitchY };
  return { ...group.repeat, pitchX: Math.ceil(pitchX * apart), pitchY: Math.ceil(pitchY * apart) };
}

/** The smallest pitch across or down while the other stays as it is drawn. */
export function leastPitch(group: Pattern, side: "pitchX" | "pitchY", place: Place): Um {
  const { w, h } = layerBounds(group);
  const repeat = drawnRepeat(group, place);
  const [length, other] = side === "pitchX" ? [w, repeat.pitchY] : [h, repeat.pitchX];
  const forAmount = drawnAt(group, place, other, MOST_DRAWN);
  return Math.max(MIN_PITCH, Math.ceil(length * LEAST_OF_TILE), Math.ceil(forAmount));
}

function drawnAt({ layers }: GroupLayer, { width, height }: Place, pitchX: number, pitchY: number): number {
  return (flattenLayers(layers).length * width * height) / (pitchX * pitchY);
}

export function isPattern(layer: Layer): layer is Pattern {
  return layer.kind === "group" && layer.repeat !== undefined;
}

/** How far the tile of a column and row is from the tile itself, which is 0 and 0. */
export function tileOffset({ kind, pitchX, pitchY }: Repeat, column: number, row: number): readonly [Um, Um] {
  return [
    column * pitchX + (kind === "half-brick" && isOdd(row) ? Math.round(pitchX / 2) : 0),
    row * pitchY + (kind === "half-drop" && isOdd(column) ? Math.round(pitchY / 2) : 0),
  ];
}

export function isOdd(count: number): boolean {
  return count % 2 !== 0;
}

/**
 * The layers as they are judged: of what repeats the tile nearest to the middle of the place, since what the edge cuts of a pattern it is
 * meant to. Whichever tile is the one in the frame, the same one is judged; a mirrored one the same side up.
 */
export function judgedLayers(layers: readonly Layer[], place: Place): readonly Layer[] {
  return layers.map((layer) => {
    if (layer.kind !== "group") return layer;
    if (!isPattern(layer)) return { ...layer, layers: judgedLayers(layer.layers, place) };
    return movedLayer(layer, ...wayToMiddle(layer, place));
  });
}

/** Of two equally near the upper or left one. */
function wayToMiddle(group: Pattern, place: Place): readonly [Um, Um] {
  const repeat = drawnRepeat(group, place);
  const [right, down] = [place.width / 2 - group.x, place.height / 2 - group.y];
  const [column, row] = [Math.round(right / repeat.pitchX), Math.round(down / repeat.pitchY)];
  const near = [-1, 0, 1].flatMap((c) => [-1, 0, 1].map((r) => tileOffset(repeat, column + c, row + r)));
  const far = ([dx, dy]: readonly [Um, Um]) => (right - dx) ** 2 + (down - dy) ** 2;
  return near.reduce((best, one) => ((far(one) - far(best) || one[1] - best[1] || one[0] - best[0]) < 0 ? one : best));
}

/** The pitch where the tile becomes larger or smaller; as drawn it keeps its limits, as printed it has none. */
export function scaledRepeat(repeat: Repeat, across: number, down: number, least: Um = MIN_PITCH): Repeat {
  const pitch = (length: Um, factor: number) => Math.min(MAX_LAYER_SIDE, Math.max(least, Math.round(length * factor)));
  return { ...repeat, pitchX: pitch(repeat.pitchX, across), pitchY: pitch(repeat.pitchY, down) };
}
