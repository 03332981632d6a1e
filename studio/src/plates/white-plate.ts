import type { WhiteInk } from "@surimono/domain/catalogue";
import { pixelsAt } from "@surimono/domain/kernel";
import { drawIn, grown, keepThin } from "./draw-in.ts";
import { type PixelRows, type Raster, rowsOf } from "./pixel-rows.ts";

/** If every channel is at least this, the colour is left to the white ink alone: coloured inks would add nothing. */
const WHITE_FROM = 240;
/** Up to `SAME` apart in every channel the cloth itself shows the colour, from `OTHER` on it does not; the plate fades between. */
const SAME = 12;
const OTHER = 40;

/**
 * The white ink plate under a print on dark cloth, one byte a pixel, 255 for full white. Where the art has the colour of the cloth there is
 * no white. Its edges are drawn in by the choke, so that no white shows beside the colour when the two passes are slightly off; white art is
 * not drawn in, since there the plate is all that is printed (a print of white alone has no choke, according to RIP makers). Without a
 * ground, as on film, all art has white: it is what holds the print on the cloth, and so what the choke would leave nothing of keeps all of
 * it (rule designs-white-plate).
 */
export function whitePlate(page: PixelRows | Raster, dpi: number, { choke, ground }: WhiteInk): Uint8Array {
  const { width, height } = page;
  const { under, white } = separate("read" in page ? page : rowsOf(page), ground);
  const pixels = pixelsAt(choke, dpi);
  if (pixels === 0) return under;
  const plate = drawIn(under, width, height, pixels);
  if (ground === undefined) keepThin(plate, under, grown(plate, width, height, pixels));
  for (let index = 0; index < plate.length; index++) {
    const own = white[index] as number;
    if (own > (plate[index] as number)) plate[index] = own;
  }
  return plate;
}

/** 1.3 MB for a poster. */
const ROWS_AT_ONCE = 64;

/** All that needs white, and the white art among it. */
function separate(page: PixelRows, ground: string | undefined): { under: Uint8Array; white: Uint8Array } {
  const { width, height } = page;
  const plates = { under: new Uint8Array(width * height), white: new Uint8Array(width * height) };
  const inks = { cloth: ground === undefined ? undefined : channelsOf(ground), table: inkTable() };
  for (let first = 0; first < height; first += ROWS_AT_ONCE) {
    const data = page.read(first, Math.min(ROWS_AT_ONCE, height - first));
    separateRows(data, first * width, inks, plates);
  }
  return plates;
}

interface Inks {
  readonly cloth: readonly number[] | undefined;
  readonly table: Uint8Array;
}

function separateRows(
  data: Uint8ClampedArray,
  from: number,
  { cloth, table }: Inks,
  { under, white }: ReturnType<typeof separate>,
): void {
  const [groundRed = 0, groundGreen = 0, groundBlue = 0] = cloth ?? [];
  for (let index = from, at = 0; at < data.length; index++, at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 0) continue;
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    const apart = cloth
      ? Math.max(Math.abs(red - groundRed), Math.abs(green - groundGreen), Math.abs(blue - groundBlue))
      : 255;
    const ink = table[apart * 256 + alpha] as number;
    under[index] = ink;
    if (red >= WHITE_FROM && green >= WHITE_FROM && blue >= WHITE_FROM) white[index] = ink;
  }
}

/** The white under a colour this far from the cloth's, at each opacity: a lookup table, for twenty million pixels. */
function inkTable(): Uint8Array {
  return Uint8Array.from({ length: 256 * 256 }, (_, index) => {
    const need = Math.min(1, Math.max(0, ((index >> 8) - SAME) / (OTHER - SAME)));
    return Math.round((index & 255) * need);
  });
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
