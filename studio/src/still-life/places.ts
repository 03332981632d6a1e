import type { PointPx } from "../mockup/index.ts";

export type PlaceName = "floor" | "desk" | "cloth" | "table" | "wall" | "hook";

/** An empty place, photographed by `npm run bake still-lives` into `studio/still-lives/`. */
export interface Place {
  /** Of what the picture shows, mm. */
  readonly wide: number;
  /** How far the camera looks down on it, degrees; walls and grounds are seen straight. */
  readonly elevation: number;
  /** Where goods are laid, stood or hung: mm to the right of the picture's middle and below it. */
  readonly at: PointPx;
  /** What of the goods is there. */
  readonly by: "middle" | "foot" | "top";
  /** Has a layer of what the light leaves of the goods' brightness, drawn with `multiply`. */
  readonly isLit: boolean;
  /** How high goods stand off what is below or behind them, mm: the sun throws their shadow as far to the right, and a little less far down. */
  readonly lift: number;
  /** Has a layer of what is in front of the goods, as a peg that they hang on. */
  readonly isOver: boolean;
}

/** All pictures of places have this size, but that of the light, which is half as large. */
export const PLACE_FRAME = { width: 1200, height: 1360 } as const;

const STRAIGHT = { elevation: 90, isLit: true, isOver: false } as const;

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  floor: { ...STRAIGHT, lift: 8, wide: 1250, at: { x: 0, y: 0 }, by: "middle" },
  desk: { ...STRAIGHT, lift: 3.5, wide: 470, at: { x: 0, y: 0 }, by: "middle" },
  cloth: { ...STRAIGHT, lift: 2.2, wide: 175, at: { x: 0, y: 0 }, by: "middle" },
  table: { wide: 360, elevation: 11, at: { x: -22, y: 124 }, by: "foot", lift: 0, isLit: false, isOver: false },
  wall: { ...STRAIGHT, lift: 4, wide: 1050, at: { x: 0, y: -60 }, by: "middle" },
  hook: { ...STRAIGHT, lift: 14, wide: 880, at: { x: 0, y: -385 }, by: "top", isOver: true },
};

/** The picture of `hook` with its pegs as large as those for coats: the largest garment fits below them, its hanger's wire behind the knob. */
export const COAT_PEG: Place = { ...PLACES.hook, wide: 1200, at: { x: 0, y: -507 } };
