import type { BasisPoints, RectUm, Um, Yen } from "../kernel/index.ts";
import type { DieCut } from "./die-cut.ts";
import type { FreeOutline } from "./free-outline/free-path.ts";
import type { TracedOutline } from "./free-outline/traced-path.ts";
import type { PersonalFees } from "./prices/personal-kinds.ts";

/** The print methods of `catalogue/lookups/print-methods.json`. */
export const TRANSFER = 67;
export const INK_JET = 43;
/** Ink jet over white ink. */
export const WHITE_INK_JET = 46;
/** Spot colours pressed through screens, for orders of many pieces. */
export const SILK_SCREEN = 71;
/** In the order in which they are offered; there are no others (rule catalogue-method-order). */
export const METHOD_ORDER = [TRANSFER, INK_JET, WHITE_INK_JET, SILK_SCREEN] as const;
export type MethodId = (typeof METHOD_ORDER)[number];

/** Pictures of the goods as a whole. A print area belongs to one of them. */
export const WHOLE_VIEWS = ["front", "back", "left", "right"] as const;
export type WholeViewId = (typeof WHOLE_VIEWS)[number];

/** Close-ups, in the same garment coordinates as the whole view they are part of. */
export const CLOSE_UP_VIEWS = ["left-sleeve", "right-sleeve", "chest", "nape"] as const;
export type CloseUpViewId = (typeof CLOSE_UP_VIEWS)[number];

/** The front of clothes in use, as far as their art has it: as somebody wears them, without the body, and on a hanger (rule catalogue-in-use). */
export const IN_USE_VIEWS = ["worn", "worn-back", "hung"] as const;
export type InUseViewId = (typeof IN_USE_VIEWS)[number];

/** A picture of the goods to draw on, such as the front of a shirt. */
export type ViewId = WholeViewId | InUseViewId | CloseUpViewId;

/** A blank item of the catalogue, as `catalogue/items/*.json` holds it and the whole shop uses it. */
export interface CatalogueItem {
  readonly id: number;
  /** Ten digits, unique among items (rule catalogue-pku). */
  readonly pku: string;
  readonly name: string;
  readonly description: string;
  readonly kindId: number;
  readonly divisionId: number;
  readonly materialIds: readonly number[];
  /** What a label would say: "綿100%". */
  readonly materialText: string;
  readonly fabricTypeId: number;
  readonly sustainableMaterialId?: number;
  readonly donationId?: number;
  readonly weightText: string;
  /** Folder in `catalogue/art/`. */
  readonly silhouette: string;
  readonly tags: readonly string[];
  readonly sizes: readonly Size[];
  readonly colors: readonly ItemColor[];
  /** Photographs, shown before the drawings in this order. */
  readonly pictures?: readonly ItemPicture[];
  readonly methods: readonly ItemMethod[];
  readonly nameTagFees: readonly FeeBand[];
  readonly hangTagFees: readonly FeeBand[];
  /** Without it every piece is printed alike. */
  readonly personalFees?: PersonalFees;
  readonly minimumQuantity: number;
  readonly maximumQuantity: number;
  readonly releasedOn: string;
}

/** What can be printed, drawn and put on a ticket: a catalogue item, or a tag that goes with one. */
export type PrintableGoods = Pick<CatalogueItem, "id" | "pku" | "name" | "silhouette" | "sizes" | "colors" | "methods">;

export interface Size {
  readonly id: number;
  readonly name: string;
  /** Areas are given per group: a print keeps its millimetres within one. */
  readonly group: string;
  /** Before tax. */
  readonly price: Yen;
  readonly measurements: readonly { readonly name: string; readonly length: Um }[];
  /** Width of the goods as drawn, which scales the mock-up: body width, mug diameter, cover width. */
  readonly width: Um;
}

export interface ItemColor {
  readonly id: number;
  readonly name: string;
  /** `#rrggbb`; `#rrggbbaa` for a translucent material. */
  readonly hex: string;
  /** One of the 15 preset colours (rule catalogue-preset-colors) customers search by. */
  readonly presetId: number;
}

/** Photographs of one item: more than anybody looks through. */
export const MOST_ITEM_PICTURES = 12;
export const MAX_PICTURE_WORDS = 120;

export interface ItemPicture {
  /** Of its content, so that another picture has another address. */
  readonly id: string;
  /** The colour that it shows; without it, the item as a whole. */
  readonly colorId?: number;
  /** What it shows, for whoever cannot see it. */
  readonly alt: string;
}

export interface ItemMethod {
  readonly methodId: MethodId;
  readonly colorIds: readonly number[];
  readonly areas: readonly PrintArea[];
  /** Pairs of area kind ids that cannot be printed together (rule catalogue-area-conflicts). */
  readonly conflicts: readonly (readonly [number, number])[];
}

/** One place × method with its own price. Lengths are in garment coordinates: see `catalogue/README.md`. */
export interface PrintArea {
  readonly areaKindId: number;
  readonly view: WholeViewId;
  /** By size group. */
  readonly rects: Readonly<Record<string, RectUm>>;
  /** How the area lies on the goods in its view, such as along a sleeve: clockwise about its centre, thousandths of a degree. */
  readonly tilt?: number;
  readonly bleed: Um;
  readonly safe: Um;
  /** What is punched out of the area after printing. */
  readonly holes?: readonly Hole[];
  /** Without it the rectangle is the shape, and nothing is cut along it. */
  readonly shape?: AreaShape;
  /** Printed on the far side of the goods where these are clear: seen through them, as on an acrylic stand. */
  readonly behind?: true;
  /** Paper that is printed in the inks of a press (rule designs-press). */
  readonly press?: true;
  /** The customer may have the goods cut along what is drawn. */
  readonly dieCut?: DieCut;
  readonly fees: readonly FeeBand[];
}

/** A round hole; `x` and `y` are its centre. */
export interface Hole {
  readonly x: Um;
  readonly y: Um;
  readonly radius: Um;
}

/** What of an area's rectangle is printed. */
export interface AreaShape {
  readonly outline:
    | { readonly kind: "ellipse" }
    | { readonly kind: "rounded"; readonly radius: Um }
    | FreeOutline
    | TracedOutline;
  /** Openings such as that of a camera, in garment coordinates. */
  readonly windows?: readonly (RectUm & { readonly radius: Um })[];
  /** Where a cutter follows it after printing: `bleed` where the bleed is wrapped around the goods. */
  readonly cut?: "edge" | "bleed";
}

/** `from`–`to` pieces inclusive, `to` missing when open-ended; the fee is per piece and before tax. */
export interface FeeBand {
  readonly from: number;
  readonly to?: number;
  readonly cost: Yen;
}

export interface TaxDivision {
  readonly divisionId: number;
  readonly rate: BasisPoints;
}
