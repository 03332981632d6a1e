import type { GroupLayer, Layer, PlainLayer } from "./document.ts";
import { OPAQUE } from "./limits.ts";

/**
 * Everything printable, bottom first, with groups flattened: hidden, locked and translucent as their groups make it. Code that
 * looks for pictures, words, stamps or ink walks these, never `area.layers` itself.
 */
export function flattenLayers(layers: readonly Layer[]): readonly PlainLayer[] {
  return layers.flatMap((layer) =>
    layer.kind === "group" ? flattenLayers(layer.layers).map((inner) => inGroup(inner, layer)) : layer,
  );
}

function inGroup(layer: PlainLayer, group: GroupLayer): PlainLayer {
  const { hidden, locked, opacity } = group;
  if (!hidden && !locked && opacity === OPAQUE) return layer;
  return {
    ...layer,
    hidden: layer.hidden || hidden,
    locked: layer.locked || locked,
    // What is still visible of both must not be rounded away.
    opacity: Math.ceil((layer.opacity * opacity) / OPAQUE),
  };
}

/** Every layer and every group, a group before its contents. */
export function eachLayer(layers: readonly Layer[]): readonly Layer[] {
  return layers.flatMap((layer) => (layer.kind === "group" ? [layer, ...eachLayer(layer.layers)] : [layer]));
}

/** The depth of the deepest nesting of groups. */
export function groupDepth(layers: readonly Layer[]): number {
  return layers.reduce(
    (deepest, layer) => (layer.kind === "group" ? Math.max(deepest, 1 + groupDepth(layer.layers)) : deepest),
    0,
  );
}

/** The layer moved, with all its contents. */
export function movedLayer<L extends Layer>(layer: L, dx: number, dy: number): L {
  const moved = { ...layer, x: layer.x + dx, y: layer.y + dy };
  return layer.kind === "group" ? { ...moved, layers: layer.layers.map((inner) => movedLayer(inner, dx, dy)) } : moved;
}
