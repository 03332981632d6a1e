import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distance94, labOf, rgbOf } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { pressModel } from "../../press/press-model.ts";
import { loadPressLook } from "../mockup-files/index.ts";
import { PressInks } from "../print-node/press-inks.ts";
import { areaOf, groupLayer, imageLayer, shapeLayer, textLayer } from "../scene/design.fixture.ts";
import { createPressLook, isKeyBlack, MOST_INK } from "./index.ts";

const look = loadPressLook();
const { inksToLab } = pressModel(readFileSync(join(import.meta.dirname, "../../press/tr-006.txt"), "utf8"));

/** Steps that are none of the table's. */
const LEVELS = [3, 41, 77, 128, 166, 203, 251];
const CUBE = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => [r, g, b] as const)));
const hexOf = (rgb: ArrayLike<number>) => `#${Buffer.from(Uint8Array.from(rgb)).toString("hex")}`;

/** By the conversion of the print files and the measurements of the press. */
async function asPrinted(colors: readonly (readonly number[])[]) {
  const inks = await new PressInks().convert(Uint8Array.from(colors.flat()), colors.length, 1);
  return colors.map((_, index) => {
    const own = [...inks.subarray(index * 4, index * 4 + 4)];
    return {
      hex: rgbOf(inksToLab(own.map((ink) => ink / 255))),
      ink: (own.reduce((sum, ink) => sum + ink) * 100) / 255,
    };
  });
}

test("colours come out as the print files are converted and the press was measured", async () => {
  const wanted = await asPrinted(CUBE);
  const apart = CUBE.map((rgb, index) => {
    const data = Uint8ClampedArray.of(...rgb, 255);
    look.print(data);
    return distance94(labOf(wanted[index]?.hex ?? ""), labOf(hexOf(data.subarray(0, 3))));
  }).sort((one, other) => one - other);
  expect(apart.reduce((sum, one) => sum + one) / apart.length).toBeLessThan(0.5);
  expect(apart.at(-1)).toBeLessThan(3);
});

test("the sum of inks is told to a few percent, and never passes the limit", async () => {
  const wanted = await asPrinted(CUBE);
  const off = CUBE.map((rgb, index) =>
    Math.abs(look.mostInk(Uint8ClampedArray.of(...rgb, 255)) - (wanted[index]?.ink ?? 0)),
  );
  expect(Math.max(...off)).toBeLessThan(15);
  const everywhere = Uint8ClampedArray.from(CUBE.flatMap((rgb) => [...rgb, 255]));
  expect(look.mostInk(everywhere)).toBeLessThanOrEqual(MOST_INK);
  expect(look.mostInk(Uint8ClampedArray.of(0, 0, 0, 0))).toBe(0);
});

test("paper stays paper, clear pixels stay clear, and what is drawn in black looks as black ink alone", () => {
  const data = Uint8ClampedArray.of(255, 255, 255, 255, 0, 200, 0, 0, 0, 255, 0, 128);
  look.print(data);
  expect([...data.subarray(0, 8)]).toEqual([255, 255, 255, 255, 0, 200, 0, 0]);
  expect(data[11]).toBe(128);
  expect([...data.subarray(8, 11)]).not.toEqual([0, 255, 0]);
  const black = rgbOf(inksToLab([0, 0, 0, 1]));
  // All inks together are converted to no colour as dark as black alone: what is shown is the nearest that they have.
  expect(distance94(labOf(look.printed("#000000")), labOf(black))).toBeLessThan(2.5);
  expect(look.printed("#242424")).toBe(look.printed("#000000"));
});

test("lines and letters are prepared, pictures are not", () => {
  const design = areaOf([
    textLayer("墨", { color: "#222222", outline: { color: "#fe3a27", width: 500 } }),
    groupLayer([shapeLayer("star", { fill: "#1c1c1e" })]),
    imageLayer("photo", { adjust: { brightness: 0, contrast: 0, saturation: 0, ink: "#000000" } }),
  ]);
  const [words, group, photo] = look.prepared(design).layers;
  expect(words).toMatchObject({ color: expect.not.stringMatching("#222222"), outline: { color: "#fe3a27" } });
  expect(group).toMatchObject({ layers: [{ fill: (words as { color: string }).color }] });
  expect(photo).toBe(design.layers[2]);
  expect(["#000000", "#242424", "#252525", "#200000"].map(isKeyBlack)).toEqual([true, true, false, false]);
});

test("a table that is not whole is refused", () => {
  expect(() => createPressLook(new Uint8Array(100))).toThrow(RangeError);
});
