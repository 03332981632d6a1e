import { inflateSync } from "node:zlib";
import { type AreaShape, areaOutline } from "@surimono/domain/catalogue";
import sharp from "sharp";
import { expect, test } from "vitest";
import { areaOf, shapeLayer } from "../scene/design.fixture.ts";
import { printArea } from "./index.ts";

const SIDE = 20_000;
const BLEED = 2000;
/** Red over all of the place and its bleed. */
const AREA = areaOf(
  [shapeLayer("rectangle", { fill: "#ff0000", width: 30_000, height: 30_000, x: 10_000, y: 10_000 })],
  SIDE,
  SIDE,
);
const WINDOW = { x: 2000, y: 4000, w: 4000, h: 6000, radius: 1000 };

function printShape(shape: AreaShape) {
  const outline = areaOutline(shape, { x: 0, y: 0, w: SIDE, h: SIDE });
  return printArea({ area: AREA, images: {}, dpi: 254, bleed: BLEED, outline });
}

/** Opacity at a point of the place, in micrometres: a pixel is 100. */
async function alphaOf(png: Uint8Array) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([240, 240]);
  return (x: number, y: number) => data[(((y + BLEED) / 100) * 240 + (x + BLEED) / 100) * 4 + 3];
}

/** The operators of the page: the only stream that strokes. */
function pageOf(pdf: Uint8Array): { readonly text: string; readonly content: string } {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString("latin1");
  const content = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)]
    .map((found) => {
      const start = (found.index ?? 0) + found[0].length;
      return inflateSync(bytes.subarray(start, start + Number(found[1]))).toString("latin1");
    })
    .find((stream) => stream.includes("W* n"));
  return { text, content: content ?? "" };
}

test("a round print has its bleed and nothing outside of it", async () => {
  const alpha = await alphaOf((await printShape({ outline: { kind: "ellipse" }, cut: "bleed" })).print);
  // On the diagonal the bleed of a circle of 24 mm ends 8485 from its middle.
  expect([alpha(10_000, 10_000), alpha(2000, 2000), alpha(1300, 1300)]).toEqual([255, 255, 0]);
  expect([alpha(-1900, 10_000), alpha(10_000, 21_800)]).toEqual([255, 255]);
});

test("a window is not printed beyond its own bleed", async () => {
  const alpha = await alphaOf(
    (await printShape({ outline: { kind: "rounded", radius: 3000 }, windows: [WINDOW] })).print,
  );
  // Half of four millimetres is bleed from each side.
  expect(alpha(2500, 7000)).toBe(255);
  const wide = { ...WINDOW, w: 8000, h: 8000 };
  const through = await alphaOf(
    (await printShape({ outline: { kind: "rounded", radius: 3000 }, windows: [wide] })).print,
  );
  expect([through(6000, 8000), through(3500, 8000), through(-1950, -1950)]).toEqual([0, 255, 0]);
});

test("a free outline is cut in the PNG, clipped in the PDF and named to the cutter like any other", async () => {
  /** A house whose gable is 4 mm high, with a door of 6 mm. */
  const outline = {
    kind: "free",
    edge: [
      [0, 2000],
      [5000, 0],
      [10_000, 2000],
      [10_000, 10_000],
      [0, 10_000],
      [0, 2000],
    ],
    openings: [
      [
        [3500, 6000],
        [6500, 6000],
        [6500, 9000],
        [3500, 9000],
        [3500, 6000],
      ],
    ],
  } as const;
  const printed = await printShape({ outline, cut: "edge" });
  const alpha = await alphaOf(printed.print);
  expect([alpha(10_000, 500), alpha(10_000, -1900), alpha(1000, 1600), alpha(-1900, 12_000)]).toEqual([
    255, 255, 255, 255,
  ]);
  expect([alpha(1000, 0), alpha(19_000, -1000), alpha(10_000, 15_000)]).toEqual([0, 0, 0]);
  // The bleed of the door, from its sides.
  expect([alpha(8900, 13_900), alpha(9100, 14_100)]).toEqual([255, 0]);
  const { content } = pageOf(printed.pdf);
  // 2 mm of bleed beside, 4 mm of gable and 2 of bleed above, of 24 mm.
  expect(content.slice(content.indexOf("CS 1 SCN"))).toContain("0.25 w 5.6693 51.0236 m 34.0157 62.3622 l");
  expect(content.slice(0, content.indexOf("W* n")).match(/ m/g)).toHaveLength(2);
});

test("where a line passes the place, its page has room for it, and ink ends at the place's own bleed", async () => {
  const edge = [
    [-1500, -1500],
    [21_500, -1500],
    [21_500, 21_500],
    [-1500, 21_500],
    [-1500, -1500],
  ];
  const outline = areaOutline({ outline: { kind: "traced", edge }, cut: "edge" }, { x: 0, y: 0, w: SIDE, h: SIDE });
  const job = { area: AREA, images: {}, dpi: 254, bleed: BLEED, outline, plate: { choke: 0, ground: "#000000" } };
  const printed = await printArea({ ...job, inkBleed: 500 });
  const alpha = await alphaOf(printed.print);
  expect([alpha(-500, 10_000), alpha(10_000, 20_400)]).toEqual([255, 255]);
  expect([alpha(-600, 10_000), alpha(10_000, 20_500), alpha(-1400, -1400)]).toEqual([0, 0, 0]);
  const plate = await sharp(printed.plate).raw().toBuffer({ resolveWithObject: true });
  const white = (x: number) => plate.data[120 * 240 * plate.info.channels + x * plate.info.channels];
  expect([white(14), white(15)]).toEqual([white(0), white(120)]);
  // 1.5 of 24 mm on each side.
  const { content } = pageOf(printed.pdf);
  expect(content).toContain("W* n 4.252 63.7795 m 63.7795 63.7795 l 63.7795 4.252 l 4.252 4.252 l h W* n");
  const before = await alphaOf((await printArea(job)).print);
  expect(before(-1400, -1400)).toBe(255);
});

test("no white is laid where a free outline ends", async () => {
  const rect = { x: 0, y: 0, w: SIDE, h: SIDE };
  const shape: AreaShape = {
    outline: {
      kind: "free",
      edge: [
        [0, 0],
        [10_000, 0],
        [0, 10_000],
        [0, 0],
      ],
    },
  };
  const plate = { choke: 300, ground: "#000000" };
  const outline = areaOutline(shape, rect);
  const printed = await printArea({ area: AREA, images: {}, dpi: 254, bleed: BLEED, outline, plate });
  const { data, info } = await sharp(printed.plate).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([240, 240]);
  const at = (x: number, y: number) => data[(((y + BLEED) / 100) * 240 + (x + BLEED) / 100) * info.channels];
  // The slope is at 10 mm of the diagonal, its bleed of 2 mm ends at 11.4.
  expect([at(5000, 5000), at(11_000, 11_000)]).toEqual([at(-1500, -1500), at(-1500, -1500)]);
  expect([at(11_600, 11_600), at(15_000, 15_000)]).toEqual([at(21_900, 21_900), at(21_900, 21_900)]);
  expect(at(5000, 5000)).not.toBe(at(15_000, 15_000));
});

test("the PDF names the line that is cut, on the trim or around the bleed, and overprints it", async () => {
  const { text, content } = pageOf((await printShape({ outline: { kind: "rounded", radius: 3000 }, cut: "edge" })).pdf);
  expect(text).toContain("[/Separation /CutContour /DeviceCMYK");
  expect(text).toMatch(/\/OP true \/op true \/OPM 1/);
  const line = content.slice(content.indexOf("CS 1 SCN"));
  // 2 mm of bleed and 3 mm of corner from the left, 2 mm from the top of 24.
  expect(line).toContain(`0.25 w 14.1732 62.3622 m`);
  const around = pageOf((await printShape({ outline: { kind: "ellipse" }, cut: "bleed" })).pdf).content;
  expect(around.slice(around.indexOf("CS 1 SCN"))).toContain("0.25 w 34.0157 68.0315 m");
});

test("goods that are not cut have no line, and a rectangle's files are as they ever were", async () => {
  expect(pageOf((await printShape({ outline: { kind: "ellipse" } })).pdf).text).not.toContain("CutContour");
  const { pdf, width } = await printArea({ area: AREA, images: {}, dpi: 254, bleed: BLEED });
  expect(pageOf(pdf).content).toBe("");
  expect(width).toBe(200);
});

test("it is the same file each time", async () => {
  const shape = { outline: { kind: "ellipse" }, cut: "edge" } as const;
  const [one, two] = [await printShape(shape), await printShape(shape)];
  expect(Buffer.compare(Buffer.from(one.pdf), Buffer.from(two.pdf))).toBe(0);
  expect(Buffer.compare(Buffer.from(one.print), Buffer.from(two.print))).toBe(0);
});
