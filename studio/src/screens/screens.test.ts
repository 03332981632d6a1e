import { screenJob, screensOf } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { printInInks } from "./print-in-inks.ts";
import { proposeInks } from "./propose-inks.ts";

const SIDE = 60;
type Rgba = readonly [number, number, number, number];
const RED: Rgba = [217, 36, 15, 255];
const BLACK: Rgba = [28, 28, 30, 255];
const CLEAR: Rgba = [0, 0, 0, 0];

function picture(at: (x: number, y: number) => Rgba) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(at(x, y), (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

const bars = picture((x) => (x < 20 ? RED : x < 40 ? BLACK : CLEAR));

describe("inks are proposed", () => {
  test("as few as there are colours, the nearest of the shop", () => {
    expect(proposeInks(bars, "#ffffff").toSorted()).toEqual(["black", "red"]);
    expect(proposeInks(bars, "#ffffff", 1)).toHaveLength(1);
  });

  test("none for the cloth's own colour, nor for the rims of soft edges", () => {
    expect(
      proposeInks(
        picture(() => [250, 250, 250, 255]),
        "#ffffff",
      ),
    ).toEqual([]);
    const soft = picture((x) => (x < 29 ? RED : x === 29 ? [235, 145, 135, 255] : [255, 255, 255, 255]));
    expect(proposeInks(soft, "#ffffff")).toEqual(["red"]);
  });

  test("also for small spots of a colour", () => {
    const spot = picture((x, y) => (x < 40 ? BLACK : x >= 50 && x < 56 && y < 6 ? RED : CLEAR));
    expect(proposeInks(spot, "#ffffff").toSorted()).toEqual(["black", "red"]);
  });

  test("four for a picture of all colours", () => {
    const all = picture((x, y) => [x * 4, y * 4, 255 - x * 2, 255]);
    expect(proposeInks(all, "#ffffff")).toHaveLength(4);
  });
});

describe("a picture in inks", () => {
  const inks = (given: string[], cloth = "#ffffff", halftone = false) =>
    screenJob(screensOf({ inks: given }, cloth), cloth, {
      screen: { inks: given, ...(halftone && { halftone: true }) },
    });
  const colorAt = (data: Uint8ClampedArray, x: number, y: number) => [
    ...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
  ];

  test("has only them, with hard edges, and no third ink between two", () => {
    const soft = picture((x) =>
      x < 20 ? RED : x === 20 ? [122, 32, 22, 255] : x < 40 ? BLACK : x === 40 ? [28, 28, 30, 90] : CLEAR,
    );
    printInInks(soft, 300, inks(["vermilion", "black", "crimson"]));
    const seen = new Set(Array.from({ length: SIDE }, (_, x) => colorAt(soft.data, x, 30).join()));
    expect(seen).toEqual(new Set(["232,70,42,255", "26,26,26,255", "0,0,0,0"]));
  });

  test("leaves the cloth bare where the art has its colour", () => {
    const navy = picture((x) => (x < 30 ? [31, 42, 68, 255] : RED));
    printInInks(navy, 300, inks(["vermilion"], "#1f2a44"));
    expect([colorAt(navy.data, 10, 30), colorAt(navy.data, 50, 30)]).toEqual([
      [0, 0, 0, 0],
      [232, 70, 42, 255],
    ]);
  });

  test("has dots of the tone's share, or where they are too fine their tone", () => {
    const grey = () => picture(() => [140, 140, 140, 255]);
    const [fine, coarse] = [grey(), grey()];
    printInInks(fine, 600, inks(["black"], "#ffffff", true));
    const dots = Array.from({ length: SIDE * SIDE }, (_, index) => fine.data[index * 4 + 3] as number);
    expect(new Set(dots)).toEqual(new Set([0, 255]));
    expect(dots.filter((alpha) => alpha > 0).length / dots.length).toBeCloseTo(0.5, 1);
    printInInks(coarse, 100, inks(["black"], "#ffffff", true));
    expect(colorAt(coarse.data, 30, 30)[3]).toBeGreaterThan(110);
    expect(colorAt(coarse.data, 30, 30)[3]).toBeLessThan(145);
  });
});
