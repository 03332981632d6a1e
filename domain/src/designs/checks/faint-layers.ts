import type { DesignDocument, PlainLayer } from "../document.ts";
import { flattenLayers } from "../walk-layers.ts";
import { colorsOfLayer } from "./check-colors.ts";
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

/** Whether an ink cannot be told from goods of that colour. */
export function isFaintOn(goodsHex: string, ink: string): boolean {
  return distance94(labOf(goodsHex), labOf(ink)) < FAINT;
}
