import {
  type Color,
  GroundLight,
  hexOf,
  type Pixels,
  pictureGround,
  type RemovedGround,
} from "@surimono/domain/designs";
import { GroundColors, levelAt } from "../../scene/index.ts";
import { USUAL_GROUND } from "../commands/remove-ground.ts";
import { fitLight, type Light } from "./fit-light.ts";
import { floodLevels } from "./flood-levels.ts";
import { isMesh } from "./is-mesh.ts";

export type MeasuredGround =
  | { readonly kind: "none" }
  /** A ground, and hardly anything that stands out from it. */
  | { readonly kind: "alike" }
  | { readonly kind: "found"; readonly ground: RemovedGround; readonly note?: GroundNote };

/** `close`: where the picture ends is hard to tell by colour; `lines`: a pencil's or a pen's on paper. */
export type GroundNote = "close" | "lines";

/** Beside what is nearly like the ground. */
const CLOSE_SOFTNESS = 8;
/** Below this no picture is without noise; above it a ground is none. */
const [LEAST, MOST] = [4, 40];
/** So much of what stands out may the usual take, or let fade, more than the noise does. */
const TAKEN = 0.08;
/** A strongly compressed picture has rings of its ink around it: so much of it is fainter than the usual, hardly any of it just above. */
const [RINGING, RUNG] = [0.02, 28];
/** Of the picture. */
const HARDLY_ANYTHING = 0.003;

/** `small` is the whole picture on few pixels, `strip` some of its uppermost and lowest rows as they are. */
export function measureGround(small: Pixels, strips: readonly Strip[], rim: number): MeasuredGround {
  const color = pictureGround(small);
  const light = fitLight(small);
  if (color === undefined && light === undefined) return { kind: "none" };
  const found = { color: color ?? meanOf(light), ...(light && !light.isEven && { light: light.colors }) };
  const ground = { ...found, ...USUAL_GROUND };
  const noise = noiseOf(strips, ground);
  const floor = Math.min(MOST, Math.max(LEAST, noise + 2));
  const usual = Math.max(USUAL_GROUND.tolerance, floor);
  const levels = levelsOf(small, ground);
  const needed = floodLevels(levels, small.width, small.height);
  const left = (tolerance: number) => needed.reduce((sum, level) => sum + (level > tolerance ? 1 : 0), 0);
  const rest = left(floor);
  if (rest < needed.length * HARDLY_ANYTHING) return { kind: "alike" };
  const ink = inkOf(levels, usual);
  const isPaper = noise >= PAPER || found.light !== undefined;
  const isDrawn = [usual, usual + ink / 2].some((from) => areLines(levels, small.width, from));
  if (isPaper && ink >= DARK && isDrawn)
    return { kind: "found", ground: { ...ground, tolerance: usual, lines: ink }, note: "lines" };
  // What fades counts too: a pale picture is as good as gone.
  const taken = left(floor + CLOSE_SOFTNESS) - left(usual + USUAL_GROUND.softness);
  if (Math.max(taken, rest - left(usual)) > rest * TAKEN) {
    return { kind: "found", ground: { ...ground, tolerance: floor, softness: CLOSE_SOFTNESS, rim }, note: "close" };
  }
  const rings = rest - left(usual) > rest * RINGING && left(usual) - left(RUNG) < rest * RINGING;
  const tolerance = rings ? Math.max(usual, RUNG) : usual;
  const enclosed = isMesh(levels, needed, small.width, tolerance) && ({ enclosed: true } as const);
  return { kind: "found", ground: { ...ground, tolerance, rim, ...enclosed } };
}

function meanOf(light: Light | undefined): string {
  const [red = 0, green = 0, blue = 0] = light ? new GroundLight(light.colors).row(1, 3, 3, 1, 1) : [];
  return hexOf([red, green, blue] satisfies Color);
}

function levelsOf({ data, width, height }: Pixels, ground: RemovedGround): Uint8Array {
  const colors = new GroundColors(width, height, ground);
  const levels = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const row = colors.row(y);
    for (let x = 0; x < width; x++, index++) levels[index] = levelAt(data, index * 4, row, x * 3);
  }
  return levels;
}

/** Rows of a picture of `height` from `top` on. */
export interface Strip extends Pixels {
  readonly top: number;
  readonly whole: number;
}

/** How far nearly all of the ground's own pixels are from it. */
function noiseOf(strips: readonly Strip[], ground: RemovedGround): number {
  const counts = new Uint32Array(MOST + 1);
  for (const { data, width, height, top, whole } of strips) {
    const colors = new GroundColors(width, whole, ground);
    for (let y = 0, at = 0; y < height; y++) {
      const row = colors.row(top + y);
      for (let x = 0; x < width; x++, at += 4) {
        const level = levelAt(data, at, row, x * 3);
        if (level <= MOST) counts[level] = (counts[level] as number) + 1;
      }
    }
  }
  return percentile(counts, 0.99);
}

function percentile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let passed = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      passed += count;
      return passed >= wanted;
    }),
  );
}

/** Noise that paper has and a drawing of a computer has not, and how much darker than it ink is. */
const [PAPER, DARK] = [3, 40];
/** Of ink on paper most is edge, and most of the paper is empty. */
const [EDGES, INK] = [0.45, 0.35];

function areLines(levels: Uint8Array, width: number, tolerance: number): boolean {
  let [ink, edges] = [0, 0];
  for (let index = width; index < levels.length - width; index++) {
    if ((levels[index] as number) <= tolerance) continue;
    ink++;
    const isEdge = [index - 1, index + 1, index - width, index + width].some(
      (beside) => (levels[beside] as number) <= tolerance,
    );
    if (isEdge) edges++;
  }
  return ink < levels.length * INK && edges > ink * EDGES;
}

/** Above the tolerance, what the darkest of the ink is at. A smaller copy shows thin lines too pale, which makes them a little denser. */
function inkOf(levels: Uint8Array, tolerance: number): number {
  const counts = new Uint32Array(256);
  for (const level of levels) if (level > tolerance) counts[level] = (counts[level] as number) + 1;
  return Math.min(255, Math.max(24, percentile(counts, 0.9) - tolerance));
}
