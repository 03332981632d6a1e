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

/** What leaves ink by itself. */
export type PlainLayer = ImageLayer | TextLayer | ShapeLayer | StampLayer;
export type Layer = PlainLayer | GroupLayer;

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
  /** The part of the picture that fills the box; without it the whole. Whatever its ratio has too much of is cut alike on both sides. */
  readonly crop?: Crop;
  /** Only what lies in the shape, which fills the box, is printed. */
  readonly mask?: MaskShape;
  /** Applied to the pixels of the picture; the upload itself stays as it is. */
  readonly adjust?: Adjustments;
}

/** In hundred-thousandths of the picture's width and height (`CROP_WHOLE`), so that it holds for every copy of the picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type MaskShape = "rounded" | "ellipse" | "triangle" | "star" | "heart";

/** Each from −100 to 100; 0 leaves the picture as it is, a saturation of −100 leaves greys. */
export interface Adjustments {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly inverted?: true;
  /** `#rrggbb`: printed in this one ink, the darker the denser; what is white stays unprinted. */
  readonly ink?: string;
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
  /** The letters once more beneath themselves, moved by so much before the layer is flipped and turned; its edge is hard, as ink is. */
  readonly shadow?: TextShadow;
  /** Lines longer than this are broken by the rules of kinsoku (禁則); without it only U+000A breaks them. */
  readonly wrapWidth?: Um;
  /**
   * Thousandths of a degree that the longest line bends through: above 0 arched like a bridge, below like a bowl, 360,000 a full circle.
   * Letters touch at the inner edge of the ring. Vertical text stays straight.
   */
  readonly curve?: number;
  /** Reads `漢字《かんじ》` and `｜親文字《ルビ》` as ruby; without it 《》 are brackets like any other. */
  readonly ruby?: true;
  /** How many digits may share one square of vertical text (縦中横): 1 to 4, and 2 when it is not said. */
  readonly combinedDigits?: number;
  /** Thousandths of an em between Japanese and Latin; a quarter (250) is the typesetter's. */
  readonly joinSpacing?: number;
}

export interface TextShadow {
  readonly color: string;
  readonly x: Um;
  readonly y: Um;
}

export interface ShapeLayer extends LayerBase {
  readonly kind: "shape";
  readonly shape: "rectangle" | "ellipse" | "triangle" | "star" | "heart" | "line";
  readonly fill: string;
  readonly stroke?: { readonly color: string; readonly width: Um };
}

/** A drawing of the shop's own, printed in colours of the customer's choice. */
export interface StampLayer extends LayerBase {
  readonly kind: "stamp";
  /** A drawing of `studio/src/scene/stamps`, led by its theme: `luck-daruma`. */
  readonly stampId: string;
  /** `#rrggbb` for each ink of the drawing, in its own order; 1 to `MAX_STAMP_INKS`. */
  readonly inks: readonly string[];
}

/**
 * Layers that are handled as one. They keep lying in the coordinates of the area, each with its own turn, so that whoever prints or checks
 * them need not know of the group; its opacity is that of all of them together. Its own box encloses them in the group's own turn, and
 * its own flips mean nothing: flipping a group flips what is in it.
 */
export interface GroupLayer extends LayerBase {
  readonly kind: "group";
  /** At least one, painted in this order; groups may lie in groups, `MAX_GROUP_DEPTH` deep. */
  readonly layers: readonly Layer[];
}
