import { type ProfilePoint, roundProfile } from "./round-profile.ts";

/** What a part of a vessel is made of: the printed wall, the same glaze without print, or bare steel. */
type VesselMatter = "wall" | "plain" | "steel";

export interface VesselPart {
  readonly matter: VesselMatter;
  readonly profile: readonly ProfilePoint[];
}

/** A vessel round about an upright axis, in millimetres; the upper edge of its printed wall is y = 0. */
export interface VesselShape {
  readonly radius: number;
  /** From the upper edge of the wall to the foot. */
  readonly wall: number;
  /** What stands above the wall. */
  readonly above: number;
  readonly parts: readonly VesselPart[];
  /** Height that the handle is made for; undefined without one. It stands a quarter turn to the right of the front. */
  readonly handle: number | undefined;
  readonly isMatte: boolean;
}

/** Outlines of goods, as the art draws them (`studio/bake/silhouettes`). */
const SHAPES: Readonly<Record<string, (radius: number, height: number) => VesselShape>> = {
  mug: (radius, height) => mug(radius, height, false),
  "matte-mug": (radius, height) => mug(radius, height, true),
  tumbler,
  bottle,
};

/** Whether goods of this silhouette can be turned: their wall is a cylinder that takes a print all around. */
export function isVessel(silhouette: string): boolean {
  return silhouette in SHAPES;
}

/** Undefined for goods that are no vessel. */
export function vesselShape(silhouette: string, diameterMm: number, heightMm: number): VesselShape | undefined {
  return SHAPES[silhouette]?.(diameterMm / 2, heightMm);
}

function mug(radius: number, height: number, isMatte: boolean): VesselShape {
  const lip = 1.8;
  const inner = radius - 2 * lip;
  const floor = 5 - height;
  return {
    ...{ radius, wall: height, above: 0, handle: height, isMatte },
    parts: [
      part("wall", [0, -height], [radius, -height, 5.5], [radius, 0, lip], [radius - lip, 0]),
      part("plain", [radius - lip, 0], [inner, 0, lip], [inner, floor, 7], [0, floor]),
    ],
  };
}

/** Its rim is bare steel. */
function tumbler(radius: number, height: number): VesselShape {
  const above = height * 0.073;
  const wall = height - above;
  const rim = radius - 0.8;
  const inner = radius - 2.4;
  return {
    ...{ radius, wall, above, handle: undefined, isMatte: false },
    parts: [
      part("wall", [0, -wall], [radius, -wall, 5], [radius, 0, 0.7], [rim, 0]),
      part("steel", [rim, 0], [rim, above, 0.8], [inner, above, 0.8], [inner, 6 - wall, 3], [0, 6 - wall]),
    ],
  };
}

/** Neck and screw cap are bare steel. */
function bottle(radius: number, height: number): VesselShape {
  const above = height * 0.2;
  const wall = height - above;
  const [neck, cap, edge] = [radius * 0.67, radius * 0.76, radius - 2.4];
  const thread = above * 0.24;
  return {
    ...{ radius, wall, above, handle: undefined, isMatte: false },
    parts: [
      part("wall", [0, -wall], [radius, -wall, 5], [radius, 0, 2.2], [edge, 0]),
      part("steel", [edge, 0], [neck, 0, 2], [neck, thread], [cap, thread, 1], [cap, above, 3], [0, above]),
    ],
  };
}

function part(matter: VesselMatter, ...corners: readonly (readonly [r: number, y: number, round?: number])[]) {
  return { matter, profile: roundProfile(corners.map(([r, y, round = 0]) => ({ r, y, round }))) };
}
