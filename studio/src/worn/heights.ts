import type { WornSize } from "./worn-goods.ts";

const ADULTS = [150, 160, 170, 180, 190];
/** Of an adult garment this narrow is made for smaller people, millimetres. */
const NARROW = 440;
const CHILDREN_FROM = 80;
const CHILDREN_TO = 160;
const STEP = 10;

/** The heights to choose from, centimetres: for a child's size about those that it is made for, with somebody's own among them. */
export function heightsFor({ name, group }: Pick<WornSize, "name" | "group">, own: number | undefined): number[] {
  const heights = isChildren(group) ? around(madeFor(name)) : ADULTS;
  return own === undefined || heights.includes(own) ? heights : [...heights, own].sort((one, other) => one - other);
}

/** Whom the size is made for. */
export function startHeight(size: Pick<WornSize, "name" | "group" | "width">, heights: readonly number[]): number {
  const wanted = isChildren(size.group) ? madeFor(size.name) : size.width / 1000 < NARROW ? 160 : 170;
  return heights.reduce((best, height) => (Math.abs(height - wanted) < Math.abs(best - wanted) ? height : best));
}

function isChildren(group: string): boolean {
  return group !== "adult";
}

/** A child's size is named after the child's height (JIS L 4002). */
function madeFor(name: string): number {
  const height = Number(name);
  return Number.isFinite(height) && height > 0 ? height : 120;
}

function around(height: number): number[] {
  const middle = Math.round(height / STEP) * STEP;
  return [-2, -1, 0, 1, 2]
    .map((step) => middle + step * STEP)
    .filter((each) => each >= CHILDREN_FROM && each <= CHILDREN_TO);
}
