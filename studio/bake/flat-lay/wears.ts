import type { Wear } from "./garment.ts";

/** Where an arm is put into the sleeves of a pattern, and where it comes to rest: degrees, and mm beyond a narrow shoulder. */
interface Sleeve {
  readonly angle: number;
  readonly out: number;
  readonly hangs: number;
  readonly rests: number;
}

export const SHORT_SLEEVES: Sleeve = { angle: 40, out: 25, hangs: 27, rests: 25 };
export const LONG_SLEEVES: Sleeve = { angle: 14, out: 104, hangs: 17, rests: 14 };
export const FLEECE_SLEEVES: Sleeve = { angle: 12, out: 112, hangs: 18, rests: 18 };
export const NO_SLEEVES: Sleeve = { angle: 25, out: 0, hangs: 24, rests: 15 };

/** Fleece bends in few places, and is worn over more. */
export const FLEECE_WORN = { bend: 0.000015, build: [1.08, 1.45] } as const;

/** Room for a hood before the wall, mm. */
export const HOODIE_BEFORE = 70;

/** On a body that grows in it; then the arms come in. */
export function onBody({ angle, out, hangs, rests }: Sleeve, change: Partial<Wear> = {}): Wear {
  return {
    by: "body",
    before: 200,
    build: [1.05, 1.15],
    bend: 0.0002,
    friction: 0.3,
    lean: 0.05,
    aside: 0.02,
    steps: 1500,
    moments: [
      [0, 3, 0.03, angle, out],
      [0.6, 3, 1, angle, out],
      [1.3, 3, 1, hangs - 2, rests],
      [2.2, 12, 1, hangs, rests],
    ],
    ...change,
  };
}

/** A hood on the head of a body that has its garment on already. */
export const ON_HEAD: Wear = onBody(
  { ...FLEECE_SLEEVES, angle: FLEECE_SLEEVES.hangs, out: FLEECE_SLEEVES.rests },
  { ...FLEECE_WORN, bend: 0.0002, lean: 0, aside: 0 },
);

/** A hood that falls behind what hangs. */
export const BEHIND: Wear = {
  ...onHanger(),
  before: HOODIE_BEFORE,
  bend: 0.00003,
  lean: 0.9,
  friction: 0.3,
};

export function onHanger(change: Partial<Wear> = {}): Wear {
  return {
    by: "hanger",
    before: 24,
    bend: 0.0002,
    build: [1, 1],
    friction: 0.5,
    lean: 0.02,
    aside: 0.005,
    steps: 1500,
    moments: [
      [0, 3, 0, 0, 0],
      [1.2, 3, 0, 0, 0],
      [2, 12, 0, 0, 0],
    ],
    ...change,
  };
}
