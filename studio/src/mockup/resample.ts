import type { ArtView } from "./art.ts";
import type { Box, PixelData } from "./canvas.ts";

interface Found {
  x: number;
  y: number;
}

/** Finds the point of the design, in its pixels, that shows at a point of the picture; false where it cannot be seen. */
export type Source = (x: number, y: number, found: Found) => boolean;

/** Moves a point of the picture to where the folds took it from. */
export type Shift = (point: Found) => void;

/** Fills `out`, which lies at `box` in the picture, from the flat design. Blends premultiplied, so that edges get no dark rim. */
export function resample(flat: PixelData, out: PixelData, box: Box, source: Source, shift?: Shift): void {
  const point = { x: 0, y: 0 };
  const found = { x: 0, y: 0 };
  let at = 0;
  for (let row = 0; row < box.h; row++) {
    for (let column = 0; column < box.w; column++, at += 4) {
      point.x = box.x + column + 0.5;
      point.y = box.y + row + 0.5;
      shift?.(point);
      if (source(point.x, point.y, found)) blend(flat, found.x - 0.5, found.y - 0.5, out.data, at);
    }
  }
}

function blend(flat: PixelData, x: number, y: number, out: Uint8ClampedArray, at: number): void {
  const { width, height, data } = flat;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height) return;
  const fx = x - x0;
  const fy = y - y0;
  let [r, g, b, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const cx = x0 + (corner & 1);
    const cy = y0 + (corner >> 1);
    if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
    const from = (cy * width + cx) * 4;
    const weight = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy) * (data[from + 3] as number);
    r += (data[from] as number) * weight;
    g += (data[from + 1] as number) * weight;
    b += (data[from + 2] as number) * weight;
    alpha += weight;
  }
  if (alpha === 0) return;
  out[at] = r / alpha;
  out[at + 1] = g / alpha;
  out[at + 2] = b / alpha;
  out[at + 3] = alpha;
}

/** Reads the two stacked grey pictures of the displacement layer, blended between their pixels. */
export function shiftOf(map: PixelData, view: ArtView, outWidth: number): Shift {
  const { width, data } = map;
  const height = map.height / 2;
  const ratio = width / outWidth;
  const strength = (view.displacementPx * outWidth) / view.width / 127;
  const down = width * height * 4;
  return (point) => {
    const mx = Math.min(width - 1.001, Math.max(0, point.x * ratio - 0.5));
    const my = Math.min(height - 1.001, Math.max(0, point.y * ratio - 0.5));
    const x0 = Math.floor(mx);
    const y0 = Math.floor(my);
    const at = (y0 * width + x0) * 4;
    point.x += (between(data, at, width, mx - x0, my - y0) - 128) * strength;
    point.y += (between(data, at + down, width, mx - x0, my - y0) - 128) * strength;
  };
}

function between(data: Uint8ClampedArray, at: number, width: number, fx: number, fy: number): number {
  const below = at + width * 4;
  const top = (data[at] as number) * (1 - fx) + (data[at + 4] as number) * fx;
  const bottom = (data[below] as number) * (1 - fx) + (data[below + 4] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}
