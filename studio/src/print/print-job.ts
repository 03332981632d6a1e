import type { AreaOutline, WhiteInk } from "@surimono/domain/catalogue";
import type { AreaDesign, ScreenJob } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";

export interface PrintJob {
  readonly area: AreaDesign;
  /** The encoded images by asset id, one for every visible image layer. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Of the PNG, the plate, and pixels within the PDF. */
  readonly dpi: number;
  /** How far the PDF, and with an outline or since edition 2 the PNG files too, extend beyond the area's edge. */
  readonly bleed: Um;
  /** How far beyond the area's edge anything is printed, if that is less than the bleed. */
  readonly inkBleed?: Um;
  /** Nothing is printed farther outside of it than the bleed. */
  readonly outline?: AreaOutline;
  /** Only for methods with white ink. */
  readonly plate?: WhiteInk;
  /** Tagged as sRGB, and PNG files with the bleed. Without it the files are as they were before there were editions, to the byte. */
  readonly edition?: 2 | 3;
  /** The PDF is in the inks of a press (rule designs-press). */
  readonly isForPress?: true;
  /** Left and right change places in all files: the print is seen through the goods. */
  readonly isMirrored?: true;
  /** By silk screen: a film for each screen too; the other files show how they print together. */
  readonly screens?: ScreenJob;
}

export interface PrintFiles {
  /** PNG with alpha at `PRINT_DPI`, its physical size and what its colours mean included. */
  readonly print: Uint8Array;
  /** Greyscale PNG of the same size, bright where white ink is laid. */
  readonly plate?: Uint8Array;
  /** The area at true size with its bleed, the plate as a separation in it. */
  readonly pdf: Uint8Array;
  /** By silk screen: PDF at true size, one for each screen in the order of printing. */
  readonly films?: readonly Uint8Array[];
  readonly width: number;
  readonly height: number;
  /** Of a file for a press: the largest sum of inks anywhere, in percent. */
  readonly mostInk?: number;
}
