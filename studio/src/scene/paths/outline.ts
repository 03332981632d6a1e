import type { SceneContext } from "../scene-context.ts";

/** How many coordinates follow each command of an outline. */
export const ARITY = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
export type OutlineCommand = keyof typeof ARITY;

/** A path in micrometres, y downwards: one letter per command, the coordinates behind each other. */
export interface Outline {
  readonly commands: readonly OutlineCommand[];
  readonly coordinates: readonly number[];
}

/** x' = a·x + c·y + e and y' = b·x + d·y + f, as in Canvas 2D. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export class OutlineBuilder implements Outline {
  readonly commands: OutlineCommand[] = [];
  readonly coordinates: number[] = [];

  append(outline: Outline, [a, b, c, d, e, f]: Affine): void {
    for (const command of outline.commands) this.commands.push(command);
    const { coordinates } = outline;
    for (let index = 0; index < coordinates.length; index += 2) {
      const x = coordinates[index] as number;
      const y = coordinates[index + 1] as number;
      this.coordinates.push(a * x + c * y + e, b * x + d * y + f);
    }
  }
}

/** Sines differ in their last digit between engines; rounded to this many parts of a unit all agree. */
export function roundedOutline({ commands, coordinates }: Outline, precision: number): Outline {
  return { commands, coordinates: coordinates.map((value) => Math.round(value * precision) / precision) };
}

/** Starts a new path on the context; fill or stroke it afterwards. */
export function traceOutline(ctx: SceneContext, outline: Outline): void {
  ctx.beginPath();
  let at = 0;
  for (const command of outline.commands) {
    traceCommand(ctx, command, outline.coordinates, at);
    at += ARITY[command];
  }
}

function traceCommand(ctx: SceneContext, command: OutlineCommand, all: readonly number[], at: number): void {
  const number = (offset: number): number => all[at + offset] as number;
  switch (command) {
    case "M":
      return ctx.moveTo(number(0), number(1));
    case "L":
      return ctx.lineTo(number(0), number(1));
    case "Q":
      return ctx.quadraticCurveTo(number(0), number(1), number(2), number(3));
    case "C":
      return ctx.bezierCurveTo(number(0), number(1), number(2), number(3), number(4), number(5));
    case "Z":
      return ctx.closePath();
  }
}

/** The box around the control points: never smaller than the ink, and equal to it when curves have points at their extremes. */
export function outlineBox(outline: Outline): Box | undefined {
  const { coordinates } = outline;
  if (coordinates.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < coordinates.length; index += 2) {
    const x = coordinates[index] as number;
    const y = coordinates[index + 1] as number;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
