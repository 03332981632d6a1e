import { ARITY, type Outline } from "./outline.ts";

export type Point = readonly [x: number, y: number];
/** Closed. */
export type Polygon = readonly Point[];

/** Straight pieces per curve: enough for the thickness of small letters. */
const PIECES = 6;

/** The outline as polygons. */
export function flatten({ commands, coordinates }: Outline): readonly Polygon[] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  let at = 0;
  for (const command of commands) {
    const points: Point[] = [];
    for (let index = 0; index < ARITY[command]; index += 2) {
      points.push([coordinates[at + index] as number, coordinates[at + index + 1] as number]);
    }
    at += ARITY[command];
    if (command === "M") {
      polygon = [...points];
      polygons.push(polygon);
    } else if (command !== "Z") {
      polygon.push(...curve([polygon.at(-1) ?? [0, 0], ...points]));
    }
  }
  return polygons;
}

/** Points along a line or a Bézier curve after its first, by de Casteljau. */
function curve(control: readonly Point[]): Point[] {
  const pieces = control.length === 2 ? 1 : PIECES;
  return Array.from({ length: pieces }, (_, index) => pointAt(control, (index + 1) / pieces));
}

function pointAt(control: readonly Point[], share: number): Point {
  if (control.length === 1) return control[0] as Point;
  return pointAt(
    control.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = control[index] as Point;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    }),
    share,
  );
}
