import type { AreaDesign } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";

export interface PrintJob {
  readonly area: AreaDesign;
  /** The encoded images by asset id, one for every visible image layer. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Given for white ink: makes the underbase too, drawn in by this much. */
  readonly choke?: Um;
}

export interface PrintFiles {
  /** PNG with alpha at `PRINT_DPI`, its physical size written in it. */
  readonly print: Uint8Array;
  /** Greyscale PNG of the same size. */
  readonly underbase?: Uint8Array;
  readonly width: number;
  readonly height: number;
}
