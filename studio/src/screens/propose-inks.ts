import { type InkRgb, inkDistance, inkRgb, MOST_SCREEN_INKS, SHOP_INKS } from "@surimono/domain/designs";
import { indexOnCloth } from "./ink-plane.ts";
import { tableColor } from "./ink-table.ts";

/** Colours of the art as it looks on the cloth, each with how many pixels have it. */
interface ArtColor {
  readonly color: InkRgb;
  readonly pixels: number;
}

/** Neighbours that differ by less are one even part; the rims that soft edges leave are none. */
const EVEN = 12;
/** An ink is for what it brings nearer by at least so much … */
const NEARER = 3000;
/** … of one pixel in so many. */
const LEAST_PART = 250;

/**
 * The inks of the shop that are nearest to the art, at most so many, the most useful first (rule designs-screen-proposed). Greedily, then each
 * is exchanged while that helps. Empty where nothing is drawn that differs from the cloth.
 */
export function proposeInks(
  { data, width }: { readonly data: Uint8ClampedArray; readonly width: number },
  cloth: string,
  most = MOST_SCREEN_INKS,
): string[] {
  const ground = inkRgb(cloth);
  const colors = artColors(data, width, ground);
  const all = colors.reduce((sum, { pixels }) => sum + pixels, 0);
  const inks = SHOP_INKS.map(({ hex }) => inkRgb(hex));
  const costs = colors.map(({ color }) => ({
    cloth: inkDistance(ground, color),
    inks: inks.map((ink) => inkDistance(ink, color)),
  }));
  const cost = (color: number, chosen: readonly number[]) => {
    const { cloth: bare, inks: own } = costs[color] as (typeof costs)[number];
    return chosen.reduce((least, ink) => Math.min(least, own[ink] as number), bare);
  };
  const total = (chosen: readonly number[]) =>
    colors.reduce((sum, { pixels }, index) => sum + pixels * cost(index, chosen), 0);
  const helps = (chosen: readonly number[], ink: number) =>
    colors.reduce((sum, { pixels }, index) => {
      const own = (costs[index] as (typeof costs)[number]).inks[ink] as number;
      return sum + (cost(index, chosen) - own >= NEARER ? pixels : 0);
    }, 0);

  const chosen: number[] = [];
  while (chosen.length < most) {
    const useful = SHOP_INKS.flatMap((_, ink) =>
      !chosen.includes(ink) && helps(chosen, ink) * LEAST_PART >= Math.max(1, all) ? [ink] : [],
    );
    const best = leastBy(useful, (ink) => total([...chosen, ink]));
    if (best === undefined) break;
    chosen.push(best);
  }
  // What the first ink was for, later ones may do better.
  const isUseful = (ink: number, _: number, kept: readonly number[]) =>
    helps(
      kept.filter((other) => other !== ink),
      ink,
    ) *
      LEAST_PART >=
    Math.max(1, all);
  return exchanged(chosen, inks.length, total)
    .filter(isUseful)
    .map((ink) => (SHOP_INKS[ink] as (typeof SHOP_INKS)[number]).id);
}

/** One after the other is replaced by what lowers the sum most, until none does. */
function exchanged(chosen: readonly number[], count: number, total: (chosen: readonly number[]) => number): number[] {
  let now = [...chosen];
  for (let round = 0; round < now.length; round++) {
    const before = total(now);
    now = now
      .map((_, place) => {
        const others = now.filter((__, index) => index !== place);
        const candidates = Array.from({ length: count }, (__, ink) => ink).filter((ink) => !others.includes(ink));
        return leastBy(candidates, (ink) => total(now.with(place, ink))) as number;
      })
      .filter((ink, index, all) => all.indexOf(ink) === index);
    if (total(now) >= before) break;
  }
  return now;
}

/** Of equals the first. */
function leastBy(numbers: readonly number[], of: (number: number) => number): number | undefined {
  let found: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const number of numbers) {
    const value = of(number);
    if (value < least) [found, least] = [number, value];
  }
  return found;
}

/** Of even parts; of art without any, such as a photograph, of all of it. */
function artColors(data: Uint8ClampedArray, width: number, cloth: InkRgb): ArtColor[] {
  const even = counted(data, width, cloth, true);
  const all = counted(data, width, cloth, false);
  const pixelsOf = (colors: readonly ArtColor[]) => colors.reduce((sum, { pixels }) => sum + pixels, 0);
  return pixelsOf(even) * 4 >= pixelsOf(all) ? even : all;
}

function counted(data: Uint8ClampedArray, width: number, cloth: InkRgb, isEven: boolean): ArtColor[] {
  const counts = new Map<number, number>();
  const row = width * 4;
  for (let at = 0; at + row + 7 < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha < 16 || (isEven && !(isAlike(data, at, at + 4) && isAlike(data, at, at + row)))) continue;
    const bin = indexOnCloth(data, at, cloth);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const byBin = [...counts].sort(([one], [other]) => one - other);
  return byBin.map(([bin, pixels]) => ({ color: tableColor(bin), pixels }));
}

function isAlike(data: Uint8ClampedArray, one: number, other: number): boolean {
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs((data[one + channel] as number) - (data[other + channel] as number)) >= EVEN) return false;
  return true;
}
