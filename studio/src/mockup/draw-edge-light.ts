import type { AreaOutline, Contour } from "@surimono/domain/catalogue";
import { traceAreaOutline } from "../scene/trace-area-outline.ts";
import { type Box, drawPicture, type PixelData } from "./canvas.ts";
import { type EdgeBand, edgeBand, type PixelPoint } from "./edge-band.ts";
import type { MockupOptions } from "./mockup-options.ts";

/** Millimetres from the edge outwards and inwards that an edge's table tells of. */
export const EDGE_REACH = { out: 2, inside: 3 } as const;
/** Acrylic in its own shade. */
export const DARK_GLASS = [34, 46, 51] as const;

const CURVE_STEPS = 10;

interface PlacedOutline {
  readonly outline: AreaOutline;
  /** The corner of the print in the picture. */
  readonly left: number;
  readonly top: number;
  readonly pxPerUm: number;
  readonly mm: number;
}

/** Light and shade along the outline, as a round plate had them where it was photographed: by where the edge faces, and by the distance from it. */
export function drawEdgeLight(options: MockupOptions, placed: PlacedOutline, isClear: boolean): void {
  const { context, art, createSurface, width, height } = options;
  if (!art.edge) return;
  const loops = loopsOf(placed);
  const box = boxAround(loops, EDGE_REACH.out * placed.mm, { width, height });
  if (box.w <= 0 || box.h <= 0) return;
  const band = edgeBand(loops, box, EDGE_REACH.inside * placed.mm);
  const surface = createSurface(box.w, box.h);
  const image = surface.context.createImageData(box.w, box.h);
  paint(image.data, band, { table: art.edge, from: isClear ? 0 : art.edge.height / 2, mm: placed.mm });
  surface.context.putImageData(image as never, 0, 0);
  drawPicture(context, surface.picture, box);
}

interface Tone {
  readonly table: PixelData;
  /** The first row of the half that is read. */
  readonly from: number;
  readonly mm: number;
}

function paint(pixels: Uint8ClampedArray, { inside, facingX, facingY }: EdgeBand, { table, from, mm }: Tone): void {
  const { width, data } = table;
  const rows = table.height / 2;
  const perPixel = rows / (EDGE_REACH.out + EDGE_REACH.inside) / mm;
  const outermost = EDGE_REACH.out * mm * perPixel - 0.5;
  const perTurn = width / (2 * Math.PI);
  const toned = (row: number, column: number) => data[((from + row) * width + (column % width)) * 4] as number;
  for (let i = 0; i < inside.length; i++) {
    const row = (inside[i] as number) * perPixel + outermost;
    // NaN where no edge is near.
    if (!(row >= 0 && row < rows - 1)) continue;
    const turn = Math.atan2(facingY[i] as number, facingX[i] as number) * perTurn + width;
    const r = Math.floor(row);
    const c = Math.floor(turn);
    const down = row - r;
    const right = turn - c;
    const upper = toned(r, c) * (1 - right) + toned(r, c + 1) * right;
    const lower = toned(r + 1, c) * (1 - right) + toned(r + 1, c + 1) * right;
    const light = ((upper * (1 - down) + lower * down - 128) * 255) / 127;
    const at = i * 4;
    const isLit = light > 0;
    pixels[at] = isLit ? 255 : DARK_GLASS[0];
    pixels[at + 1] = isLit ? 255 : DARK_GLASS[1];
    pixels[at + 2] = isLit ? 255 : DARK_GLASS[2];
    pixels[at + 3] = isLit ? light : -light;
  }
}

/** The edge clockwise, openings counter-clockwise, as pixels of the picture. */
function loopsOf({ outline, left, top, pxPerUm }: PlacedOutline): PixelPoint[][] {
  return [outline.edge, ...outline.windows].map((contour, index) => {
    const loop = loopOf(contour, pxPerUm).map(([x, y]): PixelPoint => [x + left, y + top]);
    return isClockwise(loop) === (index === 0) ? loop : loop.reverse();
  });
}

function loopOf(edge: Contour, scale: number): PixelPoint[] {
  const loop: PixelPoint[] = [];
  const target = {
    moveTo: (x: number, y: number) => void loop.push([x, y]),
    lineTo: (x: number, y: number) => void loop.push([x, y]),
    bezierCurveTo: (ax: number, ay: number, bx: number, by: number, x: number, y: number) => {
      const [fromX, fromY] = loop.at(-1) as PixelPoint;
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        loop.push([a * fromX + b * ax + c * bx + d * x, a * fromY + b * ay + c * by + d * y]);
      }
    },
    closePath: () => undefined,
  };
  traceAreaOutline(target, { edge, windows: [] }, scale);
  return loop.filter(([x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as PixelPoint;
    return x !== nextX || y !== nextY;
  });
}

/** With y downwards. */
function isClockwise(loop: readonly PixelPoint[]): boolean {
  let area = 0;
  loop.forEach(([x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as PixelPoint;
    area += x * nextY - nextX * y;
  });
  return area > 0;
}

function boxAround(
  loops: readonly (readonly PixelPoint[])[],
  by: number,
  frame: { readonly width: number; readonly height: number },
): Box {
  const points = loops.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs) - by));
  const y = Math.max(0, Math.floor(Math.min(...ys) - by));
  const right = Math.min(frame.width, Math.ceil(Math.max(...xs) + by));
  const bottom = Math.min(frame.height, Math.ceil(Math.max(...ys) + by));
  return { x, y, w: right - x, h: bottom - y };
}
