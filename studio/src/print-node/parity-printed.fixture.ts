import type { DieCut } from "@surimono/domain/catalogue";
import type { AreaDesign, CutJob, ScreenJob } from "@surimono/domain/designs";
import { areaOf, groupLayer, imageLayer, shapeLayer, stampLayer, textLayer } from "../scene/design.fixture.ts";

export type HowPrinted = { readonly kind: "press" } | { readonly kind: "inks"; readonly job: ScreenJob };

export interface PrintedCase {
  readonly area: AreaDesign;
  readonly dpi: number;
  readonly how: HowPrinted;
}

const screens = (...hexes: string[]) => hexes.map((hex) => ({ hex }));

const POSTER = areaOf([
  shapeLayer("ellipse", { width: 70_000, height: 70_000, fill: "#ffc72c", rotation: 12_345 }),
  stampLayer("luck-daruma", { x: 30_000, y: 70_000, inks: ["#d22630", "#1a1a1a", "#ffffff"] }),
  textLayer("大漁祈願", {
    ...{ fontId: "dela-gothic-one", fontSize: 16_000, color: "#1a1a1a" },
    outline: { color: "#ffffff", width: 1200 },
    rotation: 8000,
  }),
]);

/** What must look the same in the browser and in what the shop shows, once it is printed. */
export const PRINTED_CASES: Readonly<Record<string, PrintedCase>> = {
  "three inks on white cloth": inks(180, POSTER, ["#ffc72c", "#d22630", "#1a1a1a"], "#ffffff"),
  "white below on dark cloth": {
    ...{ area: POSTER, dpi: 150 },
    how: {
      kind: "inks",
      job: {
        screens: [{ hex: "#ffffff", base: "art" }, ...screens("#ffc72c", "#d22630")],
        ...{ cloth: "#1f2a44", halftone: false },
      },
    },
  },
  "a photograph in dots": {
    ...{
      area: areaOf([imageLayer("photo", { rotation: 9000 }), imageLayer("art", { x: 70_000, y: 80_000 })]),
      dpi: 200,
    },
    how: { kind: "inks", job: { screens: screens("#e8462a", "#0033a0"), cloth: "#f3e9d2", halftone: true } },
  },
  "flat colours, black letters and tones on paper": {
    ...{ dpi: 254, how: { kind: "press" } },
    area: areaOf([
      shapeLayer("rectangle", { x: 50_000, y: 50_000, width: 90_000, height: 90_000, fill: "#00c853" }),
      groupLayer([shapeLayer("star", { x: 30_000, y: 30_000, width: 40_000, height: 40_000, fill: "#2962ff" })], {
        opacity: 470,
      }),
      textLayer("夜ふかし、上等。", { y: 75_000, fontSize: 9000, color: "#1c1c1e" }),
      stampLayer("season-fireworks", { x: 70_000, y: 25_000, rotation: 23_456 }),
    ]),
  },
  "photographs on paper": {
    ...{ dpi: 300, how: { kind: "press" } },
    area: areaOf([
      imageLayer("jpeg", { width: 80_000, height: 60_000 }),
      imageLayer("cutout", { x: 60_000, y: 80_000, rotation: 15_000, opacity: 800 }),
      imageLayer("art", { x: 30_000, y: 70_000, width: 40_000, height: 40_000 }),
    ]),
  },
};

function inks(dpi: number, area: AreaDesign, hexes: readonly string[], cloth: string): PrintedCase {
  return { area, dpi, how: { kind: "inks", job: { screens: screens(...hexes), cloth, halftone: false } } };
}

const RECT = { x: -30_000, y: 2000, w: 60_000, h: 80_000 };
const STICKER: DieCut = { margin: 3000, least: 2000, widest: 6000, thinnest: 4500, limit: RECT };
const around = { x: RECT.x - 5000, y: RECT.y - 5000, w: RECT.w + 10_000, h: RECT.h + 10_000 };

const sized = (layers: AreaDesign["layers"]) => areaOf(layers, RECT.w, RECT.h);
const cutJob = (rules: DieCut, ...drawings: CutJob["drawings"]): CutJob => ({
  ...{ rules, margin: rules.margin, rect: RECT, drawings },
});

/** Each must be cut along the same line wherever that is found. */
export const CUT_CASES: Readonly<Record<string, CutJob>> = {
  "a sticker of letters and a stamp": cutJob(STICKER, {
    isTurned: false,
    area: sized([
      stampLayer("luck-daruma", { x: 30_000, y: 30_000, width: 34_000, height: 36_000, rotation: 7000 }),
      textLayer("大吉", { x: 30_000, y: 58_000, fontSize: 13_000, fontId: "dela-gothic-one" }),
    ]),
  }),
  "a stand of a cut-out picture, with another back": cutJob(
    { ...STICKER, limit: around, fitting: { kind: "foot", width: 20_000, height: 4000 } },
    { isTurned: false, area: sized([imageLayer("art", { x: 30_000, y: 42_000, width: 44_000, height: 44_000 })]) },
    { isTurned: true, area: sized([shapeLayer("heart", { x: 22_000, y: 40_000, width: 30_000, height: 30_000 })]) },
  ),
  "a keyholder of parts that lie apart": cutJob(
    { ...STICKER, limit: around, fitting: { kind: "ear", radius: 5000, hole: 2000, above: 3400 } },
    {
      isTurned: false,
      area: sized([
        shapeLayer("star", { x: 20_000, y: 28_000, width: 20_000, height: 20_000 }),
        shapeLayer("ellipse", { x: 42_000, y: 56_000, width: 16_000, height: 21_000, rotation: 31_000 }),
      ]),
    },
  ),
};
