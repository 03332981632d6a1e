import type { ArtBend, ArtView, ViewArt } from "./art.ts";
import type { Box, PixelData } from "./canvas.ts";

interface Found {
  x: number;
  y: number;
}

/** Finds the point of the design, in its pixels, that shows at a point of the picture; false where it is not visible. */
export type Source = (x: number, y: number, found: Found) => boolean;

/** Moves a point of the picture to its source before the folds. */
export type Shift = (point: Found) => void;

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

/** What the bend of the goods and their folds do to a print together; undefined where it lies as it is. */
export function shiftOf(
  { view, displacement }: Pick<ViewArt, "view" | "displacement">,
  outWidth: number,
): Shift | undefined {
  const bend = view.bend && bendOf(view.bend, view, outWidth);
  const folds = displacement && foldsOf(displacement, view, outWidth);
  if (!bend || !folds) return bend ?? folds;
  const from = { x: 0, y: 0 };
  return (point) => {
    [from.x, from.y] = [point.x, point.y];
    bend(point);
    const [x, y] = [point.x - from.x, point.y - from.y];
    folds(from);
    [point.x, point.y] = [from.x + x, from.y + y];
  };
}

/** How far a print is moved at most, in pixels of the art. */
export function reachOfShift({ bend, displacementPx }: ArtView): number {
  const widest = bend ? Math.max(...bend.right.map(Math.abs), ...bend.down.map(Math.abs)) / 10 : 0;
  return displacementPx + widest;
}

function bendOf({ columns, right, down }: ArtBend, view: ArtView, outWidth: number): Shift {
  const rows = right.length / columns;
  const scale = outWidth / view.width;
  const [cellX, cellY] = [(view.width * scale) / (columns - 1), (view.height * scale) / (rows - 1)];
  return (point) => {
    const [gx, gy] = [within(point.x / cellX, columns - 1), within(point.y / cellY, rows - 1)];
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    const at = y0 * columns + x0;
    point.x += (amid(right, at, columns, gx - x0, gy - y0) * scale) / 10;
    point.y += (amid(down, at, columns, gx - x0, gy - y0) * scale) / 10;
  };
}

function amid(nodes: readonly number[], at: number, columns: number, fx: number, fy: number): number {
  const top = (nodes[at] as number) * (1 - fx) + (nodes[at + 1] as number) * fx;
  const bottom = (nodes[at + columns] as number) * (1 - fx) + (nodes[at + columns + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Such that a cell follows. */
function within(value: number, last: number): number {
  return Math.min(last - 0.001, Math.max(0, value));
}

/** Reads the two stacked grey pictures of the displacement layer, blended between their pixels. */
function foldsOf(map: PixelData, view: ArtView, outWidth: number): Shift {
  const { width, data } = map;
  const height = map.height / 2;
  const ratio = width / outWidth;
  const strength = (view.displacementPx * outWidth) / view.width / 127;
  const down = width * height * 4;
  return (point) => {
    const mx = within(point.x * ratio - 0.5, width - 1);
    const my = within(point.y * ratio - 0.5, height - 1);
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
