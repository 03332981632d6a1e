import { type Box, type GangPlace, inkBox } from "@surimono/domain/floor";

/** Opaque black, as four bytes are one number here. */
export const BLACK = 0xff000000;

/** Rows of a sheet, a number for each pixel: RGBA in one, or a tint. */
export interface Band<Pixels extends Uint32Array | Uint8Array> {
  readonly pixels: Pixels;
  /** Of the sheet. */
  readonly width: number;
  readonly first: number;
  readonly count: number;
}

/** Copies the rows of a print that lie in the band. Its own pixels are not turned. */
export function layInk<Pixels extends Uint32Array | Uint8Array>(
  band: Band<Pixels>,
  place: GangPlace,
  ink: Pixels,
): void {
  const { x, y, w, h } = inkBox(place);
  const own = place.cell.ink;
  const from = Math.max(y, band.first);
  const until = Math.min(y + h, band.first + band.count);
  for (let row = from; row < until; row++) {
    const at = (row - band.first) * band.width + x;
    const line = row - y;
    if (!place.turned) {
      band.pixels.set(ink.subarray(line * w, (line + 1) * w) as never, at);
      continue;
    }
    // A quarter clockwise: what was its column, from the bottom.
    for (let column = 0; column < w; column++)
      band.pixels[at + column] = ink[(own.h - 1 - column) * own.w + line] as number;
  }
}

/** Marks and names. */
export function layBoxes({ pixels, width, first, count }: Band<Uint32Array>, boxes: readonly Box[]): void {
  for (const { x, y, w, h } of boxes) {
    const until = Math.min(y + h, first + count);
    for (let row = Math.max(y, first); row < until; row++) {
      const at = (row - first) * width + x;
      pixels.fill(BLACK, at, at + w);
    }
  }
}

/** Film is printed from behind: left and right change places. */
export function mirror({ pixels, width, count }: Band<Uint32Array | Uint8Array>): void {
  for (let row = 0; row < count; row++) pixels.subarray(row * width, (row + 1) * width).reverse();
}
