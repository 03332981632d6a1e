import type { Um } from "@surimono/domain/kernel";
import type { FigureMeasures } from "./figure-measures.ts";

/** How a garment is cut. */
export type GarmentCut = "tee" | "long" | "sweat" | "hoodie" | "polo" | "tank";

const CUTS: Readonly<Record<string, GarmentCut>> = {
  ...{ tee: "tee", "long-sleeve": "long", sweatshirt: "sweat", hoodie: "hoodie", polo: "polo", tank: "tank" },
};

/** The cut of goods by their silhouette; undefined for what is not shown on a figure. */
export function cutOf(silhouette: string): GarmentCut | undefined {
  return CUTS[silhouette];
}

/** A size of a garment, millimetres, laid flat: as its table says. */
export interface GarmentSize {
  /** From the neck's end of the shoulder down to the hem. */
  readonly length: number;
  readonly width: number;
  readonly shoulder: number;
  /** From the shoulder's seam to the end of the sleeve; 0 without sleeves. */
  readonly sleeve: number;
}

interface Measured {
  readonly measurements: readonly { readonly name: string; readonly length: Um }[];
}

/** Of the width, where the table does not say how broad the shoulders are. */
const USUAL_SHOULDER = 0.9;

/** Undefined where the table does not say how long and how wide it is. */
export function garmentSize({ measurements }: Measured): GarmentSize | undefined {
  const of = (name: string) => (measurements.find((measured) => measured.name === name)?.length ?? 0) / 1000;
  const [length, width] = [of("着丈"), of("身幅")];
  if (length === 0 || width === 0) return undefined;
  return { length, width, shoulder: of("肩幅") || width * USUAL_SHOULDER, sleeve: of("袖丈") };
}

/** Cloth that hangs is folded at its sides: so much of the flat width is seen from the front. */
const SEEN_OF_WIDTH = 0.84;
/** Nearer than this it does not hang from the body. */
const LEAST_EASE = 5;

/** How wide the garment is seen on the figure. */
export function wornWidth({ width }: Pick<GarmentSize, "width">, { half }: Pick<FigureMeasures, "half">): number {
  return Math.max(width * SEEN_OF_WIDTH, (half.chest + LEAST_EASE) * 2);
}
