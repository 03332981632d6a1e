import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lab, labOf, pressModel, xyzOf } from "./press-model.ts";

// Makes `coated-tr006.icc` of the measurements in `tr-006.txt`: node studio/press/build-profile.ts (about a minute).

const D50 = [0.9642, 1, 0.8249] as const;
const A2B_STEPS = 11;
const B2A_STEPS = 33;
const MOST_INK = 3;

const { inksToLab, paper } = pressModel(readFileSync(join(import.meta.dirname, "tr-006.txt"), "utf8"));
const darkest = inksToLab([0.75, 0.68, 0.62, 0.95])[0];

type Inks = [number, number, number, number];

/** How much black, by lightness: none in the lights, and less where colours are strong. */
function blackFor([l, a, b]: Lab): number {
  const dark = Math.min(1, Math.max(0, (72 - l) / (72 - darkest)));
  const chroma = Math.sqrt(a * a + b * b);
  return 0.95 * dark ** 1.8 * Math.max(0.15, 1 - chroma / 75);
}

/** The inks for a colour: black first, the others by damped least squares, no more of all than the paper takes. */
function solve(target: Lab, start: Inks): Inks {
  const least = blackFor(target);
  for (let black = least; ; black = Math.min(1, black + 0.05)) {
    const inks = solveColors(target, [start[0], start[1], start[2], black]);
    const sum = inks[0] + inks[1] + inks[2] + inks[3];
    if (sum <= MOST_INK) return inks;
    if (black < 1) continue;
    const share = (MOST_INK - black) / (sum - black);
    return [inks[0] * share, inks[1] * share, inks[2] * share, black];
  }
}

function solveColors(target: Lab, start: Inks): Inks {
  let inks = start;
  let error = errorOf(inks, target);
  let damping = 1;
  for (let round = 0; round < 30 && error > 0.01; round++) {
    const step = stepOf(inks, target, damping);
    const next = inks.map((ink, index) =>
      index < 3 ? Math.min(1, Math.max(0, ink + (step[index] ?? 0))) : ink,
    ) as Inks;
    const better = errorOf(next, target);
    if (better < error) [inks, error, damping] = [next, better, damping / 3];
    else damping *= 4;
    if (damping > 1e6) break;
  }
  return inks;
}

function errorOf(inks: Inks, target: Lab): number {
  const lab = inksToLab(inks);
  return lab.reduce((sum, value, index) => sum + (value - (target[index] as number)) ** 2, 0);
}

const DELTA = 0.01;

function stepOf(inks: Inks, target: Lab, damping: number): number[] {
  const at = inksToLab(inks);
  const slopes = [0, 1, 2].map((index) => {
    const by = (inks[index] as number) > 0.5 ? -DELTA : DELTA;
    const moved = inksToLab(inks.map((ink, own) => (own === index ? ink + by : ink)) as Inks);
    return moved.map((value, axis) => (value - (at[axis] as number)) / by);
  });
  const rest = target.map((value, axis) => value - (at[axis] as number));
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, index) => sum + value * (other[index] as number), 0);
  const matrix = slopes.map((row, i) => slopes.map((column, j) => dot(row, column) + (i === j ? damping : 0)));
  return cramer(
    matrix,
    slopes.map((row) => dot(row, rest)),
  );
}

function cramer(m: readonly (readonly number[])[], v: readonly number[]): number[] {
  const det = (c: (i: number, j: number) => number) =>
    c(0, 0) * (c(1, 1) * c(2, 2) - c(1, 2) * c(2, 1)) -
    c(0, 1) * (c(1, 0) * c(2, 2) - c(1, 2) * c(2, 0)) +
    c(0, 2) * (c(1, 0) * c(2, 1) - c(1, 1) * c(2, 0));
  const cell = (i: number, j: number) => m[i]?.[j] ?? 0;
  const whole = det(cell) || 1;
  return [0, 1, 2].map((k) => det((i, j) => (j === k ? (v[i] ?? 0) : cell(i, j))) / whole);
}

/** Perceptual: black of screens becomes the darkest of the press, in XYZ, and all between in proportion. */
function compensated(lab: Lab): Lab {
  const black = xyzOf([darkest, 0, 0]);
  const scaled = xyzOf(lab).map(
    (value, axis) => value * (1 - (black[axis] ?? 0) / (D50[axis] ?? 1)) + (black[axis] ?? 0),
  );
  return labOf(scaled as [number, number, number]);
}

/** `lut16Type` of ICC.1:2001 with straight curves; the first input changes slowest. */
function lut(inputs: number, outputs: number, steps: number, table: Uint16Array): Buffer {
  const head = Buffer.alloc(52);
  head.write("mft2", "latin1");
  head.set([inputs, outputs, steps, 0], 8);
  for (const at of [0, 4, 8]) head.writeInt32BE(65_536, 12 + at * 4);
  head.writeUInt16BE(2, 48);
  head.writeUInt16BE(2, 50);
  const straight = Buffer.from([0, 0, 255, 255]);
  const body = Buffer.alloc(table.length * 2);
  for (const [index, value] of table.entries()) body.writeUInt16BE(value, index * 2);
  return Buffer.concat([head, ...Array<Buffer>(inputs).fill(straight), body, ...Array<Buffer>(outputs).fill(straight)]);
}

const word = (value: number) => Math.min(65_535, Math.max(0, Math.round(value)));

function toLab(): Buffer {
  const table: number[] = [];
  const axis = Array.from({ length: A2B_STEPS }, (_, step) => step / (A2B_STEPS - 1));
  for (const c of axis)
    for (const m of axis)
      for (const y of axis)
        for (const k of axis) {
          const [l, a, b] = inksToLab([c, m, y, k]);
          table.push(word((l / 100) * 65_280), word((a + 128) * 256), word((b + 128) * 256));
        }
  return lut(4, 3, A2B_STEPS, Uint16Array.from(table));
}

function toInks(turn: (lab: Lab) => Lab): Buffer {
  const table: number[] = [];
  const last = B2A_STEPS - 1;
  let start: Inks = [0.5, 0.5, 0.5, 0];
  for (let i = 0; i <= last; i++) {
    const l = Math.min(100, ((i / last) * 65_535 * 100) / 65_280);
    for (let j = 0; j <= last; j++) {
      for (let n = 0; n <= last; n++) {
        const at = j % 2 === 0 ? n : last - n;
        const lab: Lab = [l, (j / last) * 255.996 - 128, (at / last) * 255.996 - 128];
        start = solve(turn(lab), start);
        const index = ((i * B2A_STEPS + j) * B2A_STEPS + at) * 4;
        start.forEach((ink, channel) => {
          table[index + channel] = word((l >= 100 && lab[1] === 0 && lab[2] === 0 ? 0 : ink) * 65_535);
        });
      }
    }
  }
  return lut(3, 4, B2A_STEPS, Uint16Array.from(table));
}

const fixed = (value: number): number => Math.round(value * 65_536);

function xyzTag(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.write("XYZ ", "latin1");
  for (const [index, value] of values.entries()) bytes.writeInt32BE(fixed(value), 8 + index * 4);
  return bytes;
}

function textTag(words: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil((9 + words.length) / 4) * 4);
  bytes.write("text", "latin1");
  bytes.write(words, 8, "latin1");
  return bytes;
}

function descriptionTag(words: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil((12 + words.length + 1 + 78) / 4) * 4);
  bytes.write("desc", "latin1");
  bytes.writeUInt32BE(words.length + 1, 8);
  bytes.write(words, 12, "latin1");
  return bytes;
}

const COPYRIGHT = "No copyright, use freely. Characterization data: ANSI CGATS TR 006-2007 (NPES).";
const [a2b, perceptual, colorimetric] = [toLab(), toInks(compensated), toInks((lab) => lab)];
const tags: readonly (readonly [names: readonly string[], data: Buffer])[] = [
  [["desc"], descriptionTag("Surimono Coated (CGATS TR 006)")],
  [["cprt"], textTag(COPYRIGHT)],
  [["wtpt"], xyzTag(paper)],
  [["A2B0", "A2B1", "A2B2"], a2b],
  [["B2A0", "B2A2"], perceptual],
  [["B2A1"], colorimetric],
];
const count = tags.reduce((sum, [names]) => sum + names.length, 0);
const table = Buffer.alloc(4 + count * 12);
table.writeUInt32BE(count);
let [offset, row] = [128 + table.length, 0];
const parts: Buffer[] = [];
for (const [names, data] of tags) {
  for (const name of names) {
    table.write(name, 4 + row * 12, "latin1");
    table.writeUInt32BE(offset, 8 + row * 12);
    table.writeUInt32BE(data.length, 12 + row * 12);
    row++;
  }
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  parts.push(padded);
  offset += padded.length;
}
const header = Buffer.alloc(128);
header.writeUInt32BE(offset, 0);
header.writeUInt32BE(0x02100000, 8);
header.write("prtrCMYKLab ", 12, "latin1");
for (const [index, part] of [2026, 1, 1].entries()) header.writeUInt16BE(part, 24 + index * 2);
header.write("acsp", 36, "latin1");
for (const [index, value] of D50.entries()) header.writeInt32BE(fixed(value), 68 + index * 4);
writeFileSync(join(import.meta.dirname, "coated-tr006.icc"), Buffer.concat([header, table, ...parts]));
