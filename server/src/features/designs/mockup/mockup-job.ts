import type { AreaOutline, InkOnGoods, ViewId } from "@surimono/domain/catalogue";
import type { AreaDesign, CutJob, ScreenJob } from "@surimono/domain/designs";
import type { RectUm, Um } from "@surimono/domain/kernel";

/** One picture of a finished design on its goods, with everything needed to draw it in a separate process. */
export interface MockupJob {
  readonly artRoot: string;
  readonly silhouette: string;
  readonly view: ViewId;
  readonly sizeWidth: Um;
  readonly color: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly format: "avif" | "webp" | "png";
  readonly ink: InkOnGoods;
  /** The areas in this view. */
  readonly prints: readonly {
    readonly area: AreaDesign;
    readonly rect: RectUm;
    readonly tilt: number;
    readonly outline?: AreaOutline;
    /** The goods are cut along the outline; without one, along what `cut` finds. */
    readonly isCut?: true;
    /** Of silk screen, as far as its inks are chosen. */
    readonly screens?: ScreenJob;
  }[];
  /** Of a working design: its line is not kept yet. */
  readonly cut?: CutJob;
  readonly images: Readonly<Record<string, Uint8Array>>;
}
