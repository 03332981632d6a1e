import type { AreaOutline, DieCut, Hole, MethodId, PrintArea } from "../../catalogue/index.ts";
import type { Um } from "../../kernel/index.ts";
import type { TracedCut } from "../die-cut/traced-cut.ts";
import type { AreaDesign, ImageLayer, PlainLayer, TextLayer } from "../document.ts";
import type { AtSizes } from "./finding.ts";
import type { MethodLimits } from "./method-limits.ts";

/** Sizes of goods that print the design alike, and at which scale: 1 is as drawn. */
export type PrintScale = AtSizes<number>;

/**
 * A place that may be printed, as the checks need it. `bleed` is how far a layer may pass the area's edge (it is cut off there), `safe` how
 * near the edge it should not come.
 */
export interface CheckedPlace extends Pick<PrintArea, "areaKindId" | "bleed" | "safe"> {
  readonly scales: readonly PrintScale[];
  /** In the area's own coordinates. */
  readonly holes?: readonly Hole[];
  /** Where the place is no rectangle; in the area's own coordinates too. */
  readonly outline?: AreaOutline;
  /** The goods may be cut along the design. */
  readonly dieCut?: DieCut;
  /** Paper that is printed in the inks of a press. */
  readonly press?: true;
  readonly conflictsWith: readonly number[];
}

/** The goods and the method of a design. */
export interface CheckedGoods {
  readonly methodId: MethodId;
  /** `#rrggbb` of the goods; without it nothing is judged against them. */
  readonly color?: string;
  /** White ink is laid below the colours. */
  readonly hasWhite: boolean;
  readonly places: readonly CheckedPlace[];
  /** Sold with words of each piece's own: a marked text is a sample, and not printed as it is. */
  readonly takesWords?: boolean;
}

/** What the scene measures of a layer by its drawn outlines. */
export interface LayerFacts {
  /** The box of the letters; the document's own is only what the editor last wrote. */
  readonly width?: Um;
  readonly height?: Um;
  /** Characters missing from the font. */
  readonly missing?: readonly string[];
  /** The thinnest parts of the ink. */
  readonly thinnest?: Um;
  /** How many modules a QR code has across, without its quiet zone. */
  readonly modules?: number;
}

/** Measured once, when a picture is uploaded, and stored with it. */
export interface PictureFacts {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Share of the ink, in basis points: neither opaque nor at a rim. */
  readonly seeThrough: number;
  /** Likewise neither black nor white: in a single ink these become translucent. */
  readonly midTones: number;
  /** Width of the thinnest lines in pixels; undefined where there are none, as in a photograph. */
  readonly thinnest?: number | undefined;
  /** Where there is no visible pixel at all, or no transparent one. */
  readonly ink?: "none" | "whole" | undefined;
  /** `#rrggbb` all around an opaque picture, such as the paper of a scan. */
  readonly ground?: string | undefined;
  /** `#rrggbb` of nearly all the ink of a cut-out, such as a logo. */
  readonly tone?: string | undefined;
  /** It was uploaded in the inks of a press, and its colours are now those of screens. */
  readonly isFromPress?: boolean | undefined;
  /** By method, basis points of the ink outside its colour range. */
  readonly unreachable: Readonly<Partial<Record<MethodId, number>>>;
}

/** Undefined: not known yet, so it is not judged. The server knows everything before it decides. */
export interface DesignFacts {
  layer(layer: PlainLayer): LayerFacts | undefined;
  /** Only the server knows the size of its file. */
  picture(layer: ImageLayer): (PictureFacts & { readonly byteSize?: number }) | undefined;
  /** Of a design that is cut along itself. */
  readonly cut?: TracedCut | undefined;
  /** The press that paper is printed on: how a colour comes out, both as `#rrggbb`. */
  readonly press?: ((color: string) => string) | undefined;
}

/** Everything a check of one area reads. */
export interface AreaCheck {
  readonly area: AreaDesign;
  readonly place: CheckedPlace;
  readonly goods: CheckedGoods;
  readonly limits: MethodLimits;
  readonly facts: DesignFacts;
  /** What will be printed, bottom first, with groups flattened: neither hidden nor fully transparent, texts in the box of their letters. */
  readonly printed: readonly PlainLayer[];
}

/** A feature of a layer that shrinks with the goods, where it is smallest. */
export function atSmallest(scales: readonly PrintScale[], length: Um): AtSizes<Um> {
  const [first, ...rest] = scales;
  const smallest = rest.reduce((least, scale) => (scale.value < least.value ? scale : least), first ?? WHOLE);
  return { sizeNames: smallest.sizeNames, value: Math.round(length * smallest.value) };
}

const WHOLE: PrintScale = { sizeNames: [], value: 1 };

export function textLayers(layers: readonly PlainLayer[]): readonly TextLayer[] {
  return layers.filter((layer) => layer.kind === "text");
}

export function imageLayers(layers: readonly PlainLayer[]): readonly ImageLayer[] {
  return layers.filter((layer) => layer.kind === "image");
}
