import { distance94, type Lab, labOf, rgbOf } from "./lab.ts";

/**
 * The colours process inks reach, as a body in CIELAB spanned by the ground, black, the three solids and their overprints: ISO 12647-2
 * (paper type 1), rounded, with the paper as white. Cloth and film have no published standard; `MethodLimits.chroma` scales the body for
 * each method.
 */
const SOLIDS: readonly Lab[] = [
  [100, 0, 0], // ground
  [8, 0, 0], // four inks over each other
  [57, -37, -49], // cyan
  [50, 75, -2], // magenta
  [93, -5, 94], // yellow
  [49, 69, 49], // red
  [52, -67, 31], // green
  [25, 22, -46], // blue
];

/** From here on the printed colour is plainly another one: pure RGB green, blue, cyan and magenta, neon tones. */
const VISIBLE = 8;
/** How far lighter or darker to look for the nearest colour, and in which steps. */
const LIGHT_REACH = 30;
const LIGHT_STEP = 3;

interface Plane {
  readonly normal: Lab;
  readonly offset: number;
}

const EDGE = 1e-6;
const PLANES = planesAround(SOLIDS);
const [LIGHTEST, DARKEST] = [SOLIDS[0] as Lab, SOLIDS[1] as Lab];

/** The nearest colour of the same hue within the inks' range: `#rrggbb`. The colour itself if it is in range. */
export function reachedColor(hex: string, chroma: number): string {
  const lab = labOf(hex);
  return isWithin(lab, chroma) ? hex : rgbOf(nearest(lab, chroma));
}

/** Whether the colour would plainly print as another one. */
export function isUnreachable(hex: string, chroma: number): boolean {
  return isLabUnreachable(labOf(hex), chroma);
}

export function isLabUnreachable(lab: Lab, chroma: number): boolean {
  return !isWithin(lab, chroma) && distance94(lab, nearest(lab, chroma)) > VISIBLE;
}

function isWithin(lab: Lab, chroma: number): boolean {
  return keptChroma(lab, lab[0], chroma) >= 1;
}

/** Duller, or lighter or darker where that costs less: lost chroma is more visible than lost light. */
function nearest(lab: Lab, chroma: number): Lab {
  let best = dulled(lab, lab[0], chroma);
  let least = distance94(lab, best);
  for (let step = -LIGHT_REACH; step <= LIGHT_REACH; step += LIGHT_STEP) {
    const candidate = dulled(lab, lab[0] + step, chroma);
    const distance = distance94(lab, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function dulled(lab: Lab, light: number, chroma: number): Lab {
  const kept = Math.min(1, keptChroma(lab, light, chroma));
  return [clampedLight(light), lab[1] * kept, lab[2] * kept];
}

/** The fraction of the colour's chroma inside the body at that lightness; 1 and more is all of it. */
function keptChroma([, a, b]: Lab, light: number, chroma: number): number {
  const scale = 10_000 / chroma;
  const grey: Lab = [clampedLight(light), 0, 0];
  const way: Lab = [0, a * scale, b * scale];
  let kept = Number.POSITIVE_INFINITY;
  for (const { normal, offset } of PLANES) {
    const along = dot(normal, way);
    if (along > EDGE) kept = Math.min(kept, (offset - dot(normal, grey)) / along);
  }
  return Math.max(0, kept);
}

function clampedLight(light: number): number {
  return Math.min(LIGHTEST[0], Math.max(DARKEST[0], light));
}

/** Every plane through three of the points that has all others on one side. */
function planesAround(points: readonly Lab[]): readonly Plane[] {
  const planes: Plane[] = [];
  points.forEach((one, index) => {
    for (let second = index + 1; second < points.length; second++)
      for (let third = second + 1; third < points.length; third++) {
        const normal = cross(minus(points[second] as Lab, one), minus(points[third] as Lab, one));
        const sides = points.map((point) => dot(normal, minus(point, one)));
        if (sides.every((side) => side <= EDGE)) planes.push({ normal, offset: dot(normal, one) });
        else if (sides.every((side) => side >= -EDGE)) {
          const turned: Lab = [-normal[0], -normal[1], -normal[2]];
          planes.push({ normal: turned, offset: dot(turned, one) });
        }
      }
  });
  return planes;
}

function dot(one: Lab, other: Lab): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function minus(one: Lab, other: Lab): Lab {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function cross(one: Lab, other: Lab): Lab {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}
