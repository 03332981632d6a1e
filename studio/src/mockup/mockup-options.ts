import type { InkOnGoods } from "@surimono/domain/catalogue";
import type { RectUm, Um } from "@surimono/domain/kernel";
import type { ViewArt } from "./art.ts";
import type { CreateSurface, MockupContext, Picture } from "./canvas.ts";

export interface MockupOptions {
  readonly context: MockupContext;
  /** The picture is drawn over the whole of 0, 0 – width, height. Keep the ratio of the art. */
  readonly width: number;
  readonly height: number;
  readonly art: ViewArt;
  readonly referenceWidth: Um;
  /** `Size.width` of the size shown. */
  readonly sizeWidth: Um;
  /** `#rrggbb`, or `#rrggbbaa` for goods that are translucent where nothing is printed. */
  readonly color: string;
  /** Without it the ground stays transparent. */
  readonly background?: string;
  readonly prints: readonly Print[];
  readonly createSurface: CreateSurface;
}

export interface Print {
  /** The area in garment coordinates, without bleed. */
  readonly rect: RectUm;
  /** Clockwise about the middle of the area, thousandths of a degree. */
  readonly tilt?: number;
  /** The area's design on a transparent background, at any resolution. */
  readonly picture: Picture;
  /** How its ink meets the goods; without it colours stay as they are. */
  readonly ink?: InkOnGoods;
  /** Draws goods that have the shape of this print, instead of the layers of the art: see `cutGoods`. */
  readonly drawGoods?: (options: MockupOptions, print: Print) => void;
}
