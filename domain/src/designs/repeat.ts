import type { Um } from "../kernel/index.ts";
import type { AreaDesign, Layer, Repeat } from "./document.ts";
import { MAX_LAYER_SIDE } from "./limits.ts";
import { movedLayer } from "./walk-layers.ts";

export const MIN_PITCH: Um = 4000;
/** What a tile may hold, groups not counted (rule designs-repeat). */
export const MOST_IN_TILE = 20;

type Place = Pick<AreaDesign, "width" | "height">;

/**
 * The layers as they are judged: of what repeats the tile nearest to the middle of the place, since what the edge cuts of a pattern it is
 * meant to.
 */
export function judgedLayers(layers: readonly Layer[], place: Place): readonly Layer[] {
  return layers.map((layer) => {
    if (layer.kind !== "group") return layer;
    if (!layer.repeat) return { ...layer, layers: judgedLayers(layer.layers, place) };
    // Two pitches on it is always the same tile again.
    const way = (from: Um, side: Um, pitch: Um) => Math.round((side / 2 - from) / (2 * pitch)) * 2 * pitch;
    return movedLayer(
      layer,
      way(layer.x, place.width, layer.repeat.pitchX),
      way(layer.y, place.height, layer.repeat.pitchY),
    );
  });
}

/** The pitch where the tile becomes larger or smaller; as drawn it keeps its limits, as printed it has none. */
export function scaledRepeat(repeat: Repeat, across: number, down: number, least: Um = MIN_PITCH): Repeat {
  const pitch = (length: Um, factor: number) => Math.min(MAX_LAYER_SIDE, Math.max(least, Math.round(length * factor)));
  return { ...repeat, pitchX: pitch(repeat.pitchX, across), pitchY: pitch(repeat.pitchY, down) };
}
