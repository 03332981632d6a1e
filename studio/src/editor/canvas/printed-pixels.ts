import type { ScreenJob } from "@surimono/domain/designs";
import { createPressLook } from "../../press/index.ts";
import { printInInks } from "../../screens/index.ts";

/** Drawn pixels (RGBA, not premultiplied), and how they are printed. */
export interface PixelsToPrint {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly how:
    | { readonly kind: "inks"; readonly dpi: number; readonly job: ScreenJob }
    | { readonly kind: "press"; readonly table: Uint8Array };
}

/** As they come out, in place. */
export function printedPixels({ data, width, height, how }: PixelsToPrint): Uint8ClampedArray<ArrayBuffer> {
  if (how.kind === "inks") printInInks({ data, width, height }, how.dpi, how.job);
  else createPressLook(how.table).print(data);
  return data;
}
