import type { PersonalKind } from "../catalogue/index.ts";
import type { Um } from "../kernel/index.ts";
import type { PictureEffect } from "./picture-effect.ts";

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
  /** The goods are cut along what is drawn, this far from it; without it in their own shape (rule designs-die-cut). */
  readonly dieCut?: { readonly margin: Um };
}

/** `width` and `height` are those of the area's reference size group; other groups print it scaled to fit. */
export interface AreaDesign {
  readonly areaKindId: number;
  readonly width: Um;
  readonly height: Um;
  /** Painted in this order: the last one is on top. */
  readonly layers: readonly Layer[];
  /** By silk screen: in which inks. */
  readonly screen?: ScreenPrint;
}

/** How a place is printed by silk screen. */
export interface ScreenPrint {
  /** Ids of `SHOP_INKS`, each once: 1 to `MOST_SCREEN_INKS`. */
  readonly inks: readonly string[];
  /** Found by the studio in what is drawn, and found anew when that changes. */
  readonly auto?: true;
  /** Tones are broken into dots (網点). */
  readonly halftone?: true;
}

/** What can be printed by itself. */
export type PlainLayer = ImageLayer | TextLayer | ShapeLayer | StampLayer | QrLayer;
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
  /** The part of the picture that fills the box; by default the whole. Whatever its ratio exceeds is cut equally on both sides. */
  readonly crop?: Crop;
  /** Only what is inside the shape, which fills the box, is printed. */
  readonly mask?: MaskShape;
  /** Its one-colour ground, not printed: see `GroundMap` of the scene. Taken away before the picture is adjusted. */
  readonly ground?: RemovedGround;
  /** Applied to the picture's pixels; the upload itself stays unchanged. */
  readonly adjust?: Adjustments;
  /** What it is made into, last of all but its shape. One with inks of its own leaves that of `adjust` out. */
  readonly effect?: PictureEffect;
  /** How deep the rim of what is printed is worn away. */
  readonly worn?: Um;
}

/** Differences are the largest of the three channels', of 255. */
export interface RemovedGround {
  /** `#rrggbb`, kept so that smaller copies of the picture lose the same. */
  readonly color: string;
  /** What differs from the colour by no more is gone, up to `MAX_GROUND_REACH`. */
  readonly tolerance: number;
  /** Over this much more it fades in, up to `MAX_GROUND_REACH`. */
  readonly softness: number;
  /** What an outline encloses goes too, as the middle of a ring; without it only what is reached from the rim. */
  readonly enclosed?: true;
  /** The ground's own colour where light falls unevenly on it: `LIGHT_SIDE` squared `#rrggbb`, row by row, from rim to rim of the picture. */
  readonly light?: readonly string[];
  /** Pixels, 1 to `MAX_GROUND_RIM`: so near to what is gone an edge holds a share of the ground, which is taken out. */
  readonly rim?: number;
  /** Ink on paper, as of a pencil: see-through by as much as it differs from the ground, wholly ink at this much above the tolerance, 1 to 255. */
  readonly lines?: number;
  /** What was mended by hand, one after the other. */
  readonly touches?: readonly GroundTouch[];
}

/** A stroke over the picture: what it covers is gone, or brought back as it was uploaded. */
export interface GroundTouch {
  readonly kind: "gone" | "kept";
  /** In hundred-thousandths of the picture's width (`CROP_WHOLE`), 1 to `MAX_TOUCH_RADIUS`. */
  readonly radius: number;
  /** The part of the radius over which it fades, percent. */
  readonly softness: number;
  /** x and y by turns, in hundred-thousandths of width and height; 1 to `MOST_TOUCH_POINTS` of them. */
  readonly points: readonly number[];
}

/** In hundred-thousandths of the picture's width and height (`CROP_WHOLE`), so that it applies to every copy of the picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type MaskShape = "rounded" | "ellipse" | "triangle" | "star" | "heart";

/** Each from −100 to 100; 0 leaves the picture unchanged, a saturation of −100 leaves greys. */
export interface Adjustments {
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly inverted?: true;
  /** `#rrggbb`: printed in this one ink, the darker the denser; white stays unprinted. */
  readonly ink?: string;
}

export interface TextLayer extends LayerBase {
  readonly kind: "text";
  /** Line breaks are U+000A. At most 200 characters. */
  readonly text: string;
  /** A font of `studio/src/scene/fonts`. */
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
  /** A copy of the letters behind them, moved by this much before the layer is flipped and turned; its edge is hard, like ink. */
  readonly shadow?: TextShadow;
  /** Longer lines are broken by the rules of kinsoku (禁則); without it only U+000A breaks them. */
  readonly wrapWidth?: Um;
  /**
   * Thousandths of a degree that the longest line bends through: above 0 arched like a bridge, below like a bowl, 360,000 a full circle.
   * Letters touch at the inner edge of the ring. Vertical text stays straight.
   */
  readonly curve?: number;
  /** Reads `漢字《かんじ》` and `｜親文字《ルビ》` as ruby; otherwise 《》 are ordinary brackets. */
  readonly ruby?: true;
  /** How many digits may share one square of vertical text (縦中横): 1 to 4, by default 2. */
  readonly combinedDigits?: number;
  /** Thousandths of an em between Japanese and Latin; typesetters use a quarter (250). */
  readonly joinSpacing?: number;
  /** `text` is a sample: each piece has words of its own. */
  readonly personal?: PersonalRule;
}

/**
 * Marks a text whose words are each piece's own (差し込み); the layer's own text is a sample. All texts of a kind on a piece say the
 * same.
 */
export interface PersonalRule {
  readonly kind: PersonalKind;
  /** Characters as people count them, or digits: 1 to `MAX_PERSONAL_LENGTH`. */
  readonly maxLength: number;
  /** A name without one takes any letters. */
  readonly script?: NameScript;
  /** What is wider than `room` is set in smaller letters, or broken into lines. */
  readonly fit: "shrink" | "break";
  /** The length that a line may have. */
  readonly room: Um;
}

export type NameScript = "kana" | "latin";

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

/** A drawing of the shop's own, printed in the customer's colours. */
export interface StampLayer extends LayerBase {
  readonly kind: "stamp";
  /** A drawing of `studio/src/scene/stamps`, beginning with its theme: `luck-daruma`. */
  readonly stampId: string;
  /** `#rrggbb` for each ink of the drawing, in its own order; 1 to `MAX_STAMP_INKS`. */
  readonly inks: readonly string[];
}

/** A QR code (ISO/IEC 18004) of what it says, with its quiet zone inside the box. */
export interface QrLayer extends LayerBase {
  readonly kind: "qr";
  /** What a camera reads: 1 to `MAX_QR_LENGTH` characters. */
  readonly content: string;
  /** `#rrggbb` of the dark modules. */
  readonly color: string;
  /** `#rrggbb` of the light modules and the quiet zone; without it what is below is seen there. */
  readonly ground?: string;
}

/**
 * Layers handled as one. They stay in the coordinates of the area, each with its own rotation, so that printing and checking can ignore
 * the group; its opacity applies to all of them together. Its own box encloses them at the group's angle, and its own flips have no
 * effect: flipping a group flips its contents.
 */
export interface GroupLayer extends LayerBase {
  readonly kind: "group";
  /** The group is one tile of a pattern over its place. Not within another that repeats. */
  readonly repeat?: Repeat;
  /** At least one, painted in this order; groups may be nested `MAX_GROUP_DEPTH` deep. */
  readonly layers: readonly Layer[];
}

/**
 * A group with one is a tile, drawn over all of its place as far as the bleed. From one tile to the next are `pitchX` and `pitchY`, upright
 * whatever the tile's angle; every other column of a half drop lies half a pitch lower, every other row of a brick half a pitch to the right,
 * and every other tile of a mirror is mirrored.
 */
export interface Repeat {
  readonly kind: "straight" | "half-drop" | "half-brick" | "mirror";
  readonly pitchX: Um;
  readonly pitchY: Um;
}
