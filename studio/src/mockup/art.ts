import type { ViewId } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import type { Picture, PixelData } from "./canvas.ts";

/** `catalogue/art/<silhouette>/art.json`, written by `npm run bake`. */
export interface ArtFile {
  readonly silhouette: string;
  /** The `Size.width` shown in the pictures; a wider size is drawn as if from further away. */
  readonly referenceWidth: Um;
  readonly views: Readonly<Partial<Record<ViewId, ArtView>>>;
}

export interface ArtView {
  readonly width: number;
  readonly height: number;
  /** At the reference width, on the line that faces the viewer. */
  readonly pxPerMm: number;
  /** The origin of garment coordinates: the vertical centre line at the top reference line. */
  readonly originPx: PointPx;
  readonly surface: ArtSurface;
  readonly layers: ArtLayers;
  /** How far, in pixels of the picture, the strongest displacement moves a print. */
  readonly displacementPx: number;
  /** Of garments that are worn or hang: where they bend as a whole, `displacement` adds their folds. */
  readonly bend?: ArtBend;
  /** Side of the repeating grain tile as drawn, in pixels of the picture. */
  readonly grainPx?: number;
  /** Goods that are cut along what is drawn on them have no layers of their own: what their picture needs besides the line. */
  readonly cutGoods?: CutGoods;
  /** Lines of the goods that an editor may snap to. */
  readonly lines: readonly ArtLine[];
}

/** File names beside `art.json`. Every layer but the last three fills the whole picture. */
export interface ArtLayers {
  /** Alpha: where the goods are. */
  readonly mask: string;
  /** Grey: shade, drawn with `multiply`. */
  readonly multiply: string;
  /** Grey: light, drawn with `screen`. */
  readonly screen: string;
  /** The shadow on the ground, below the goods. */
  readonly shadow: string;
  /** Alpha: parts over a print, such as a drawcord. They take the goods' colour. */
  readonly cover?: string;
  /** Parts with their own colour, over everything: woven label, eyelets. Of `CutGoods.hasRing` the ring, with its shadow. */
  readonly label?: string;
  /** Light and shade of clear goods, over what is seen through them and below their prints. */
  readonly glass?: string;
  /** Two grey pictures, one above the other: shift right, shift down; 128 is none. Smaller than the picture. */
  readonly displacement?: string;
  /** Two square grey tiles side by side: shade for `multiply`, light for `screen`. */
  readonly grain?: string;
  /** The cut edge of goods with an outline of the customer's: see `edge-light.ts`. */
  readonly edge?: string;
}

export type LayerName = keyof ArtLayers;

/** These do not fill the picture, and keep their size where the others are scaled to it. */
export const OWN_SIZE: ReadonlySet<LayerName> = new Set(["displacement", "grain", "edge"]);

/** How far a print moves at the nodes of an even grid from corner to corner, row by row; tenths of a pixel of the picture. */
export interface ArtBend {
  readonly columns: number;
  readonly right: readonly number[];
  readonly down: readonly number[];
}

export type ArtSurface =
  | { readonly kind: "flat" }
  | {
      readonly kind: "cylinder";
      readonly diameter: Um;
      /** The place on the circumference that faces the viewer, measured from the one in the front view. */
      readonly facing: Um;
      /** How far the viewer looks down on it, thousandths of a degree. */
      readonly elevation: number;
    };

export interface CutGoods {
  /** How much of their thickness is seen. */
  readonly depth: Um;
  /** Half the width of the base that a foot is put into. */
  readonly base?: Um;
  /** Through the hole of an ear. */
  readonly hasRing?: true;
}

export interface ArtLine {
  readonly name: string;
  /** `y` is a horizontal line at this distance below the top reference line, `x` a vertical one. */
  readonly axis: "x" | "y";
  readonly at: Um;
}

export interface PointPx {
  readonly x: number;
  readonly y: number;
}

/** One view decoded and ready to draw. */
export interface ViewArt {
  readonly view: ArtView;
  readonly pictures: Readonly<Partial<Record<Exclude<LayerName, "displacement" | "edge">, Picture>>>;
  readonly displacement?: PixelData;
  readonly edge?: PixelData;
}
