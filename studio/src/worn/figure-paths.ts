import type { FigureMeasures } from "./figure-measures.ts";
import { mirrored, type Spot, smoothThrough } from "./smooth-path.ts";

/** How far the arms stand away from the body, radians. */
export const ARM_ANGLE = 0.38;

/** The axis of the right-hand arm as seen, from its joint downwards. */
export interface ArmLine {
  readonly joint: Spot;
  /** Along it, of length 1, and away from the body. */
  readonly along: Spot;
  readonly away: Spot;
}

export function armLine({ neck, shoulder, half, arm }: FigureMeasures): ArmLine {
  const [sin, cos] = [Math.sin(ARM_ANGLE), Math.cos(ARM_ANGLE)];
  return { joint: [half.shoulder - arm.upper, neck - shoulder + arm.upper], along: [sin, cos], away: [cos, -sin] };
}

/** A spot of the arm: so far down, so far away from its axis. */
export function onArm({ joint, along, away }: ArmLine, down: number, out: number): Spot {
  return [joint[0] + along[0] * down + away[0] * out, joint[1] + along[1] * down + away[1] * out];
}

/** Outlines of a figure as paths, y downwards from where shoulder and neck meet. */
export interface FigurePaths {
  readonly head: string;
  /** Neck, trunk and legs. */
  readonly body: string;
  readonly arms: readonly [string, string];
}

export function figurePaths(figure: FigureMeasures): FigurePaths {
  const { neck, half } = figure;
  const y = (height: number) => neck - height;
  const right: Spot[] = [
    [half.neck * 0.98, y(figure.chin + 70)],
    [half.neck * 0.96, y(neck + 22)],
    [half.neck * 1.45, y(neck - 2)],
    [half.shoulder * 0.72, y(figure.shoulder + half.neck * 0.42)],
    [half.shoulder - 8, y(figure.shoulder - 12)],
    [half.shoulder * 0.93, y(figure.armpit + 30)],
    [half.chest, y(figure.chest)],
    [half.waist, y(figure.waist)],
    [half.hip, y(figure.hip)],
    [half.hip * 0.98, y(figure.crotch)],
    [half.hip * 0.8, y((figure.crotch + figure.knee) / 2)],
    [half.calf * 2.05, y(figure.knee)],
    [half.calf * 2.15, y(figure.knee * 0.74)],
    [half.ankle * 2.2, y(figure.ankle)],
    [half.ankle * 2.6, y(14)],
    [half.ankle * 2.5, y(0)],
  ];
  const inner: Spot[] = [
    [half.ankle * 0.7, y(0)],
    [half.ankle * 0.6, y(16)],
    [half.ankle * 0.75, y(figure.ankle)],
    [half.calf * 0.35, y(figure.knee * 0.72)],
    [half.calf * 0.42, y(figure.knee)],
    [half.thigh * 0.14, y(figure.crotch - 40)],
    [0, y(figure.crotch)],
  ];
  const outline = [...right, ...inner];
  const body = `${smoothThrough(outline)}${smoothThrough(mirrored([...outline].reverse()), "L")}Z`;
  const arm = armOutline(figure);
  return { head: headPath(figure), body, arms: [armPath(arm), armPath(mirrored(arm))] };
}

function armPath(spots: readonly Spot[]): string {
  return `${smoothThrough(spots)}Z`;
}

/** Down its outer side, around the hand, up its inner side. */
function armOutline(figure: FigureMeasures): Spot[] {
  const { upper, lower, length } = figure.arm;
  const line = armLine(figure);
  const spot = (part: number, out: number) => onArm(line, length * part, out);
  return [
    onArm(line, -upper * 0.9, upper * 0.1),
    spot(0.02, upper),
    spot(0.2, upper * 1.06),
    spot(0.45, lower * 1.2),
    spot(0.58, lower * 1.18),
    spot(0.82, lower * 0.74),
    spot(0.92, lower * 1.0),
    spot(1.04, lower * 0.95),
    spot(1.14, lower * 0.25),
    spot(1.12, -lower * 0.5),
    spot(1.02, -lower * 0.95),
    spot(0.9, -lower * 0.85),
    spot(0.82, -lower * 0.72),
    spot(0.58, -lower * 1.12),
    spot(0.45, -lower * 1.15),
    spot(0.22, -upper * 0.9),
    spot(0.06, -upper * 0.9),
  ];
}

/** An oval that is narrower below. */
function headPath({ height, chin, neck, half }: FigureMeasures): string {
  const [top, bottom] = [neck - height, neck - chin];
  const tall = bottom - top;
  const right: Spot[] = [
    [0, top],
    [half.head * 0.66, top + tall * 0.07],
    [half.head, top + tall * 0.38],
    [half.head * 0.94, top + tall * 0.62],
    [half.head * 0.72, top + tall * 0.84],
    [half.head * 0.34, top + tall * 0.975],
    [0, bottom],
  ];
  return `${smoothThrough([...right, ...mirrored([...right].reverse()).slice(1)])}Z`;
}
