import { artScreens, type ScreenJob } from "@surimono/domain/designs";
import { pixelsAt } from "@surimono/domain/kernel";
import { drawIn, grown, keepThin, type PixelRows } from "../plates/index.ts";
import { dotScreen } from "./dot-screen.ts";
import { BASE_CHOKE, TRAP } from "./film-rules.ts";
import { createSeparate, type InkPlane } from "./ink-plane.ts";

/** A bit for each pixel, 1 for ink, rows from the top, each padded to whole bytes. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  readonly bits: Uint8Array;
}

/** Rows separated at once: their planes take some 30 MB on the widest page. */
const BAND = 256;

/**
 * One film for each screen, in their order. Lighter inks go on under darker ones by the trap; the white below is drawn in by the choke, and
 * where that would leave nothing of it, as under a dot, it is as large as the ink (rule designs-screen-trap).
 */
export function makeFilms(page: PixelRows, dpi: number, job: ScreenJob): Film[] {
  const { width, height } = page;
  const rowBytes = Math.ceil(width / 8);
  const films = job.screens.map(() => ({ width, height, rowBytes, bits: new Uint8Array(rowBytes * height) }));
  const reach = { trap: pixelsAt(TRAP, dpi), choke: pixelsAt(BASE_CHOKE, dpi) };
  const separate = createSeparate(job);
  // A pixel depends on those within the choke, drawn in and grown again, and on their neighbours.
  const margin = Math.max(reach.trap, 2 * reach.choke) + 2;
  for (let first = 0; first < height; first += BAND) {
    const from = Math.max(0, first - margin);
    const count = Math.min(BAND, height - first);
    const data = page.read(from, Math.min(height, first + count + margin) - from);
    const drawn = drawnPart(data, width, margin);
    if (!drawn) continue;
    const masks = masksOf(separate(drawn.data, drawn.width), { x: drawn.left, y: from }, { dpi, job, ...reach });
    for (const [index, film] of films.entries())
      packBits(masks[index] as Uint8Array, film, { ...drawn, first, count, skipped: first - from });
  }
  return films;
}

/** The columns in which anything is drawn, and so many around them; undefined where nothing is. */
function drawnPart(data: Uint8ClampedArray, width: number, margin: number) {
  let [left, right] = [width, -1];
  for (let at = 3, x = 0; at < data.length; at += 4) {
    if (data[at] !== 0) {
      if (x < left) left = x;
      if (x > right) right = x;
    }
    x = x + 1 === width ? 0 : x + 1;
  }
  if (right < 0) return undefined;
  left = Math.max(0, left - margin);
  const own = Math.min(width, right + 1 + margin) - left;
  if (own === width) return { data, left, width };
  const part = new Uint8ClampedArray((data.length / width) * own);
  for (let from = left * 4, to = 0; to < part.length; from += width * 4, to += own * 4)
    part.set(data.subarray(from, from + own * 4), to);
  return { data: part, left, width: own };
}

/** Of the page, in pixels. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

interface Making {
  readonly dpi: number;
  readonly job: ScreenJob;
  /** In pixels. */
  readonly trap: number;
  readonly choke: number;
}

/** 255 for ink, for each screen. */
function masksOf(plane: InkPlane, at: Corner, { dpi, job, trap, choke }: Making): Uint8Array[] {
  const inks = artScreens(job).map((_, index) => inkMask(plane, index + 1, trap));
  if (job.halftone) addDots(plane, at, dpi, inks);
  const [base] = job.screens;
  if (!base?.base) return inks;
  const [white, colored] = base.base === "art" ? [inks[0], inks.slice(1)] : [undefined, inks];
  const below = choked(joined(colored, plane.under.length), plane, choke);
  if (white) for (let to = 0; to < below.length; to++) below[to] = (below[to] as number) | (white[to] as number);
  return [below, ...colored];
}

/** Solid, and so much further under inks that are printed later. */
function inkMask({ under, width, height }: InkPlane, ink: number, trap: number): Uint8Array {
  const mask = new Uint8Array(under.length);
  let [isThere, isOverlaid] = [false, false];
  for (let at = 0; at < under.length; at++) {
    const own = under[at] as number;
    if (own === ink) {
      mask[at] = 255;
      isThere = true;
    } else if (own > ink) isOverlaid = true;
  }
  if (!isThere || !isOverlaid || trap === 0) return mask;
  const wide = grown(mask, width, height, trap);
  for (let at = 0; at < under.length; at++) if ((under[at] as number) > ink) mask[at] = wide[at] as number;
  return mask;
}

function addDots(
  { over, tone, width, height }: InkPlane,
  from: Corner,
  dpi: number,
  inks: readonly Uint8Array[],
): void {
  const fill = dotScreen(dpi);
  if (!fill) throw new RangeError(`${dpi} dpi are too few for dots on film`);
  const row = new Uint8Array(from.x + width);
  for (let y = 0; y < height; y++) {
    fill(row, from.y + y);
    for (let x = from.x, at = y * width; x < row.length; x++, at++) {
      const mask = inks[(over[at] as number) - 1];
      if (mask && (tone[at] as number) > (row[x] as number)) mask[at] = 255;
    }
  }
}

function joined(masks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  for (const mask of masks) for (let at = 0; at < size; at++) if (mask[at] === 255) all[at] = 255;
  return all;
}

function choked(ink: Uint8Array, { width, height }: InkPlane, by: number): Uint8Array {
  if (by === 0) return ink;
  const below = drawIn(ink, width, height, by);
  keepThin(below, ink, grown(below, width, height, by));
  return below;
}

interface Part {
  /** Columns of the page before the first of the mask, and how many it has. */
  readonly left: number;
  readonly width: number;
  readonly first: number;
  readonly count: number;
  /** Rows of the mask before the first. */
  readonly skipped: number;
}

function packBits(mask: Uint8Array, { rowBytes, bits }: Film, { left, width, first, count, skipped }: Part): void {
  for (let y = 0; y < count; y++) {
    const from = (skipped + y) * width;
    const to = (first + y) * rowBytes;
    for (let x = 0; x < width; x++) {
      const byte = to + ((left + x) >> 3);
      if (mask[from + x] === 255) bits[byte] = (bits[byte] as number) | (0x80 >> ((left + x) & 7));
    }
  }
}
