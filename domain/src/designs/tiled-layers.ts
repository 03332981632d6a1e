import type { Um } from "../kernel/index.ts";
import type { AreaDesign, GroupLayer, Layer, Repeat } from "./document.ts";
import { layerBounds } from "./layer-bounds.ts";
import { FULL_TURN } from "./limits.ts";
import { drawnRepeat, isOdd, isPattern, tileOffset } from "./repeat.ts";
import { movedLayer } from "./walk-layers.ts";

/** Beyond the area; no goods have more bleed. */
const REACH: Um = 10_000;

type Place = Pick<AreaDesign, "width" | "height">;

/** The layers as they are drawn: where a group repeats, a group of all its tiles. Others keep their identity. */
export function tiledLayers(layers: readonly Layer[], place: Place): readonly Layer[] {
  const tiled = layers.map((layer) => tiledLayer(layer, place));
  return tiled.every((layer, index) => layer === layers[index]) ? layers : tiled;
}

const known = new WeakMap<GroupLayer, { readonly place: Place; readonly tiled: GroupLayer }>();

function tiledLayer(layer: Layer, place: Place): Layer {
  if (layer.kind !== "group") return layer;
  if (!isPattern(layer)) {
    const layers = tiledLayers(layer.layers, place);
    return layers === layer.layers ? layer : { ...layer, layers };
  }
  const last = known.get(layer);
  if (last && last.place.width === place.width && last.place.height === place.height) return last.tiled;
  const { repeat: _, ...group } = layer;
  const tiled = { ...group, layers: tilesOf(group, drawnRepeat(layer, place), place).flatMap(({ layers }) => layers) };
  known.set(layer, { place, tiled });
  return tiled;
}

function tilesOf(group: GroupLayer, repeat: Repeat, { width, height }: Place): readonly GroupLayer[] {
  const { kind, pitchX, pitchY } = repeat;
  const { x, y, w, h } = layerBounds(group);
  // One more on each side, for those that are moved by half.
  const columns = between((-REACH - x - w) / pitchX - 1, (width + REACH - x) / pitchX + 1);
  const rows = between((-REACH - y - h) / pitchY - 1, (height + REACH - y) / pitchY + 1);
  const isInside = (dx: number, dy: number) =>
    x + dx < width + REACH && x + w + dx > -REACH && y + dy < height + REACH && y + h + dy > -REACH;
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const [dx, dy] = tileOffset(repeat, column, row);
      if (!isInside(dx, dy)) return [];
      const tile = kind === "mirror" ? mirrored(group, group, isOdd(column), isOdd(row)) : group;
      return movedLayer(tile, dx, dy);
    }),
  );
}

function between(first: number, last: number): readonly number[] {
  const from = Math.ceil(first);
  return Array.from({ length: Math.max(0, Math.floor(last) - from + 1) }, (_, index) => from + index);
}

/** About the middle of the tile, in whole numbers. */
function mirrored<L extends Layer>(layer: L, centre: GroupLayer, across: boolean, down: boolean): L {
  if (!across && !down) return layer;
  const turned = across === down ? layer.rotation : (FULL_TURN - layer.rotation) % FULL_TURN;
  const own = {
    ...layer,
    x: across ? 2 * centre.x - layer.x : layer.x,
    y: down ? 2 * centre.y - layer.y : layer.y,
    rotation: turned,
  };
  if (layer.kind === "group")
    return { ...own, layers: layer.layers.map((inner) => mirrored(inner, centre, across, down)) };
  return { ...own, flipX: layer.flipX !== across, flipY: layer.flipY !== down };
}
