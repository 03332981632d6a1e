import { artScreens, type InkRgb, inkRgb, type ScreenJob } from "@surimono/domain/designs";
import { dotScreen } from "./dot-screen.ts";
import { createSeparate } from "./ink-plane.ts";

/** RGBA, not premultiplied, as `ImageData`. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Drawn pixels as the inks print them, in place: full ink or none, and dots where the picture is fine enough to show them, else their tone. The
 * same to the pixel in browser and server.
 */
export function printInInks({ data, width, height }: Pixels, dpi: number, job: ScreenJob): void {
  const inks = artScreens(job).map(({ hex }) => inkRgb(hex));
  const plane = createSeparate(job)(data, width);
  const fill = job.halftone ? dotScreen(dpi) : undefined;
  const row = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    fill?.(row, y);
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const [under, over] = [inks[(plane.under[index] as number) - 1], inks[(plane.over[index] as number) - 1]];
      const tone = !over
        ? 0
        : fill
          ? (plane.tone[index] as number) > (row[x] as number)
            ? 255
            : 0
          : plane.tone[index];
      put(data, index * 4, under, over, tone as number);
    }
  }
}

function put(
  data: Uint8ClampedArray,
  at: number,
  under: InkRgb | undefined,
  over: InkRgb | undefined,
  tone: number,
): void {
  const top = tone > 0 ? over : undefined;
  if (!top && !under) {
    data[at] = data[at + 1] = data[at + 2] = data[at + 3] = 0;
    return;
  }
  const [ink = [0, 0, 0], below = ink] = top ? [top, under] : [under];
  for (const channel of [0, 1, 2] as const)
    data[at + channel] = below[channel] + Math.trunc(((ink[channel] - below[channel]) * (top ? tone : 255)) / 255);
  data[at + 3] = under ? 255 : tone;
}
