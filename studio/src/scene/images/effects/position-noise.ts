import type { Um } from "@surimono/domain/kernel";
import type { Raster } from "./picture-raster.ts";
import { bounded } from "./tone.ts";

/** Noise by the place on the print, and so the same at every resolution and on every run: 0 to 255, each about as often. */
export interface PositionNoise {
  /** Of one row, into an array as wide as the raster. */
  fill(row: Uint8Array, y: number): void;
}

/** Specks of about that size. Two lattices over each other, or the lines of one would be seen. */
export function positionNoise(raster: Omit<Raster, "read">, size: Um, seed: number): PositionNoise {
  const large = lattice(raster, Math.max(1, size), seed);
  const small = lattice(raster, Math.max(1, Math.trunc((size * 5) / 8)), seed + 1);
  const other = new Uint8Array(raster.width);
  return {
    fill(row, y) {
      large.fill(row, y);
      small.fill(other, y);
      // The sum spreads as evenly as one speck would.
      for (let x = 0; x < row.length; x++) row[x] = bounded((row[x] as number) + (other[x] as number) - 127);
    },
  };
}

/** A number at each corner of squares of that side, one passing into the next. */
function lattice({ width, pixel }: Omit<Raster, "read">, side: Um, seed: number): PositionNoise {
  const [cells, shares] = [new Int32Array(width), new Uint8Array(width)];
  for (let x = 0; x < width; x++) {
    const [cell, share] = placeOf(x, pixel, side);
    cells[x] = cell;
    shares[x] = share;
  }
  const count = (cells[width - 1] ?? 0) + 2;
  const cornersOf = (line: number) => Uint8Array.from({ length: count }, (_, cell) => speck(cell, line, seed));
  let [line, upper, lower] = [Number.NaN, new Uint8Array(0), new Uint8Array(0)];
  return {
    fill(row, y) {
      const [at, below] = placeOf(y, pixel, side);
      if (at !== line) [line, upper, lower] = [at, at === line + 1 ? lower : cornersOf(at), cornersOf(at + 1)];
      for (let x = 0; x < width; x++) {
        const [cell, right] = [cells[x] as number, shares[x] as number];
        const above = (upper[cell] as number) * (256 - right) + (upper[cell + 1] as number) * right;
        const under = (lower[cell] as number) * (256 - right) + (lower[cell + 1] as number) * right;
        row[x] = (above * (256 - below) + under * below) >> 16;
      }
    },
  };
}

/** The square that the middle of a pixel lies in, and how far on in 256ths. */
function placeOf(index: number, pixel: Um, side: Um): readonly [cell: number, share: number] {
  const place = index * pixel + (pixel >> 1);
  const cell = Math.floor(place / side);
  return [cell, Math.floor(((place - cell * side) * 256) / side)];
}

function speck(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) & 255;
}
