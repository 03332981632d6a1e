import type { FigureMeasures } from "./figure-measures.ts";
import { type ArmLine, armLine, onArm } from "./figure-paths.ts";
import { type GarmentCut, type GarmentSize, wornWidth } from "./garment-measures.ts";
import { at, lineTo, mirrored, type Spot, smoothThrough } from "./smooth-path.ts";

/** A sleeve on the right as seen: where it ends, and the middle of it for a print. */
interface Sleeve {
  readonly outline: readonly Spot[];
  readonly cuff: readonly [outer: Spot, inner: Spot];
  readonly middle: Spot;
}

/** A garment as it hangs from a figure, in millimetres from where shoulder and neck meet; y downwards. */
export interface GarmentPaths {
  readonly trunk: string;
  readonly sleeves: readonly string[];
  /** The opening for the neck: the front's edge, and the back of the collar seen through it. */
  readonly neck: { readonly half: number; readonly front: number; readonly back: number; readonly y: number };
  readonly hem: { readonly half: number; readonly y: number };
  readonly armpit: Spot;
  readonly cuffs: readonly (readonly [Spot, Spot])[];
  /** Undefined without sleeves. */
  readonly sleeveMiddle: Spot | undefined;
}

const LONG: readonly GarmentCut[] = ["long", "sweat", "hoodie"];
const RIBBED: readonly GarmentCut[] = ["sweat", "hoodie"];
/** A sleeve that is longer is pushed up on the wrist. */
const WRIST = 0.9;

export function garmentPaths(figure: FigureMeasures, size: GarmentSize, cut: GarmentCut): GarmentPaths {
  const neck = neckOf(figure, size, cut);
  const line = armLine(figure);
  const shoulder = shoulderLine(figure, line, [neck.half, neck.y]);
  const seamAt = Math.max(30, size.shoulder / 2 - neck.half);
  const seam = spotAlong(shoulder, seamAt);
  const half = wornWidth(size, figure) / 2;
  const armpit: Spot = [
    Math.min(half, figure.half.chest + 12 + Math.max(0, half - figure.half.chest) * 0.3),
    Math.max(figure.neck - figure.armpit + 12, size.width * 0.4 + neck.y),
  ];
  const hem = { half: hemHalf(figure, half, cut), y: size.length };
  const sleeve =
    cut === "tank" || size.sleeve === 0
      ? undefined
      : sleeveOf(figure, line, size, cut, { seam, armpit, shoulder, seamAt });
  const side = sideLine(armpit, half, hem, cut);
  const right: Spot[] = [...before(shoulder, seamAt), seam];
  const hole =
    cut === "tank"
      ? tankHole(seam, armpit)
      : [seam, [(seam[0] + armpit[0]) / 2 + 9, (seam[1] + armpit[1]) / 2] as Spot, armpit];
  const trunk = [
    `M${at([-neck.half, neck.y])}Q${at([-neck.half * 0.94, neck.front])} ${at([0, neck.front])}Q${at([neck.half * 0.94, neck.front])} ${at([neck.half, neck.y])}`,
    smoothThrough(right, "L"),
    smoothThrough(hole, "L"),
    smoothThrough(side, "L"),
    `Q${at([0, hem.y + 16])} ${at([-hem.half, hem.y])}`,
    smoothThrough(mirrored([...side].reverse()), "L"),
    smoothThrough(mirrored([...hole].reverse()), "L"),
    smoothThrough(mirrored([...right].reverse()), "L"),
    "Z",
  ].join("");
  const outlines = sleeve ? [sleeve.outline, mirrored(sleeve.outline)] : [];
  const cuffs = sleeve ? [sleeve.cuff, mirrored(sleeve.cuff) as unknown as readonly [Spot, Spot]] : [];
  return {
    ...{ trunk, neck, hem, armpit, cuffs },
    sleeves: outlines.map((spots) => `${smoothThrough(spots.slice(0, -2))}${lineTo(...spots.slice(-2))}Z`),
    sleeveMiddle: sleeve?.middle,
  };
}

function neckOf(figure: FigureMeasures, { width }: GarmentSize, cut: GarmentCut) {
  const scale = Math.min(1.08, Math.max(0.6, width / 520));
  const half = Math.max(figure.half.neck * 1.4, (cut === "tank" ? 100 : 82) * scale);
  const drop = { tee: 84, long: 84, sweat: 70, hoodie: 88, polo: 66, tank: 150 }[cut] * scale;
  return { half, front: drop, back: 14 * scale, y: 2 };
}

/** From the neck over the shoulder and down the outer side of the arm, a little above the body. */
function shoulderLine(figure: FigureMeasures, line: ArmLine, start: Spot): Spot[] {
  const { half, neck, shoulder, arm } = figure;
  const down = (part: number, ease: number) =>
    onArm(line, arm.length * part, arm.upper + (arm.lower * 1.1 - arm.upper) * Math.min(1, part / 0.6) + ease);
  return [
    start,
    [half.shoulder * 0.72, neck - shoulder - half.neck * 0.42 - 7],
    [half.shoulder - 5, neck - shoulder + 4],
    down(0.06, 7),
    ...[0.16, 0.26, 0.36, 0.46, 0.56, 0.66, 0.76, 0.86, 1].map((part) => down(part, 12)),
  ];
}

/** The spot so far along a line of spots. */
function spotAlong(spots: readonly Spot[], length: number): Spot {
  let left = length;
  for (const [index, spot] of spots.entries()) {
    const after = spots[index + 1];
    if (!after) return spot;
    const step = Math.hypot(after[0] - spot[0], after[1] - spot[1]);
    if (left <= step)
      return [spot[0] + ((after[0] - spot[0]) * left) / step, spot[1] + ((after[1] - spot[1]) * left) / step];
    left -= step;
  }
  return [0, 0];
}

/** The spots of a line before that length. */
function before(spots: readonly Spot[], length: number): Spot[] {
  let gone = 0;
  return spots.filter((spot, index) => {
    const last = spots[index - 1];
    if (last) gone += Math.hypot(spot[0] - last[0], spot[1] - last[1]);
    return gone < length - 4;
  });
}

function hemHalf({ half }: FigureMeasures, seen: number, cut: GarmentCut): number {
  return RIBBED.includes(cut) ? Math.max(half.hip + 10, seen * 0.86) : Math.max(half.hip + 8, seen);
}

function sideLine(armpit: Spot, seen: number, hem: { half: number; y: number }, cut: GarmentCut): Spot[] {
  const long = hem.y - armpit[1];
  const wide = Math.max(seen, hem.half);
  if (!RIBBED.includes(cut)) {
    return [
      armpit,
      [(armpit[0] + wide * 3) / 4, armpit[1] + long * 0.26],
      [wide + 1, armpit[1] + long * 0.62],
      [wide, hem.y],
    ];
  }
  return [
    armpit,
    [wide - 4, armpit[1] + long * 0.42],
    [wide + 4, hem.y - 92],
    [hem.half + 6, hem.y - 62],
    [hem.half, hem.y],
  ];
}

function tankHole([x, y]: Spot, armpit: Spot): Spot[] {
  return [[x, y], [x - 6, y + (armpit[1] - y) * 0.5], [armpit[0] - 30, armpit[1] - 26], armpit];
}

interface SleeveFrom {
  readonly seam: Spot;
  readonly armpit: Spot;
  readonly shoulder: readonly Spot[];
  readonly seamAt: number;
}

function sleeveOf(
  { arm }: FigureMeasures,
  line: ArmLine,
  size: GarmentSize,
  cut: GarmentCut,
  { seam, armpit, shoulder, seamAt }: SleeveFrom,
): Sleeve {
  const isLong = LONG.includes(cut);
  const reach = shoulder
    .slice(1)
    .reduce(
      (sum, spot, index) =>
        sum + Math.hypot(spot[0] - (shoulder[index]?.[0] ?? 0), spot[1] - (shoulder[index]?.[1] ?? 0)),
      0,
    );
  const wristAt = reach - arm.length * (1 - WRIST);
  const endAt = Math.min(seamAt + size.sleeve, wristAt);
  const outer = spotAlong(shoulder, endAt);
  // How far down the arm that is.
  const down = (outer[0] - line.joint[0]) * line.along[0] + (outer[1] - line.joint[1]) * line.along[1];
  const radius = arm.upper + (arm.lower - arm.upper) * Math.min(1, down / (arm.length * 0.6));
  const loose = isLong ? 10 : Math.max(10, size.width * 0.15 - radius) * 0.62;
  const inner = onArm(line, down + (isLong ? 0 : 6), -(radius + loose));
  const hem = onArm(line, down, radius + (isLong ? 10 : 14));
  const along = before(shoulder, endAt).filter(([x, y]) => x > seam[0] + 6 || y > seam[1] + 6);
  const elbow = isLong
    ? [onArm(line, arm.length * 0.5, -(arm.lower * 1.2 + 16)), onArm(line, arm.length * 0.3, -(arm.upper + 16))]
    : [];
  const middle = onArm(line, down * (isLong ? 0.32 : 0.55), radius * 0.25);
  return {
    outline: [[seam[0] - 1, seam[1]], ...along, hem, inner, ...elbow, armpit].map(([x, y]) => [x ?? 0, y ?? 0] as Spot),
    cuff: [hem, inner],
    middle,
  };
}
