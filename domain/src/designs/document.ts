import type { Um } from "../kernel/index.ts";

/**
 * The one shape of a design, in the editor, in the database, in the mock-up and in the print file.
 * All lengths are integer micrometres in the coordinates of the print area: origin at its top left corner, y downwards.
 */
export interface DesignDocument {
  readonly schema: 1;
  readonly itemId: number;
  readonly methodId: number;
  readonly colorId: number;
  readonly areas: readonly AreaDesign[];
}

/** `width` and `height` are those of the area's reference size group; other groups print it scaled to fit. */
export interface AreaDesign {
  readonly areaKindId: number;
  readonly width: Um;
  readonly height: Um;
  /** Painted in this order: the last one lies on top. */
  readonly layers: readonly Layer[];
}

export type Layer = ImageLayer | TextLayer | ShapeLayer;
export type LayerKind = Layer["kind"];

interface LayerBase {
  /** Unique within the document. */
  readonly id: string;
  readonly name: string;
  /** Centre of the layer's box. */
  readonly x: Um;
  readonly y: Um;
  /** The box before rotation. A text layer's box follows its glyphs; the scene measures it. */
  readonly width: Um;
  readonly height: Um;
  /** Clockwise, in thousandths of a degree, 0 ≤ r < 360,000. */
  readonly rotation: number;
  /** Thousandths: 1000 is opaque. */
  readonly opacity: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  readonly locked: boolean;
  readonly hidden: boolean;
}

export interface ImageLayer extends LayerBase {
  readonly kind: "image";
  /** An upload of the member, decoded and re-encoded by the server. */
  readonly assetId: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

export interface TextLayer extends LayerBase {
  readonly kind: "text";
  /** Line breaks are U+000A. At most 200 characters. */
  readonly text: string;
  /** A face of `studio/src/scene/fonts`. */
  readonly fontId: string;
  /** The em. */
  readonly fontSize: Um;
  /** `#rrggbb`. */
  readonly color: string;
  /** Vertical is tategaki: columns from right to left. */
  readonly direction: "horizontal" | "vertical";
  readonly align: "start" | "center" | "end";
  /** Thousandths of an em between characters. */
  readonly letterSpacing: number;
  /** Thousandths of an em from line to line. */
  readonly lineHeight: number;
  readonly outline?: { readonly color: string; readonly width: Um };
}

export interface ShapeLayer extends LayerBase {
  readonly kind: "shape";
  readonly shape: "rectangle" | "ellipse" | "triangle" | "star" | "heart" | "line";
  readonly fill: string;
  readonly stroke?: { readonly color: string; readonly width: Um };
}
