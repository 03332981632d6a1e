import { readdirSync, readFileSync } from "node:fs";
import { isMeasuredClothes, type Size } from "@surimono/domain/catalogue";
import { expect, test } from "vitest";
import { figureMeasures } from "./figure-measures.ts";
import { cutOf, type GarmentCut, garmentSize, wornWidth } from "./garment-measures.ts";
import { garmentPaths } from "./garment-paths.ts";
import { heightsFor, startHeight } from "./heights.ts";
import { startSide, startWay } from "./start-way.ts";
import { ghostWords, wornWords } from "./worn-words.ts";

/** As the catalogue's files have it. */
interface Clothes {
  readonly name: string;
  readonly silhouette: string;
  readonly sizes: readonly (Omit<Size, "measurements"> & { readonly measurements: Record<string, number> })[];
}

const m = { length: 690, width: 520, shoulder: 470, sleeve: 205 };
const xxl = { length: 810, width: 610, shoulder: 560, sleeve: 250 };
const rect = { x: -150_000, y: 140_000, w: 300_000, h: 340_000 };

test("a figure is as tall as it says, and a child has a larger head", () => {
  for (const cm of [90, 110, 150, 170, 190]) {
    const { height, chin, neck, crotch, ankle } = figureMeasures(cm);
    expect(height).toBe(cm * 10);
    expect([chin, neck, crotch, ankle].toSorted((one, other) => other - one)).toEqual([chin, neck, crotch, ankle]);
  }
  const headOf = (cm: number) => 1 - figureMeasures(cm).chin / (cm * 10);
  expect(headOf(110)).toBeGreaterThan(headOf(170) * 1.3);
});

test("a garment is as long as its table says on everybody, and hides more of a small person", () => {
  for (const cm of [150, 170, 190]) expect(garmentPaths(figureMeasures(cm), m, "tee").hem.y).toBe(690);
  const hemOn = (cm: number) => figureMeasures(cm).neck - 690;
  expect(hemOn(150) / 1500).toBeLessThan(hemOn(190) / 1900);
});

test("a wider size is seen wider, and never narrower than the body", () => {
  const figure = figureMeasures(170);
  expect(wornWidth(xxl, figure)).toBeGreaterThan(wornWidth(m, figure));
  expect(wornWidth({ width: 200 }, figure)).toBeGreaterThan(figure.half.chest * 2);
});

test("sleeves end where the table says, at the wrist at the farthest", () => {
  const figure = figureMeasures(170);
  const cuffAt = (size: typeof m, cut: GarmentCut) => garmentPaths(figure, size, cut).cuffs[0]?.[0][1] ?? 0;
  expect(cuffAt({ ...m, sleeve: 250 }, "tee")).toBeGreaterThan(cuffAt(m, "tee"));
  expect(cuffAt({ ...m, sleeve: 900 }, "sweat")).toBe(cuffAt({ ...m, sleeve: 800 }, "sweat"));
  expect(garmentPaths(figure, m, "tank").cuffs).toEqual([]);
});

test("every path is made of numbers, for the smallest child and the widest hoodie", () => {
  const small = { length: 370, width: 290, shoulder: 250, sleeve: 120 };
  const wide = { length: 780, width: 640, shoulder: 580, sleeve: 650 };
  for (const cut of ["tee", "long", "sweat", "hoodie", "polo", "tank"] as const) {
    for (const [cm, size] of [
      [90, small],
      [190, wide],
      [150, wide],
    ] as const) {
      const { trunk, sleeves } = garmentPaths(figureMeasures(cm), size, cut);
      expect([trunk, ...sleeves].join(" ")).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

test("the same print is a smaller part of a wider size", () => {
  const words = (size: typeof m) => wornWords(size, 170, [{ rectOn: () => rect }]);
  expect(words(m)).toContain("印刷範囲の幅は30 cm（身幅の58%）");
  expect(words(xxl)).toContain("印刷範囲の幅は30 cm（身幅の49%）");
  expect(wornWords(m, 150, [])).toContain("下");
  expect(wornWords({ ...m, length: 450 }, 190, [])).toContain("上");
});

test("heights are those that the size is made for, with one's own", () => {
  const adult = { id: 1, name: "M", group: "adult", width: 520_000 };
  expect(heightsFor(adult, 163)).toEqual([150, 160, 163, 170, 180, 190]);
  expect(startHeight(adult, heightsFor(adult, undefined))).toBe(170);
  expect(startHeight({ ...adult, name: "WM", width: 425_000 }, heightsFor(adult, undefined))).toBe(160);
  const child = { id: 2, name: "110", group: "kids", width: 340_000 };
  expect(heightsFor(child, undefined)).toEqual([90, 100, 110, 120, 130]);
  expect(startHeight(child, heightsFor(child, undefined))).toBe(110);
});

test("clothes are first seen without a body, on a figure for a height that was given, and from behind where only the back is printed", () => {
  const [front, back] = [{ view: "front" }, { view: "back" }] as const;
  expect([startWay(undefined), startWay(163)]).toEqual(["ghost", "figure"]);
  expect([startSide([]), startSide([back, back]), startSide([back, front])]).toEqual(["front", "back", "front"]);
});

test("clothes without a body say so, and speak of a print only where there is one", () => {
  for (const hasPrints of [true, false]) expect(ghostWords(hasPrints)).toContain("体を省いた");
  expect(ghostWords(true)).toContain("プリント");
  expect(ghostWords(false)).not.toContain("プリント");
});

function listed({ measurements }: Clothes["sizes"][number]): Size["measurements"] {
  return Object.entries(measurements).map(([name, length]) => ({ name, length }));
}

test("all clothes of the catalogue that come in sizes are worn", () => {
  const folder = new URL("../../../catalogue/items/", import.meta.url);
  const items = readdirSync(folder).map((file): Clothes => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
  const clothes = items
    .map(({ sizes, ...item }) => ({ ...item, sizes: sizes.map((size) => ({ ...size, measurements: listed(size) })) }))
    .filter(({ sizes }) => isMeasuredClothes(sizes));
  expect(clothes.length).toBeGreaterThan(30);
  for (const { name, silhouette, sizes } of clothes) {
    expect([name, cutOf(silhouette)]).not.toContain(undefined);
    expect(sizes.map((size) => garmentSize(size))).not.toContain(undefined);
  }
});

test("only clothes with their measures are worn", () => {
  expect(cutOf("mug")).toBeUndefined();
  expect(garmentSize({ measurements: [{ name: "口径", length: 82_000 }] })).toBeUndefined();
  expect(
    garmentSize({
      measurements: [
        { name: "着丈", length: 690_000 },
        { name: "身幅", length: 520_000 },
        { name: "肩幅", length: 350_000 },
      ],
    }),
  ).toEqual({ length: 690, width: 520, shoulder: 350, sleeve: 0 });
});
