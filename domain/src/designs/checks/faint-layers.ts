import type { DesignDocument, PlainLayer } from "../document.ts";
import { flattenLayers } from "../walk-layers.ts";
import { colorsOfLayer } from "./colors-of-layer.ts";
import { distance94, labOf } from "./lab.ts";

/** A layer of a place, with its name for the words. */
interface FaintLayer {
  readonly areaKindId: number;
  readonly layerId: string;
  readonly name: string;
}

/** Nearer than this to the goods' own colour (CIE94), an ink cannot be read across a table. */
const FAINT = 8;

/**
 * Layers hardly visible on goods of that colour (`#rrggbb`), because each of their inks is close to it. Photographs are not judged: they have
 * many inks.
 */
export function faintLayers({ areas }: DesignDocument, goodsHex: string): FaintLayer[] {
  const isFaint = (layer: PlainLayer) => {
    const inks = colorsOfLayer(layer);
    return inks.length > 0 && inks.every((ink) => isFaintOn(goodsHex, ink));
  };
  return areas.flatMap(({ areaKindId, layers }) =>
    flattenLayers(layers)
      .filter((layer) => !layer.hidden && layer.opacity > 0 && isFaint(layer))
      .map(({ id, name }) => ({ areaKindId, layerId: id, name })),
  );
}

/** From here on (CIE94) an ink stands out from the goods across a room. */
export const CLEARLY_SEEN = 30;

/** How far the layer that is hardest to see is from goods of that colour (`#rrggbb`), CIE94; infinite where none has inks of its own. */
export function clarityOn({ areas }: DesignDocument, goodsHex: string): number {
  const goods = labOf(goodsHex);
  const layers = areas
    .flatMap(({ layers: all }) => flattenLayers(all))
    .filter(({ hidden, opacity }) => !hidden && opacity > 0);
  const inksOf = layers.map(colorsOfLayer).filter((inks) => inks.length > 0);
  return Math.min(...inksOf.map((inks) => Math.max(...inks.map((ink) => distance94(goods, labOf(ink))))));
}

/** Whether an ink cannot be told from goods of that colour. */
export function isFaintOn(goodsHex: string, ink: string): boolean {
  return distance94(labOf(goodsHex), labOf(ink)) < FAINT;
}
