import type { RemovedGround } from "@surimono/domain/designs";
import { levelAt, takeGroundOut } from "./ground-colors.ts";

/** Rows of ink on paper: see-through by as much as it differs from the paper, wherever that is, in the ink's own colour. */
export function clearLines(
  data: Uint8ClampedArray,
  { tolerance }: RemovedGround,
  lines: number,
  ground: Uint8Array,
): void {
  const ink = tolerance + lines;
  for (let at = 0, paper = 0; at < data.length; at += 4, paper += 3) {
    const level = levelAt(data, at, ground, paper);
    if (level >= ink) continue;
    if (level <= tolerance) data.fill(0, at, at + 4);
    else takeGroundOut(data, at, ground, paper, { above: level - tolerance, full: lines, level, ink });
  }
}
