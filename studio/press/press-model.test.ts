import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pressModel } from "./press-model.ts";

const PROFILE = join(import.meta.dirname, "coated-tr006.icc");
const model = pressModel(readFileSync(join(import.meta.dirname, "tr-006.txt"), "utf8"));

test("the model prints every measured patch as it was measured, nearly", () => {
  const errors = model.patches.map(({ inks, lab }) =>
    Math.hypot(...model.inksToLab(inks).map((value, axis) => value - (lab[axis] ?? 0))),
  );
  expect(errors).toHaveLength(1617);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.3);
  expect(Math.max(...errors)).toBeLessThan(2.6);
});

test("LittleCMS reads the profile both ways: paper stays white, and colours that the press has come back", async () => {
  const levels = [112, 144, 176, 208];
  const colors = levels.flatMap((r) => levels.flatMap((g) => levels.flatMap((b) => [r, g, b])));
  const rgb = Uint8Array.from([255, 255, 255, ...colors]);
  const width = rgb.length / 3;
  const inks = await sharp(rgb, { raw: { width, height: 1, channels: 3 } })
    .withIccProfile(PROFILE)
    .toColourspace("cmyk")
    .tiff({ compression: "none" })
    .toBuffer();
  const back = await sharp(inks).toColourspace("srgb").raw().toBuffer();
  expect([...back.subarray(0, 3)].every((value) => value >= 253)).toBe(true);
  const away = colors.map((value, index) => Math.abs(value - (back[index + 3] as number))).sort((a, b) => a - b);
  expect(away[away.length >> 1]).toBeLessThan(MEDIAN);
});

/** Of 255; the black of screens becomes the press's, so that darks are lighter. */
const MEDIAN = 16;
