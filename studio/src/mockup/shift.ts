import type { ArtBend, ArtView, PointPx, ViewArt } from "./art.ts";
import type { PixelData } from "./canvas.ts";

/** Moves a point of the picture to its source on goods that lie flat. */
export type Shift = (point: { x: number; y: number }) => void;

/** What the bend of the goods and their folds do to a print together; undefined where it lies as it is. */
export function shiftOf(
  { view, displacement }: Pick<ViewArt, "view" | "displacement">,
  outWidth: number,
): Shift | undefined {
  const bend = view.bend && bendOf(view.bend, view, outWidth);
  const folds = displacement && foldsOf(displacement, view, outWidth);
  if (!bend || !folds) return bend ?? folds;
  const folded = { x: 0, y: 0 };
  return (point) => {
    const { x, y } = point;
    folded.x = x;
    folded.y = y;
    folds(folded);
    bend(point);
    point.x += folded.x - x;
    point.y += folded.y - y;
  };
}

/** Of these each brings a place nearer to where it is seen; goods bend gently. */
const LOOKS = 8;

/** Where a place of goods that lie flat is seen once they bend: the point that the bend moves to it. */
export function seenWhere({ x, y }: PointPx, bend: Shift): PointPx {
  const seen = { x, y };
  const source = { x, y };
  for (let look = 0; look < LOOKS; look++) {
    source.x = seen.x;
    source.y = seen.y;
    bend(source);
    seen.x += x - source.x;
    seen.y += y - source.y;
  }
  return seen;
}

/** How far a print is moved at most, in pixels of the art. */
export function reachOfShift({ bend, displacementPx }: ArtView): number {
  const widest = bend ? Math.max(...bend.right.map(Math.abs), ...bend.down.map(Math.abs)) / 10 : 0;
  return displacementPx + widest;
}

/** Reads the nodes, blended between them. `view` is the picture that they are of, `outWidth` the width of what is drawn. */
export function bendOf(
  { columns, right, down }: ArtBend,
  view: Pick<ArtView, "width" | "height">,
  outWidth: number,
): Shift {
  const scale = outWidth / view.width;
  const [lastX, lastY] = [columns - 1, right.length / columns - 1];
  const [cellX, cellY] = [(view.width * scale) / lastX, (view.height * scale) / lastY];
  return (point) => {
    const [gx, gy] = [within(point.x / cellX, lastX), within(point.y / cellY, lastY)];
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    const at = y0 * columns + x0;
    point.x += (between(right, at, 1, columns, gx - x0, gy - y0) * scale) / 10;
    point.y += (between(down, at, 1, columns, gx - x0, gy - y0) * scale) / 10;
  };
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
    point.x += (between(data, at, 4, width * 4, mx - x0, my - y0) - 128) * strength;
    point.y += (between(data, at + down, 4, width * 4, mx - x0, my - y0) - 128) * strength;
  };
}

/** Such that another follows, whole or in part. */
function within(value: number, last: number): number {
  return Math.min(last - 0.001, Math.max(0, value));
}

/** Blends four neighbours; the next one is `step` further on, the one below it `across`. */
function between(data: ArrayLike<number>, at: number, step: number, across: number, fx: number, fy: number): number {
  const below = at + across;
  const top = (data[at] as number) * (1 - fx) + (data[at + step] as number) * fx;
  const bottom = (data[below] as number) * (1 - fx) + (data[below + step] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}
