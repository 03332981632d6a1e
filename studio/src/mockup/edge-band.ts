import type { Box } from "./canvas.ts";

export type PixelPoint = readonly [number, number];

/** For each pixel of a box that is near an outline: how far within it is, and where its nearest edge faces. */
export interface EdgeBand {
  /** In pixels, negative outside; NaN where no edge is near. */
  readonly inside: Float32Array;
  readonly facingX: Float32Array;
  readonly facingY: Float32Array;
}

/**
 * Exact, and by nothing but sums, products and roots: browser and server find the same. Each loop is closed; the edge of the goods runs clockwise,
 * openings counter-clockwise.
 */
export function edgeBand(loops: readonly (readonly PixelPoint[])[], box: Box, reach: number): EdgeBand {
  const size = box.w * box.h;
  const nearest = new Float32Array(size).fill(reach * reach);
  const band: EdgeBand = {
    inside: new Float32Array(size).fill(Number.NaN),
    facingX: new Float32Array(size),
    facingY: new Float32Array(size),
  };
  for (const loop of loops) {
    const facing = loop.map((_, index) => facingAt(loop, index));
    loop.forEach((from, index) => {
      const next = (index + 1) % loop.length;
      const side = { from, to: loop[next] as PixelPoint, facesFrom: facing[index], facesTo: facing[next] } as Side;
      measure(side, { band, nearest, box, reach });
    });
  }
  for (let i = 0; i < size; i++) band.inside[i] = Math.sqrt(nearest[i] as number) * (band.inside[i] as number);
  return band;
}

interface Side {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
  readonly facesFrom: PixelPoint;
  readonly facesTo: PixelPoint;
}

interface Found {
  readonly band: EdgeBand;
  readonly nearest: Float32Array;
  readonly box: Box;
  readonly reach: number;
}

function measure({ from, to, facesFrom, facesTo }: Side, { band, nearest, box, reach }: Found): void {
  const [ax, ay] = [from[0] - box.x - 0.5, from[1] - box.y - 0.5];
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const length = alongX * alongX + alongY * alongY;
  if (length === 0) return;
  const [fromX, fromY] = facesFrom;
  const [turnX, turnY] = [facesTo[0] - facesFrom[0], facesTo[1] - facesFrom[1]];
  const { inside, facingX, facingY } = band;
  const first = Math.max(0, Math.ceil(Math.min(ax, ax + alongX) - reach));
  const last = Math.min(box.w - 1, Math.floor(Math.max(ax, ax + alongX) + reach));
  const bottom = Math.min(box.h - 1, Math.floor(Math.max(ay, ay + alongY) + reach));
  for (let y = Math.max(0, Math.ceil(Math.min(ay, ay + alongY) - reach)); y <= bottom; y++) {
    for (let x = first; x <= last; x++) {
      const dx = x - ax;
      const dy = y - ay;
      const along = (dx * alongX + dy * alongY) / length;
      const t = Math.max(0, Math.min(along, 1));
      const ox = dx - t * alongX;
      const oy = dy - t * alongY;
      const squared = ox * ox + oy * oy;
      const i = y * box.w + x;
      if (squared >= (nearest[i] as number)) continue;
      const faceX = fromX + t * turnX;
      const faceY = fromY + t * turnY;
      nearest[i] = squared;
      inside[i] = ox * faceX + oy * faceY > 0 ? -1 : 1;
      facingX[i] = faceX;
      facingY[i] = faceY;
    }
  }
}

/** Between its two sides, so that a line of short sides turns as the curve that it stands for. */
function facingAt(loop: readonly PixelPoint[], index: number): PixelPoint {
  const [before, at, after] = [loop.at(index - 1), loop[index], loop[(index + 1) % loop.length]] as [
    PixelPoint,
    PixelPoint,
    PixelPoint,
  ];
  const [ux, uy] = unit(at[0] - before[0], at[1] - before[1]);
  const [vx, vy] = unit(after[0] - at[0], after[1] - at[1]);
  const [x, y] = unit(ux + vx, uy + vy);
  return [y, -x];
}

function unit(x: number, y: number): PixelPoint {
  const length = Math.sqrt(x * x + y * y) || 1;
  return [x / length, y / length];
}
