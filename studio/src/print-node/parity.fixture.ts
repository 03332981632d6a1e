import type { AreaDesign } from "@surimono/domain/designs";
import { areaOf, groupLayer, imageLayer, shapeLayer, stampLayer, textLayer } from "../scene/design.fixture.ts";
import { FONTS, loadStampTheme, STAMP_THEMES } from "../scene/index.ts";
import { PARITY_EFFECTS } from "./parity-effects.fixture.ts";

const themes = await Promise.all(
  STAMP_THEMES.map(async ({ id, label }) => ({ label, stamps: await loadStampTheme(id) })),
);

function stampInGrid({ id, inks }: { readonly id: string; readonly inks: readonly string[] }, index: number) {
  const [x, y] = [14_000 + 24_000 * (index % 4), 14_000 + 24_000 * Math.floor(index / 4)];
  return stampLayer(id, { x, y, width: 22_000, height: 21_000, inks });
}

/** What must look the same in the browser and in print. */
export const PARITY_DOCUMENTS: Readonly<Record<string, AreaDesign>> = {
  "horizontal lines with Latin": areaOf([
    textLayer("手づくりTシャツ、\nAVA fi 2026 É", { align: "center", letterSpacing: 40 }),
  ]),
  "vertical lines, 縦中横 and brackets": areaOf([
    textLayer("令和8年12月、\n「スーパー」（STUDIO）\nちょっと…ね〜。!!", { direction: "vertical", align: "center" }),
  ]),
  "rare kanji and symbols": areaOf([
    textLayer("髙﨑𠮷①♡\n鷗𩸽濵德☆", { fontId: "noto-sans-jp-400", fontSize: 15_000 }),
  ]),
  "a photograph turned, flipped and see-through": areaOf([
    imageLayer("photo", { rotation: 23_456, opacity: 620, flipX: true, width: 71_300, height: 47_533 }),
  ]),
  "a photograph cut to its box": areaOf([imageLayer("photo", { width: 40_000, height: 70_000, flipY: true })]),
  "every shape": areaOf(
    (["rectangle", "ellipse", "triangle", "star", "heart", "line"] as const).map((shape, index) =>
      shapeLayer(shape, {
        x: 20_000 + 30_000 * (index % 3),
        y: 30_000 + 40_000 * Math.floor(index / 3),
        width: 25_000,
        height: shape === "line" ? 3000 : 22_000,
        rotation: index * 17_000,
        ...(index % 2 === 0 ? { stroke: { color: "#1b2a6b", width: 1500 } } : {}),
      }),
    ),
  ),
  "outlined text": areaOf([
    textLayer("大漁祈願", {
      fontId: "dela-gothic-one",
      fontSize: 20_000,
      outline: { color: "#ffcc00", width: 1800 },
      rotation: 351_000,
    }),
  ]),
  "see-through groups over each other": areaOf([
    textLayer("上等。", {
      fontSize: 26_000,
      opacity: 500,
      outline: { color: "#0033ff", width: 2500 },
      rotation: 30_000,
    }),
    shapeLayer("star", { opacity: 400, stroke: { color: "#003311", width: 4000 }, width: 70_000, height: 66_000 }),
    shapeLayer("ellipse", { x: 95_000, y: 5000, opacity: 700, stroke: { color: "#550000", width: 3000 } }),
  ]),
  "arched and bowled lines": areaOf([
    textLayer("夏祭り実行委員会 2026\nSUMMER FES", {
      curve: 150_000,
      align: "center",
      y: 30_000,
      fontSize: 8000,
      fontId: "reggae-one",
    }),
    textLayer("ありがとう Thank you", { curve: -120_000, align: "center", y: 75_000, fontSize: 7000, rotation: 5000 }),
  ]),
  "a full circle with outline, shadow and ruby": areaOf([
    textLayer("｜八百屋《やおや》まるかじり青果店・", {
      curve: 360_000,
      ruby: true,
      fontSize: 9000,
      opacity: 800,
      outline: { color: "#ffcc00", width: 700 },
      shadow: { color: "#1b2a6b", x: 1500, y: 1500 },
    }),
    textLayer("底《そこ》のうた", { curve: -300_000, ruby: true, align: "end", fontSize: 6000 }),
  ]),
  "shadows, turned and mirrored": areaOf([
    textLayer("影ふみ", { fontSize: 20_000, shadow: { color: "#fe3a27", x: 2000, y: -1500 }, y: 20_000 }),
    textLayer("影ふみ", {
      fontSize: 20_000,
      y: 65_000,
      rotation: 160_000,
      flipX: true,
      opacity: 450,
      shadow: { color: "#00a5df", x: -2500, y: 3500 },
      outline: { color: "#ffffff", width: 900 },
    }),
  ]),
  "wrapped lines and columns with ruby and joined digits": areaOf([
    textLayer(
      "吾輩《わがはい》は猫《ねこ》である。名前はまだ無い……「どこで生れたか」とんと見当《けんとう》がつかぬ。Since 1905",
      {
        wrapWidth: 60_000,
        ruby: true,
        joinSpacing: 250,
        fontSize: 5000,
        y: 30_000,
        fontId: "shippori-mincho-500",
      },
    ),
    textLayer("令和8年10月31日、2026年の文化祭《ぶんかさい》。100点！TOKYOへ", {
      direction: "vertical",
      wrapWidth: 30_000,
      ruby: true,
      combinedDigits: 4,
      joinSpacing: 250,
      fontSize: 4500,
      y: 75_000,
      align: "end",
    }),
  ]),
  "every face": areaOf(
    FONTS.map((font, index) =>
      textLayer(`${font.sample} Ag7`, {
        fontId: font.id,
        fontSize: 6000,
        x: 30_000 + 60_000 * (index % 2),
        y: 8000 + 12_000 * Math.floor(index / 2),
      }),
    ),
    120_000,
    270_000,
  ),
  "every face, vertical": areaOf(
    FONTS.map((font, index) =>
      textLayer("ー「ゃ」、。12", {
        fontId: font.id,
        fontSize: 5000,
        direction: "vertical",
        x: 8000 + 10_000 * (index % 14),
        y: 25_000 + 45_000 * Math.floor(index / 14),
      }),
    ),
    150_000,
    140_000,
  ),
  "stamps recoloured, turned, flipped, stretched and see-through": areaOf([
    stampLayer("luck-daruma", { inks: ["#0f8f86", "#343131", "#f7a6b4", "#00a5df"], rotation: 23_456 }),
    stampLayer("frame-seal", { x: 20_000, y: 20_000, opacity: 430, inks: ["#22356f"] }),
    stampLayer("season-fireworks", { x: 80_000, y: 24_000, flipX: true, flipY: true, width: 50_000, height: 31_000 }),
    stampLayer("music-microphone", { x: 90_000, y: 96_000, opacity: 700, rotation: 300_000 }),
  ]),
  "small round shapes at every angle": areaOf(
    Array.from({ length: 64 }, (_, index) =>
      shapeLayer(index % 3 === 0 ? "heart" : "ellipse", {
        x: 7000 + 12_000 * (index % 8),
        y: 7000 + 12_000 * Math.floor(index / 8),
        width: 500 + 150 * index,
        height: 500 + (index % 2 === 0 ? 150 : 110) * index,
        rotation: (index * 7_333) % 360_000,
      }),
    ),
  ),
  "colour emoji: families, skin tones, flags, keycaps, in lines, columns and on a ring": areaOf([
    textLayer("祭り🎆🏮だ❤️ ☺︎\n👨‍👩‍👧‍👦👍🏽👩🏻‍🚀🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣🏳️‍🌈", { align: "center", y: 18_000, fontSize: 9000 }),
    textLayer("花見🌸\n「🍡」だんご🐸", { direction: "vertical", x: 15_000, y: 65_000, fontSize: 8000 }),
    textLayer("おめでとう🎉🎂🎉", {
      curve: 300_000,
      x: 65_000,
      y: 65_000,
      fontSize: 7000,
      opacity: 700,
      outline: { color: "#ffcc00", width: 900 },
      shadow: { color: "#1b2a6b", x: 1200, y: 1200 },
    }),
    textLayer("🐸🐼🦊🐻🐨🐯を折り返す", { wrapWidth: 26_000, x: 65_000, y: 90_000, fontSize: 5000, rotation: 8000 }),
  ]),
  "groups in groups, see-through as one": areaOf([
    shapeLayer("rectangle", { width: 90_000, height: 30_000, fill: "#1b2a6b" }),
    groupLayer(
      [
        imageLayer("photo", { width: 60_000, rotation: 12_345 }),
        groupLayer(
          [
            textLayer("組む", { fontSize: 24_000, outline: { color: "#ffffff", width: 1500 }, opacity: 900 }),
            stampLayer("luck-daruma", { x: 70_000, flipX: true }),
            shapeLayer("heart", { hidden: true }),
          ],
          { opacity: 640 },
        ),
      ],
      { opacity: 730 },
    ),
    groupLayer([shapeLayer("star", { x: 12_000, y: 12_000, width: 20_000, height: 20_000 })]),
  ]),
  "pictures cropped, turned and flipped": areaOf([
    imageLayer("photo", {
      crop: { left: 12_345, top: 23_456, width: 54_321, height: 61_234 },
      rotation: 33_333,
      flipX: true,
      width: 60_000,
      height: 45_000,
    }),
    imageLayer("cutout", { crop: { left: 40_000, top: 0, width: 60_000, height: 50_000 }, x: 20_000, y: 85_000 }),
  ]),
  "pictures cut to every shape": areaOf(
    (["rounded", "ellipse", "triangle", "star", "heart"] as const).map((mask, index) =>
      imageLayer(index % 2 === 0 ? "photo" : "cutout", {
        mask,
        x: 20_000 + 30_000 * (index % 3),
        y: 30_000 + 40_000 * Math.floor(index / 3),
        width: 28_000,
        height: 33_000,
        rotation: index * 13_000,
        opacity: 1000 - index * 90,
      }),
    ),
  ),
  "pictures without their ground, at their pixels and far smaller": areaOf(
    [
      { ground: { color: "#fdfcfa", tolerance: 16, softness: 24 } },
      { ground: { color: "#fdfcfa", tolerance: 60, softness: 60, enclosed: true as const }, mask: "ellipse" as const },
      { ground: { color: "#fdfcfa", tolerance: 16, softness: 0 }, rotation: 12_345, width: 20_000, height: 15_000 },
      {
        ground: { color: "#fdfcfa", tolerance: 4, softness: 60 },
        adjust: { brightness: 0, contrast: 10, saturation: 0, inverted: true as const },
        width: 9000,
        height: 6750,
      },
    ].map((look, index) =>
      imageLayer("scan", {
        x: 25_000 + 50_000 * (index % 2),
        y: 25_000 + 45_000 * Math.floor(index / 2),
        width: 48_000,
        height: 36_000,
        ...look,
      }),
    ),
  ),
  "pictures adjusted": areaOf(
    [
      { brightness: 35, contrast: 0, saturation: 0 },
      { brightness: -20, contrast: 60, saturation: 0 },
      { brightness: 0, contrast: -45, saturation: 100 },
      { brightness: 0, contrast: 0, saturation: -100 },
      { brightness: 5, contrast: 20, saturation: -30, inverted: true as const },
      { brightness: 0, contrast: 10, saturation: 0, ink: "#c0272d" },
      { brightness: 0, contrast: 0, saturation: 0, ink: "#22356f", inverted: true as const },
      { brightness: 12, contrast: 7, saturation: 40 },
    ].map((adjust, index) =>
      imageLayer(index % 2 === 0 ? "photo" : "cutout", {
        adjust,
        x: 15_000 + 24_000 * (index % 4),
        y: 30_000 + 40_000 * Math.floor(index / 4),
        width: 22_000,
        height: 30_000,
        rotation: index === 3 ? 45_000 : 0,
        ...(index === 5 ? { mask: "ellipse" as const } : {}),
      }),
    ),
  ),
  ...PARITY_EFFECTS,
  ...Object.fromEntries(themes.map(({ label, stamps }) => [`stamps: ${label}`, areaOf(stamps.map(stampInGrid))])),
};
