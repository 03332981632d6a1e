import type { Wear } from "./garment.ts";

/** Where an arm is put into the sleeves of a pattern, and where it comes to rest: degrees, and mm beyond a narrow shoulder. */
interface Sleeve extends Pick<Wear, "muscle" | "bent" | "stance" | "pushed" | "apart"> {
  readonly angle: number;
  readonly out: number;
  readonly hangs: number;
  readonly rests: number;
  readonly turn: number;
  /** How thick arms are, and how much they hold. */
  readonly arms: number;
  readonly grip: number;
  /** Of the trunk, as a share of how deep a body of its width is. */
  readonly deep?: number;
}

/** On one leg, one arm bent more and its cuff pushed up further: mirror images look like a dummy. */
const ON_ONE_LEG = {
  bent: [
    [-1, 15, 38],
    [2, 5, 16],
  ],
  stance: [16, 0.14, 0.5],
  pushed: [66, 48, 22],
} as const;

export const SHORT_SLEEVES: Sleeve = { angle: 40, out: 25, hangs: 20, rests: 24, turn: 0, arms: 0.85, grip: 0.3 };
/** Long ones are cut nearly as arms hang, and keep out of themselves: else loose cloth stands in steps beside the armholes. */
const LONG = { grip: 0.3, apart: 8 } as const;
export const LONG_SLEEVES: Sleeve = {
  ...LONG,
  angle: 24,
  out: 106,
  hangs: 14,
  rests: 12,
  turn: 9,
  arms: 0.66,
  muscle: 1.15,
  ...ON_ONE_LEG,
  // Bent further, thin cloth stands in a step over the elbow.
  bent: [
    [-1, 13, 27],
    [2, 5, 16],
  ],
  pushed: [36, 24, 0],
};
export const FLEECE_SLEEVES: Sleeve = {
  ...LONG,
  angle: 23.5,
  out: 114,
  hangs: 14,
  rests: 3,
  turn: 10,
  arms: 0.7,
  muscle: 1.25,
  ...ON_ONE_LEG,
};
/** A bust, as broad and flat as a tailor's: on a round one armholes turn to the sides, where nobody sees them. */
export const NO_SLEEVES: Sleeve = { angle: 0, out: 0, hangs: 0, rests: 0, turn: 0, arms: 0, grip: 0.5, deep: 0.8 };

/** Fleece bends in few places, and is worn over more. */
export const FLEECE_WORN = { bend: 0.00005, build: [1.08, FLEECE_SLEEVES.arms] } as const;

/** Of paper in sleeves, degrees from straight down. */
const STUFFED_ANGLE = 30;

/** Sleeves are cut for it, or short ones would crumple below the arm, and long ones stand in round shoulders. */
export const SHORT_SLEEVES_HUNG = onHanger({ turn: -8 }, 150);
export const LONG_SLEEVES_HUNG = onHanger({ turn: 22 }, 20);
export const FLEECE_HUNG = onHanger({ ...FLEECE_WORN, turn: 14 }, 20);

/** Room for a hood before the wall, mm. */
export const HOODIE_BEFORE = 70;

/** On a body that grows in it; then the arms come in. */
export function onBody(
  { angle, out, hangs, rests, turn, arms, grip, deep = 1, ...more }: Sleeve,
  change: Partial<Wear> = {},
): Wear {
  return {
    by: "body",
    before: 200,
    build: [1.04, arms],
    turn,
    bend: 0.0005,
    friction: grip,
    lean: 0.05,
    aside: 0.02,
    steps: 1500,
    ...more,
    moments: [
      [0, 3, 0.03, angle, out],
      [0.6, 3, deep, angle, out],
      [1.3, 3, deep, hangs - 2, rests],
      [2.2, 12, deep, hangs, rests],
    ],
    ...change,
  };
}

/** A hood that falls behind what hangs. */
export const BEHIND: Wear = {
  ...onHanger(),
  before: HOODIE_BEFORE,
  bend: 0.00003,
  lean: 0.9,
  friction: 0.3,
};

/** Sleeves that are `stuffed` so far, mm, hang beside the body as they would on it. */
export function onHanger(change: Partial<Wear> = {}, stuffed = 0): Wear {
  return {
    by: "hanger",
    before: 24,
    bend: 0.0001,
    build: [1, 1],
    turn: 0,
    friction: 0.5,
    lean: 0.02,
    aside: 0.005,
    steps: 1500,
    moments: [
      [0, 3, 0, STUFFED_ANGLE, stuffed],
      [1.2, 3, 0, STUFFED_ANGLE, stuffed],
      [2, 12, 0, STUFFED_ANGLE, stuffed],
    ],
    ...change,
  };
}
