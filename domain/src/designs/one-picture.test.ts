import fc from "fast-check";
import { expect, test } from "vitest";
import { colorForPicture, layPicture, type PicturePlace } from "./one-picture.ts";

const place = (width: number, height: number, changes: Partial<PicturePlace> = {}): PicturePlace => ({
  ...{ areaKindId: 1, view: "front", width, height, bleed: 0 },
  ...changes,
});
const CHEST = place(300_000, 340_000);
const photo = { pixelWidth: 4000, pixelHeight: 3000, ink: "whole" } as const;
const logo = { pixelWidth: 3000, pixelHeight: 3000 } as const;

test("a photograph lies high on the chest, as wide as it may be", () => {
  expect(layPicture(photo, [CHEST])).toEqual({
    areaKindId: 1,
    x: 150_000,
    y: 117_150,
    width: 258_000,
    height: 193_500,
  });
});

test("a small picture is not enlarged beyond 150 dpi", () => {
  expect(layPicture({ pixelWidth: 300, pixelHeight: 300, ink: "whole" }, [CHEST])?.width).toBe(50_800);
});

test("the front goes before a larger back, and the larger place of the front before a smaller", () => {
  const back = place(300_000, 400_000, { areaKindId: 2, view: "back" });
  const breast = place(100_000, 100_000, { areaKindId: 3 });
  expect(layPicture(logo, [back, breast, CHEST])?.areaKindId).toBe(1);
  expect(layPicture(logo, [back])?.areaKindId).toBe(2);
  expect(layPicture(logo, [])).toBeUndefined();
});

test("on a wrap it is in the middle of the front", () => {
  expect(layPicture(logo, [place(200_000, 80_000)])).toMatchObject({ x: 100_000, y: 40_000, width: 68_800 });
});

test("paper is covered to its bleed by a photograph, and holds a cut-out whole", () => {
  const card = place(148_000, 100_000, { bleed: 3000 });
  expect(layPicture(photo, [card])).toMatchObject({ x: 74_000, y: 50_000, width: 154_000, height: 106_000 });
  expect(layPicture(logo, [card])).toMatchObject({ width: 80_000, height: 80_000 });
});

test("a photograph too coarse to be printed all over a poster lies in its middle", () => {
  const poster = place(420_000, 594_000, { bleed: 3000 });
  const small = { pixelWidth: 640, pixelHeight: 480, ink: "whole" } as const;
  expect(layPicture(small, [poster])).toMatchObject({ x: 210_000, width: 108_373 });
});

test("what does not cover stays inside, in the picture's own ratio", () => {
  const side = fc.integer({ min: 20_000, max: 600_000 });
  const pixels = fc.integer({ min: 40, max: 8000 });
  fc.assert(
    fc.property(side, side, pixels, pixels, (width, height, pixelWidth, pixelHeight) => {
      fc.pre(Math.max(pixelWidth / pixelHeight, pixelHeight / pixelWidth) < 12);
      const laid = layPicture({ pixelWidth, pixelHeight }, [place(width, height)]);
      if (!laid) throw new Error("not laid");
      expect(laid.x - laid.width / 2).toBeGreaterThanOrEqual(0);
      expect(laid.y - laid.height / 2).toBeGreaterThanOrEqual(-1);
      expect(laid.x + laid.width / 2).toBeLessThanOrEqual(width);
      expect(laid.y + laid.height / 2).toBeLessThanOrEqual(height + 1);
    }),
  );
});

const COLORS = [{ hex: "#f7f7f4" }, { hex: "#1c1c1e" }, { hex: "#d9240f" }];

test.each([
  ["a black logo", { tone: "#1c1c1e" }, "#f7f7f4"],
  ["a white logo", { tone: "#ffffff" }, "#1c1c1e"],
  ["a picture of many colours", {}, "#f7f7f4"],
  ["a photograph", { ink: "whole" }, "#f7f7f4"],
  ["a scan on black paper", { ink: "whole", ground: "#101010" }, "#1c1c1e"],
] as const)("%s chooses its goods' colour", (_what, look, hex) => {
  expect(colorForPicture(look, COLORS, 67)).toEqual({ hex });
});

test("white ink that a method lacks looks for what it can be told from: nothing, so the first", () => {
  expect(colorForPicture({ tone: "#ffffff" }, COLORS, 43)).toEqual(COLORS[0]);
});
