import { cellOf, FAINTEST_TONE, type ScreenAngle } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import type { Raster } from "./picture-raster.ts";
import { positionNoise } from "./position-noise.ts";
import { bounded } from "./tone.ts";

/** From which darkness on each pixel of a row is inked. */
export interface Screen {
  fill(row: Uint8Array, y: number): void;
  /** Of the darkness between dot and paper, in 256ths for each step of it: the edge of a dot is one pixel wide. */
  readonly slope: number;
  /** A pixel is too large to show dots, and shows their tone. */
  readonly isTooFine: boolean;
}

/** Cosines, in 65,536ths: computed ones may differ in the last digit from engine to engine. */
const COSINES: Readonly<Record<ScreenAngle | 90, number>> = {
  ...{ 0: 65_536, 15: 63_303, 30: 56_756, 45: 46_341, 60: 32_768, 75: 16_962, 90: 0 },
};
/** Parts of a cell's side, for places and for the dot's table. */
const CELL = 1 << 20;
/** Of the table of a dot. */
export const DOT_SIDE = 64;

/** Dots in rows at that angle. */
export function dotScreen(raster: Omit<Raster, "read">, ruling: number, angle: ScreenAngle): Screen {
  const cell = cellOf(ruling);
  const [cosine, sine] = [COSINES[angle], COSINES[(90 - angle) as ScreenAngle | 90]];
  const stepOf = (share: number) => Math.round((share * raster.pixel * 16) / cell);
  const [along, across] = [stepOf(cosine), stepOf(sine)];
  return {
    ...edgeOf(raster.pixel, cell),
    fill(row, y) {
      let u = ((along + across) >> 1) + y * across;
      let v = ((along - across) >> 1) + y * along;
      // Only its last bits count, of which a product of this size loses none.
      [u, v] = [u & (CELL - 1), v & (CELL - 1)];
      for (let x = 0; x < row.length; x++) {
        row[x] = DOT[(u >> 14) * DOT_SIDE + (v >> 14)] as number;
        u = (u + along) & (CELL - 1);
        v = (v - across) & (CELL - 1);
      }
    },
  };
}

/** A dot of the faintest tone and a speck are alike: thousandths of the cell. */
const SPECK = 357;

/** Specks without order, as large as the smallest dots of that ruling. */
export function grainScreen(raster: Omit<Raster, "read">, ruling: number, seed: number): Screen {
  const size = Math.round((cellOf(ruling) * SPECK) / 1000);
  const noise = positionNoise(raster, size, seed);
  return {
    ...edgeOf(raster.pixel, size * 2),
    fill: noise.fill,
  };
}

function edgeOf(pixel: Um, cell: Um): Pick<Screen, "slope" | "isTooFine"> {
  return { slope: Math.trunc((cell * 128) / pixel), isTooFine: cell < pixel * 3 };
}

/** How much of the pixel is inked where the picture is this dark, 0 to 255. */
export function inked(tone: number, threshold: number, { slope, isTooFine }: Screen): number {
  if (tone < FAINTEST_TONE) return 0;
  if (tone > 255 - FAINTEST_TONE) return 255;
  if (isTooFine) return tone;
  return bounded(128 + (((tone - threshold) * slope) >> 8));
}

/**
 * A dot by the order in which its cell fills: round from the middle, and at last round holes at the corners. Ranks, so that a darkness inks
 * just its share of the cell.
 */
export const DOT: Uint8Array = (() => {
  const half = DOT_SIDE / 2;
  const spots = Int32Array.from({ length: DOT_SIDE * DOT_SIDE }, (_, index) => {
    const x = Math.abs(2 * (index % DOT_SIDE) + 1 - DOT_SIDE);
    const y = Math.abs(2 * Math.floor(index / DOT_SIDE) + 1 - DOT_SIDE);
    if (x + y <= DOT_SIDE) return x * x + y * y;
    return 4 * half * DOT_SIDE - (DOT_SIDE - x) ** 2 - (DOT_SIDE - y) ** 2;
  });
  const order = Array.from(spots.keys()).toSorted(
    (one, other) => (spots[one] as number) - (spots[other] as number) || one - other,
  );
  const dot = new Uint8Array(DOT_SIDE * DOT_SIDE);
  for (const [rank, index] of order.entries()) dot[index] = 1 + Math.trunc((rank * 254) / (DOT_SIDE * DOT_SIDE - 1));
  return dot;
})();
