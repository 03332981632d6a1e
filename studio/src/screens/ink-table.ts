import { type InkRgb, inkDistance } from "@surimono/domain/designs";

/**
 * What is printed where the art has a colour: an ink, counted from 1, or 0 for bare cloth; over it dots of a second one, counted alike, and how
 * much of the cloth they cover.
 */
export interface InkTable {
  readonly under: Uint8Array;
  readonly over: Uint8Array;
  readonly tone: Uint8Array;
}

/** Five bits a channel. */
const STEPS = 32;

/** Where the colour is in the table. */
export function tableIndex(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

/** Solid ink is kept where dots would be so little nearer: a screen without them prints sharper. */
const LITTLE = 600;
/** Smaller dots do not hold on the mesh, and smaller gaps between them fill up. */
const LEAST_TONE = 13;
const MOST_TONE = 242;

/** The nearest print for every colour. `inks` are in the order of printing, so that dots of a later one lie on an earlier one. */
export function inkTable(inks: readonly InkRgb[], cloth: InkRgb, halftone: boolean): InkTable {
  const size = STEPS ** 3;
  const table = { under: new Uint8Array(size), over: new Uint8Array(size), tone: new Uint8Array(size) };
  const grounds = [cloth, ...inks];
  for (let index = 0; index < size; index++) {
    const color = tableColor(index);
    const [under, distance] = nearest(grounds, color);
    table.under[index] = under;
    if (halftone && distance > LITTLE) dotted(table, index, grounds, color, distance);
  }
  return table;
}

/** The colour in the middle of a place of the table. */
export function tableColor(index: number): InkRgb {
  return [channel(index >> 10), channel(index >> 5), channel(index)];
}

/** The ends are whole: white is 255. */
function channel(bits: number): number {
  const step = bits & (STEPS - 1);
  return (step << 3) | (step >> 2);
}

function nearest(grounds: readonly InkRgb[], color: InkRgb): [index: number, distance: number] {
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  grounds.forEach((ground, index) => {
    const distance = inkDistance(ground, color);
    if (distance < least) [found, least] = [index, distance];
  });
  return [found, least];
}

/**
 * Screen values are mixed as they are: dots of this ruling gain about a quarter on cloth, which is as much as the mean of light would be
 * lighter.
 */
function dotted(table: InkTable, index: number, grounds: readonly InkRgb[], color: InkRgb, solid: number): void {
  let least = solid - LITTLE;
  for (let under = 0; under < grounds.length; under++)
    for (let over = under + 1; over < grounds.length; over++) {
      const [from, to] = [grounds[under] as InkRgb, grounds[over] as InkRgb];
      const tone = toneBetween(from, to, color);
      if (tone < LEAST_TONE || tone > MOST_TONE) continue;
      const distance = inkDistance(mixed(from, to, tone), color);
      if (distance >= least) continue;
      least = distance;
      table.under[index] = under;
      table.over[index] = over;
      table.tone[index] = tone;
    }
}

function mixed(from: InkRgb, to: InkRgb, tone: number): InkRgb {
  const at = (channel: 0 | 1 | 2) => from[channel] + Math.trunc(((to[channel] - from[channel]) * tone) / 255);
  return [at(0), at(1), at(2)];
}

/** How far along from one colour to the other the nearest is, in 255ths. */
function toneBetween(from: InkRgb, to: InkRgb, color: InkRgb): number {
  let along = 0;
  let whole = 0;
  for (const channel of [0, 1, 2] as const) {
    const way = to[channel] - from[channel];
    along += way * (color[channel] - from[channel]);
    whole += way * way;
  }
  return whole === 0 ? 0 : Math.min(255, Math.max(0, Math.trunc((along * 255) / whole)));
}
