import type { Box, PixelData } from "./canvas.ts";
import type { Shift } from "./shift.ts";

interface Found {
  x: number;
  y: number;
}

/** Finds the point of the design, in its pixels, that shows at a point of the picture; false where it is not visible. */
export type Source = (x: number, y: number, found: Found) => boolean;

/** Fills `result`, at `box` in the picture, from the flat design. Blends premultiplied, so that edges get no dark rim. */
export function resample(design: PixelData, result: PixelData, box: Box, source: Source, shift?: Shift): void {
  // Read once: on an image of @napi-rs/canvas each of these is a call out of JavaScript.
  const flat = { width: design.width, height: design.height, data: design.data };
  const out = result.data;
  const point = { x: 0, y: 0 };
  const found = { x: 0, y: 0 };
  let at = 0;
  for (let row = 0; row < box.h; row++) {
    for (let column = 0; column < box.w; column++, at += 4) {
      point.x = box.x + column + 0.5;
      point.y = box.y + row + 0.5;
      shift?.(point);
      if (source(point.x, point.y, found)) blend(flat, found.x - 0.5, found.y - 0.5, out, at);
    }
  }
}

function blend(flat: PixelData, x: number, y: number, out: Uint8ClampedArray, at: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < -1 || y0 < -1 || x0 >= flat.width || y0 >= flat.height) return;
  const right = x - x0;
  const down = y - y0;
  const both = right * down;
  // Outside the design a corner weighs nothing, which softens its edge over one pixel.
  const inLeft = x0 >= 0 ? 1 : 0;
  const inRight = x0 + 1 < flat.width ? 1 : 0;
  const inTop = y0 >= 0 ? 1 : 0;
  const inBottom = y0 + 1 < flat.height ? 1 : 0;
  const { data } = flat;
  const a = (y0 * flat.width + x0) * 4;
  const b = a + 4;
  const c = a + flat.width * 4;
  const d = c + 4;
  const wa = inLeft && inTop ? (1 - right - down + both) * (data[a + 3] as number) : 0;
  const wb = inRight && inTop ? (right - both) * (data[b + 3] as number) : 0;
  const wc = inLeft && inBottom ? (down - both) * (data[c + 3] as number) : 0;
  const wd = inRight && inBottom ? both * (data[d + 3] as number) : 0;
  const alpha = wa + wb + wc + wd;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    if (wa > 0) sum += wa * (data[a + channel] as number);
    if (wb > 0) sum += wb * (data[b + channel] as number);
    if (wc > 0) sum += wc * (data[c + channel] as number);
    if (wd > 0) sum += wd * (data[d + channel] as number);
    out[at + channel] = sum / alpha;
  }
  out[at + 3] = alpha;
}
