import type { PictureEffect } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { withEffect } from "./effect-rows.ts";
import type { Raster } from "./picture-raster.ts";
import { worn } from "./worn-rows.ts";

const INK = "#102030";

/** Of grey steps by place, in millimetres. */
function rasterOf(tone: (x: number, y: number) => number, pixel = 80, side = 24_000): Raster {
  const size = side / pixel;
  return {
    ...{ width: size, height: size, pixel },
    read(y, count) {
      const data = new Uint8ClampedArray(size * count * 4);
      for (let index = 0; index < size * count; index++) {
        const place = (at: number) => ((at + 0.5) * pixel) / 1000;
        const grey = tone(place(index % size), place(y + Math.floor(index / size)));
        data.set([grey, grey, grey, grey < 0 ? 0 : 255], index * 4);
      }
      return data;
    },
  };
}

function rowsOf(raster: Raster): Uint8ClampedArray {
  return raster.read(0, raster.height);
}

/** Of the whole, how much ink lies on it. */
function inkOf(raster: Raster): number {
  const data = rowsOf(raster);
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) ink += (data[at] ?? 0) / 255;
  return ink / (data.length / 4);
}

const halftone = (ruling: number): PictureEffect => ({ kind: "halftone", ink: INK, ruling, angle: 45 });
const riso = (screen: "dots" | "grain"): PictureEffect => ({
  ...{ kind: "riso", inks: ["#ff8000", "#0080ff"], screen, ruling: 20, shift: 0 },
});
const lines = (width: number, detail: number): PictureEffect => ({ kind: "lines", ink: INK, width, detail });
const woodcut = (cover: number): PictureEffect => ({ kind: "woodcut", ink: INK, width: 500, cover });

const EFFECTS: readonly PictureEffect[] = [
  { kind: "posterise", levels: 4 },
  { kind: "duotone", dark: INK, light: "#f0e0d0" },
  { kind: "grain", size: 500, strength: 60 },
  halftone(18),
  lines(500, 70),
  woodcut(50),
  riso("dots"),
  riso("grain"),
];

const slope = (x: number, y: number) => Math.round((x * 255) / 24 + ((y * 7) % 3));

describe.each(EFFECTS)("$kind", (effect) => {
  test("is the same in one go, in any parts and once more", () => {
    const raster = rasterOf(slope);
    const whole = rowsOf(withEffect(raster, effect));
    for (const part of [7, 64, 256]) {
      const effected = withEffect(raster, effect);
      for (let y = 0; y < raster.height; y += part) {
        const count = Math.min(part, raster.height - y);
        const rows = whole.subarray(y * raster.width * 4, (y + count) * raster.width * 4);
        expect(Buffer.compare(Buffer.from(effected.read(y, count)), Buffer.from(rows))).toBe(0);
      }
    }
  });

  test("is as dark in four times fewer pixels", () => {
    const shade = (raster: Raster) => {
      const data = rowsOf(withEffect(raster, effect));
      let sum = 0;
      for (let at = 0; at < data.length; at += 4)
        sum += ((255 - (data[at + 1] ?? 0)) * (data[at + 3] ?? 0)) / 255 / 255;
      return sum / (data.length / 4);
    };
    expect(Math.abs(shade(rasterOf(slope, 80)) - shade(rasterOf(slope, 160)))).toBeLessThan(0.02);
  });
});

test("steps are even, and reach from black to white", () => {
  const data = rowsOf(withEffect(rasterOf(slope), { kind: "posterise", levels: 4 }));
  expect([...new Set(data)].toSorted((one, other) => one - other)).toEqual([0, 85, 170, 255]);
});

test("from the dark ink to the light one", () => {
  const at = (tone: number) => [
    ...rowsOf(
      withEffect(
        rasterOf(() => tone),
        { kind: "duotone", dark: INK, light: "#f0e0d0" },
      ),
    ).subarray(0, 4),
  ];
  expect(at(0)).toEqual([16, 32, 48, 255]);
  expect(at(255)).toEqual([240, 224, 208, 255]);
  expect(at(128)).toEqual([128, 128, 128, 255]);
});

test.each([8, 18, 40])(
  "dots of %i lines cover as much as the tone asks for; white and nearly white are left free",
  (ruling) => {
    for (const tone of [64, 128, 190])
      expect(
        Math.abs(
          inkOf(
            withEffect(
              rasterOf(() => tone),
              halftone(ruling),
            ),
          ) -
            (1 - tone / 255),
        ),
      ).toBeLessThan(0.03);
    expect(
      inkOf(
        withEffect(
          rasterOf(() => 240),
          halftone(ruling),
        ),
      ),
    ).toBe(0);
    expect(
      inkOf(
        withEffect(
          rasterOf(() => 10),
          halftone(ruling),
        ),
      ),
    ).toBe(1);
  },
);

test("a ruling has that many dots an inch, whatever the pixels", () => {
  for (const pixel of [40, 80, 160]) {
    const straight: PictureEffect = { kind: "halftone", ink: INK, ruling: 10, angle: 0 };
    const { width, read } = withEffect(
      rasterOf(() => 190, pixel, 25_600),
      straight,
    );
    // Through the middles of the first dots, which lie half a cell from the corner.
    const data = read(Math.floor(1270 / pixel), 1);
    let dots = 0;
    for (let x = 1; x < width; x++) if ((data[x * 4 + 3] ?? 0) > 127 && (data[x * 4 - 1] ?? 0) <= 127) dots++;
    expect(dots).toBe(10);
  }
});

test("where both plates print, their inks are multiplied; a shift moves the second alone", () => {
  expect([
    ...rowsOf(
      withEffect(
        rasterOf(() => 0),
        riso("dots"),
      ),
    ).subarray(0, 4),
  ]).toEqual([0, 64, 0, 255]);
  const plates: PictureEffect = { kind: "riso", inks: ["#ff0000", "#0000ff"], screen: "dots", ruling: 8, shift: 800 };
  const edge = rasterOf((x) => (x < 12 ? 255 : 0));
  const data = withEffect(edge, plates).read(0, 1);
  const colorAt = (um: number) => [...data.subarray((um / 80) * 4, (um / 80) * 4 + 4)];
  expect(colorAt(11_040)).toEqual([0, 0, 0, 0]);
  expect(colorAt(11_600)).toEqual([0, 0, 255, 255]);
  expect(colorAt(12_400)).toEqual([0, 0, 0, 255]);
});

test.each([400, 800, 1500])("an edge is drawn by one line of about %i µm, flat parts by none", (width) => {
  for (const pixel of [80, 160]) {
    const edge = rasterOf((x) => (x < 12 ? 255 : 40), pixel);
    const drawn = inkOf(withEffect(edge, lines(width, 60))) * 24_000;
    expect(drawn).toBeGreaterThan(width * 0.7);
    expect(drawn).toBeLessThan(width * 1.5);
  }
  expect(
    inkOf(
      withEffect(
        rasterOf(() => 90),
        lines(width, 100),
      ),
    ),
  ).toBe(0);
});

test("fainter edges are drawn with more detail", () => {
  const faint = rasterOf((x) => (x < 12 ? 255 : 225));
  expect(inkOf(withEffect(faint, lines(500, 40)))).toBe(0);
  expect(inkOf(withEffect(faint, lines(500, 100)))).toBeGreaterThan(0.005);
});

test("a woodcut prints what is dark, the more the more is asked for", () => {
  const shares = [20, 40, 60, 80].map((cover) => inkOf(withEffect(rasterOf(slope), woodcut(cover))));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(new Set(shares).size).toBe(4);
});

test("only the rim is worn, no deeper than asked for, and that of a picture that fills its box too", () => {
  const raster = rasterOf(() => 90);
  const data = rowsOf(worn(raster, raster, 3000));
  let rim = 0;
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const alpha = data[(y * raster.width + x) * 4 + 3] ?? 0;
      const depth = Math.min(x, y, raster.width - 1 - x, raster.height - 1 - y) * 80;
      if (depth > 3100) expect(alpha).toBe(255);
      if (depth === 0) rim += alpha / 255 / (raster.width * 4);
    }
  }
  expect(rim).toBeLessThan(0.3);
  expect(inkOf(worn(raster, raster, 3000))).toBeGreaterThan(0.7);
});
