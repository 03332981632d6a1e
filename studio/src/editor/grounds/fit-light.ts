import { type Color, hexOf, LIGHT_SIDE, type Pixels } from "@surimono/domain/designs";

/** Farther from the light than this is no ground, from coarse to fine. */
const TRIMMED = [60, 40, 30, 24, 24, 24];
/** So much of the rim must lie within the last of them. */
const RIM = 0.85;
/** Light that varies by no more is even. */
const EVEN = 10;
/** How far around a place of the light the ground is looked at, as a share of the picture's side, and how much it takes to say anything. */
const [AROUND, LITTLE] = [0.07, 4];
/** How far ground may be from the smooth surface, as in a shadow, and from the pixel beside it. */
const [OFF, STEP] = [40, 5];

export interface Light {
  readonly colors: readonly string[];
  readonly isEven: boolean;
}

/** Values at a pixel, of 255. */
type Surface = (x: number, y: number) => Color;

/**
 * The light on a ground that is of one colour and smoothly lit, from the picture's rim; undefined where the rim is something else. What is
 * portrayed may stand on the lower side.
 */
export function fitLight(pixels: Pixels): Light | undefined {
  const surface = fitRim(pixels, rimOf(pixels)) ?? fitRim(pixels, rimOf(pixels, { isOpen: true }));
  return surface && lightOf(pixels, surface);
}

function fitRim(pixels: Pixels, rim: readonly number[]): Surface | undefined {
  let used = rim;
  let surface: Surface = () => [0, 0, 0];
  for (const [round, most] of TRIMMED.entries()) {
    const fitted = fitSurface(pixels, used, round < 2 ? 3 : TERMS);
    if (!fitted) return undefined;
    surface = fitted;
    used = rim.filter((index) => apart(pixels, surface, index) <= most);
  }
  return used.length < rim.length * RIM ? undefined : surface;
}

/** `isOpen`: without the lower side. */
function rimOf({ width, height }: Pixels, { isOpen = false } = {}): number[] {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x);
  for (let y = 1; y < height; y++) rim.push(y * width, y * width + width - 1);
  if (!isOpen) for (let x = 1; x < width - 1; x++) rim.push((height - 1) * width + x);
  return rim;
}

function apart({ data, width }: Pixels, surface: Surface, index: number): number {
  const color = surface(index % width, Math.floor(index / width));
  return Math.max(...color.map((value, channel) => Math.abs((data[index * 4 + channel] as number) - value)));
}

const TERMS = 6;

function termsAt(x: number, y: number, { width, height }: Pixels): number[] {
  const [u, v] = [(2 * x) / Math.max(1, width - 1) - 1, (2 * y) / Math.max(1, height - 1) - 1];
  return [1, u, v, u * u, u * v, v * v];
}

/** By least squares: a plane of three terms or a curved surface of six. */
function fitSurface(pixels: Pixels, used: readonly number[], count: number): Surface | undefined {
  // Of the rim alone u² + v² − u²v² is one, so that some of the terms cannot be told apart: a little weight keeps them small.
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count + 3 }, (_, column) => (row === column && row > 0 ? used.length / 1000 : 0)),
  );
  for (const index of used) {
    const terms = termsAt(index % pixels.width, Math.floor(index / pixels.width), pixels);
    const values = [...terms.slice(0, count), ...pixels.data.subarray(index * 4, index * 4 + 3)];
    for (const [at, row] of rows.entries())
      for (const [column, value] of values.entries())
        row[column] = (row[column] as number) + (terms[at] as number) * value;
  }
  const solved = solve(rows, count);
  if (!solved) return undefined;
  return (x, y) => {
    const terms = termsAt(x, y, pixels);
    const value = (channel: number) =>
      solved.reduce((sum, row, at) => sum + (row[count + channel] as number) * (terms[at] as number), 0);
    return [value(0), value(1), value(2)];
  };
}

/** Gauss and Jordan, on a positive matrix with its right sides behind it. */
function solve(rows: number[][], count: number): number[][] | undefined {
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number[];
    const lead = row[at] as number;
    if (!(lead > 1e-9)) return undefined;
    for (let column = at; column < row.length; column++) row[column] = (row[column] as number) / lead;
    for (const other of rows) {
      const factor = other[at] as number;
      if (other === row || factor === 0) continue;
      for (let column = at; column < row.length; column++)
        other[column] = (other[column] as number) - factor * (row[column] as number);
    }
  }
  return rows;
}

/** The surface at each place, mended by what is seen of the ground around it: a shadow is no curved surface. */
function lightOf(pixels: Pixels, surface: Surface): Light {
  const [stepX, stepY] = [(pixels.width - 1) / (LIGHT_SIDE - 1), (pixels.height - 1) / (LIGHT_SIDE - 1)];
  const places = Array.from({ length: LIGHT_SIDE ** 2 }, (_, place) => ({
    x: (place % LIGHT_SIDE) * stepX,
    y: Math.floor(place / LIGHT_SIDE) * stepY,
  }));
  const smooth = places.map(({ x, y }) => surface(x, y));
  const spread = [0, 1, 2].map((channel) => {
    const values = smooth.map((color) => color[channel] as number);
    return Math.max(...values) - Math.min(...values);
  });
  const isEven = Math.max(...spread) <= EVEN;
  const seen = isEven ? [] : groundSeen(pixels, surface);
  const colors = smooth.map((color, place) => {
    const { x, y } = places[place] as (typeof places)[number];
    const off = offsetAround(seen, x / pixels.width, y / pixels.height);
    const mended = color.map((value, channel) => Math.round(value + (off[channel] as number)));
    return hexOf(mended.map((value) => Math.min(255, Math.max(0, value))) as unknown as Color);
  });
  return { colors, isEven };
}

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly off: Color;
}

/** Some of the pixels that are ground, by how much they differ from the surface. */
function groundSeen(pixels: Pixels, surface: Surface): Seen[] {
  const { data, width, height } = pixels;
  const isGround = walkGround(pixels, surface);
  const step = Math.max(1, Math.round(Math.max(width, height) / 120));
  const seen: Seen[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = y * width + x;
      if (isGround[at] !== 1) continue;
      const off = surface(x, y).map((value, channel) => (data[at * 4 + channel] as number) - value);
      seen.push({ x: x / width, y: y / height, off: off as unknown as Color });
    }
  return seen;
}

/** What is ground on a walk from the rim in steps too small for an edge. */
function walkGround(pixels: Pixels, surface: Surface): Uint8Array {
  const { data, width, height } = pixels;
  const isGround = new Uint8Array(width * height);
  const front = rimOf(pixels).filter((index) => apart(pixels, surface, index) <= OFF);
  for (const index of front) isGround[index] = 1;
  const step = (from: number, to: number): void => {
    if (isGround[to] === 1) return;
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((data[from * 4 + channel] as number) - (data[to * 4 + channel] as number)) > STEP) return;
    if (apart(pixels, surface, to) > OFF) return;
    isGround[to] = 1;
    front.push(to);
  };
  for (let from = front.pop(); from !== undefined; from = front.pop()) {
    const x = from % width;
    if (x > 0) step(from, from - 1);
    if (x < width - 1) step(from, from + 1);
    if (from >= width) step(from, from - width);
    if (from < width * (height - 1)) step(from, from + width);
  }
  return isGround;
}

function offsetAround(seen: readonly Seen[], x: number, y: number): Color {
  const sums = [0, 0, 0];
  let weights = LITTLE;
  for (const pixel of seen) {
    const away = ((pixel.x - x) ** 2 + (pixel.y - y) ** 2) / AROUND ** 2;
    if (away > 9) continue;
    const weight = Math.exp(-away / 2);
    weights += weight;
    for (const [channel, off] of pixel.off.entries()) sums[channel] = (sums[channel] as number) + weight * off;
  }
  return [(sums[0] as number) / weights, (sums[1] as number) / weights, (sums[2] as number) / weights];
}
