import { BACK_EDGE, FRONT_EDGE } from "../crew-neck.ts";
import { curve, type Point } from "../curve.ts";
import type { Collar } from "./shirt-garment.ts";

/** Its ends turn over the shoulder. */
export function crewCollar(pitch: number): Collar {
  const between = (edge: readonly Point[]): Point[] => [[-70, -11], ...edge.slice(1, -1), [70, -11]];
  return { front: between(FRONT_EDGE), back: between(BACK_EDGE), width: 20, pitch };
}

/** Ends below the leaves that are sewn on. */
export const POLO_NECK: Collar = {
  front: curve("-86,0 -78,26 -56,48 -28,62 0,68 28,62 56,48 78,26 86,0"),
  back: curve("-86,0 -58,8 -30,11 0,12 30,11 58,8 86,0"),
  width: 8,
  pitch: 2.6,
};

/** Ribs around neck and armholes, which are sewn on stretched. */
export const TANK_BINDING = { width: 13, pitch: 2.3, drawn: 0.94 } as const;

export const TANK_NECK: Collar = {
  front: curve("-108,4 -101,60 -82,104 -48,132 0,141 48,132 82,104 101,60 108,4"),
  back: curve("-108,4 -98,34 -72,54 -38,64 0,67 38,64 72,54 98,34 108,4"),
  ...TANK_BINDING,
};
