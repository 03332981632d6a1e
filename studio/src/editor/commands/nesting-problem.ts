import {
  eachLayer,
  flattenLayers,
  type GroupLayer,
  groupDepth,
  type Layer,
  MAX_GROUP_DEPTH,
  MAX_LAYERS_PER_AREA,
  MOST_IN_TILE,
} from "@surimono/domain/designs";

export const TOO_DEEP = `グループの中のグループは${MAX_GROUP_DEPTH}段までです。`;
export const TOO_MANY_IN_TILE = `くり返せるのは、レイヤー${MOST_IN_TILE}枚までのグループです。`;
export const PATTERN_IN_PATTERN = "くり返しの中で、もう一度くり返すことはできません。";

/** Why one more group, around layers of the place, is too many. */
export function fullnessProblem(layers: readonly Layer[]): string | undefined {
  if (eachLayer(layers).length < MAX_LAYERS_PER_AREA) return undefined;
  return `レイヤーは1か所に${MAX_LAYERS_PER_AREA}枚までです。グループも1枚に数えます。`;
}

/** Why layers cannot lie in these groups (outermost first), in the customer's words: such a design could not be saved. */
export function nestingProblem(around: readonly GroupLayer[], layers: readonly Layer[]): string | undefined {
  const tile = around.find(({ repeat }) => repeat);
  if (tile && layers.some(holdsPattern)) return PATTERN_IN_PATTERN;
  if (tile && isOverfull(tile, layers)) return TOO_MANY_IN_TILE;
  return around.length + groupDepth(layers) > MAX_GROUP_DEPTH ? TOO_DEEP : undefined;
}

/** What moves within the tile makes it no fuller. */
function isOverfull(tile: GroupLayer, added: readonly Layer[]): boolean {
  const ids = [...flattenLayers([tile]), ...flattenLayers(added)].map(({ id }) => id);
  return new Set(ids).size > MOST_IN_TILE;
}

/** Whether it is a pattern, or one is in it. */
export function holdsPattern(layer: Layer): boolean {
  return layer.kind === "group" && (layer.repeat !== undefined || layer.layers.some(holdsPattern));
}
