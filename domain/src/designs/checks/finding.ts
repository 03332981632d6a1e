import type { Um } from "../../kernel/index.ts";

export type Severity = "error" | "warning";

/** An effective resolution or a length at the sizes of goods that print the design alike. */
export interface AtSizes<Value> {
  readonly sizeNames: readonly string[];
  readonly value: Value;
}

interface OfArea {
  readonly areaKindId: number;
}

interface OfLayer extends OfArea {
  readonly layerId: string;
}

/** What is too thin: the ink itself, the edge drawn around it, or lines within an uploaded picture. */
export type ThinPart = "ink" | "edge" | "picture" | "effect";

/** Its colours are too much alike or the wrong way round, it is seen in a mirror, or something lies on it. */
export type QrFault = "faint" | "inverted" | "mirrored" | "overlaid";

/** The possible problems of a design. Lengths are micrometres, resolutions dots per inch, shares basis points. */
export type Problem =
  | { readonly code: "designs/nothing-yet" }
  | ({ readonly code: "designs/empty-area" } & OfArea)
  | ({ readonly code: "designs/too-many-layers"; readonly limit: number } & OfArea)
  /** Patterns or letters that a print job would not finish. */
  | ({ readonly code: "designs/too-many-tiles" } & OfArea)
  /** Parts of a design that is cut along itself are `gap` from each other, from here to there: too far to be one piece. */
  | ({
      readonly code: "designs/cut-apart";
      readonly gap: Um;
      readonly from: readonly [Um, Um];
      readonly to: readonly [Um, Um];
    } & OfArea)
  | ({ readonly code: "designs/cut-thin"; readonly width: Um; readonly least: Um; readonly margin: Um } & OfArea)
  /** `left` is what the goods' own size leaves of the margin. */
  | ({ readonly code: "designs/cut-at-limit"; readonly left: Um; readonly margin: Um } & OfArea)
  | ({ readonly code: "designs/too-many-pictures" } & OfArea)
  | ({ readonly code: "designs/too-many-effects" } & OfArea)
  /** Silk screen without inks that the shop has. */
  | ({ readonly code: "designs/no-inks" } & OfArea)
  /** So many drawn colours are far from all of the most inks. */
  | ({ readonly code: "designs/too-many-colors"; readonly colors: number } & OfArea)
  /** `color` is far from every ink chosen: it prints as `printed`. */
  | ({ readonly code: "designs/far-ink"; readonly color: string; readonly printed: string } & OfLayer)
  /** Tones of a layer or a picture that become flat, as no dots are wanted. */
  | ({ readonly code: "designs/flat-tones"; readonly part: "layer" | "picture" } & OfLayer)
  | ({ readonly code: "designs/text-too-long"; readonly limit: number } & OfLayer)
  /** `overhang` is how far past the area's edge the layer reaches. */
  | ({ readonly code: "designs/outside-area"; readonly overhang: Um } & OfLayer)
  | ({ readonly code: "designs/off-area" } & OfLayer)
  | ({ readonly code: "designs/conflicting-areas"; readonly otherKindId: number } & OfArea)
  | ({ readonly code: "designs/missing-glyph"; readonly characters: readonly string[] } & OfLayer)
  /** The sizes that fall short, the worst first. */
  | ({
      readonly code: "designs/low-resolution";
      readonly dpi: readonly AtSizes<number>[];
      readonly fair: number;
    } & OfLayer)
  /** `distance` is what is left to the edge of the place, negative where words or a code pass it. */
  | ({ readonly code: "designs/near-edge"; readonly distance: Um; readonly safe: Um } & OfLayer)
  /** `distance` is what is left to the place's outline, negative where it is passed. */
  | ({ readonly code: "designs/cut-by-shape"; readonly distance: Um; readonly safe: Um } & OfLayer)
  /** `distance` is what is left to the hole's rim, 0 where the layer covers it. */
  | ({ readonly code: "designs/near-hole"; readonly distance: Um; readonly safe: Um } & OfLayer)
  | ({ readonly code: "designs/small-text"; readonly size: AtSizes<Um>; readonly least: Um } & OfLayer)
  | ({
      readonly code: "designs/thin-line";
      readonly part: ThinPart;
      readonly width: AtSizes<Um>;
      readonly least: Um;
    } & OfLayer)
  /** Translucent ink over white: `share` of a picture's ink, or all of the layer. */
  | ({ readonly code: "designs/see-through"; readonly part: "layer" | "picture"; readonly share: number } & OfLayer)
  /** `color` prints as `printed` at best. */
  | ({ readonly code: "designs/unreachable-color"; readonly color: string; readonly printed: string } & OfLayer)
  /** On paper: `color` comes out plainly duller, as `printed`. */
  | ({ readonly code: "designs/dull-in-press"; readonly color: string; readonly printed: string } & OfLayer)
  | ({ readonly code: "designs/unreachable-picture"; readonly share: number } & OfLayer)
  /** `color` is the goods' own (`ground`), or the method has no white to print it with. */
  | ({
      readonly code: "designs/invisible-ink";
      readonly color: string;
      readonly ground: string;
      readonly cause: "same" | "no-white";
    } & OfLayer)
  /** The goods show through: `color` looks like `printed` on them. */
  | ({
      readonly code: "designs/turned-ink";
      readonly color: string;
      readonly printed: string;
      readonly ground: string;
    } & OfLayer)
  | ({ readonly code: "designs/white-box"; readonly color: string } & OfLayer)
  | ({ readonly code: "designs/invisible-picture" } & OfLayer)
  /** In thousandths. */
  | ({ readonly code: "designs/invisible-layer"; readonly opacity: number } & OfLayer)
  | ({ readonly code: "designs/covered"; readonly coverId: string } & OfLayer)
  /** `missing` is what is left to the bleed's outer edge. */
  | ({ readonly code: "designs/short-of-bleed"; readonly missing: Um; readonly bleed: Um } & OfLayer)
  | ({ readonly code: "designs/press-colors" } & OfLayer)
  | ({ readonly code: "designs/mirrored-text" } & OfLayer)
  /** `size` is the side of a code without its quiet zone; one that can be read may have no room on the place. */
  | ({
      readonly code: "designs/qr-small";
      readonly size: AtSizes<Um>;
      readonly least: Um;
      readonly hasRoom: boolean;
    } & OfLayer)
  | ({ readonly code: "designs/qr-unreadable"; readonly cause: QrFault } & OfLayer)
  | ({ readonly code: "designs/placeholder-text"; readonly words: string } & OfLayer);

export type ProblemCode = Problem["code"];

/** One finding about a design. An error blocks completion; a warning must be accepted. */
export type Finding = Problem & { readonly severity: Severity };

/** The problem and its fix: two sentences, the same for customer, server and proof sheet. */
export interface FindingWords {
  readonly text: string;
  readonly mend: string;
}

export interface FindingNames {
  layer(layerId: string): string;
  area(areaKindId: number): string;
}

export function areaOf(finding: Finding): number | undefined {
  return "areaKindId" in finding ? finding.areaKindId : undefined;
}

export function layerOf(finding: Finding): string | undefined {
  return "layerId" in finding ? finding.layerId : undefined;
}
