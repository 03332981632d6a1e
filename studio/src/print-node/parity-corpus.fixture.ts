import type { AreaDesign, GroupLayer, Layer, Repeat } from "@surimono/domain/designs";
import { areaOf, groupLayer, imageLayer, qrLayer, shapeLayer, stampLayer, textLayer } from "../scene/design.fixture.ts";
import { generatedDocument } from "./parity-generator.fixture.ts";

export interface ParityCase {
  readonly area: AreaDesign;
  readonly dpi: number;
}

const HARD_NAMES = "髙橋﨑𠮷野\n渡邊邉邊󠄁齋齊\n葛󠄀城辻󠄀𩸽𠀋\n濵德鷗噓塚";
const OLD_SIGNS = "ゐゑヱヰ々〻ゝヽゞ\nか゚き゚ㇷ゚㍿㌔〒\nｶﾀｶﾅ①Ⅳ㈱℡\n〜～―‐…‥※";
const PUNCTUATION = "「『【〔（ー）〕】』」\n、。，．・：；！？‼\n―――……ちょっと\nｗｗｗ ABC 12 345";

/** Colours of every kind, so that no two places are lit alike. */
const UNEVEN = Array.from(
  { length: 81 },
  (_, place) => `#${(0xff_ff_ff - place * 0x02_03_01).toString(16).padStart(6, "0")}`,
);

/** Drawn by hand: whatever is hard to draw the same everywhere. */
const HARD: Readonly<Record<string, ParityCase>> = {
  "names in rare and variant kanji": at(300, areaOf([textLayer(HARD_NAMES, { fontSize: 14_000 })])),
  "the same in columns of mincho": at(
    203,
    areaOf([
      textLayer(HARD_NAMES, { fontSize: 14_000, direction: "vertical", fontId: "shippori-mincho-500", rotation: 1 }),
    ]),
  ),
  "old kana, marks and half widths": at(300, areaOf([textLayer(OLD_SIGNS, { fontSize: 9000, letterSpacing: -120 })])),
  "the same in columns": at(96, areaOf([textLayer(OLD_SIGNS, { fontSize: 9000, direction: "vertical" })])),
  "punctuation in columns, spaced": at(
    300,
    areaOf([textLayer(PUNCTUATION, { direction: "vertical", fontSize: 7000, letterSpacing: 333, combinedDigits: 3 })]),
  ),
  "letters that the face lacks": at(150, areaOf([textLayer("犬🐕と\u200d猫\u{e000}字", { fontSize: 20_000 })])),
  "tight and full circles": at(
    300,
    areaOf([
      textLayer("円", { curve: 360_000, fontSize: 30_000 }),
      textLayer("まわるまわる Round ".repeat(4), { curve: -360_000, fontSize: 5500, letterSpacing: 100 }),
      textLayer("ほぼまっすぐ", { curve: 1, y: 90_000, fontSize: 6000 }),
    ]),
  ),
  "letters of a millimetre and of half a metre": at(
    300,
    areaOf([
      textLayer("巨", { fontSize: 500_000, color: "#fbe3c0", outline: { color: "#22356f", width: 20_000 } }),
      textLayer("細かい文字の注意書きです。\nABC abc 0123", { fontSize: 1000, y: 80_000 }),
    ]),
  ),
  "edges thicker than what they run around": at(
    203,
    areaOf([
      shapeLayer("star", { width: 6000, height: 6000, stroke: { color: "#1b2a6b", width: 20_000 } }),
      shapeLayer("line", { y: 80_000, height: 100, width: 90_000, rotation: 359_999 }),
      textLayer("太", { y: 15_000, outline: { color: "#0f8f86", width: 20_000 }, opacity: 500 }),
    ]),
  ),
  "photographs that are only shown small": at(
    96,
    areaOf([
      imageLayer("snap", { x: 30_000, y: 30_000, width: 40_000, height: 30_000 }),
      imageLayer("snap", { x: 80_000, y: 30_000, width: 21_000, height: 16_000, rotation: 12_000 }),
      imageLayer("snap2", {
        ...{ x: 30_000, y: 70_000, width: 40_000, height: 30_000 },
        effect: { kind: "woodcut", ink: "#154734", width: 1100, cover: 60 },
      }),
      imageLayer("snap3", {
        ...{ x: 80_000, y: 70_000, width: 30_000, height: 22_500 },
        effect: { kind: "posterise", levels: 8 },
      }),
    ]),
  ),
  "a ground mended by hand, with soft and hard strokes": at(
    300,
    areaOf([
      imageLayer("photo", {
        ...{ width: 90_000, height: 60_000, rotation: 3_333 },
        ground: {
          ...{ color: "#ffffff", tolerance: 60, softness: 40 },
          touches: [
            { kind: "gone", radius: 7_777, softness: 70, points: [10_001, 20_002, 60_606, 70_707, 90_000, 15_000] },
            { kind: "kept", radius: 3_001, softness: 0, points: [50_000, 50_000] },
            { kind: "kept", radius: 12_345, softness: 100, points: [0, 100_000, 33_333, 66_667] },
          ],
        },
      }),
    ]),
  ),
  "a ground in uneven light, its rim taken out, and ink on it": at(
    300,
    areaOf([
      imageLayer("photo", {
        ...{ width: 90_000, height: 60_000, rotation: 3_333 },
        ground: { color: "#f0e0d0", tolerance: 33, softness: 21, rim: 5, light: UNEVEN },
      }),
      imageLayer("photo", { y: 60_000, ground: { color: "#ffffff", tolerance: 7, softness: 0, lines: 177 } }),
    ]),
  ),
  "patterns of a turned stamp, of words, of a picture without its ground, see-through": at(
    300,
    areaOf([
      tileOf(imageLayer("photo", { ground: { color: "#ffffff", tolerance: 16, softness: 24 } }), "half-brick"),
      tileOf(
        stampLayer("luck-plum", { rotation: 23_456, inks: ["#fe3a27", "#fff4df", "#ffc533", "#22356f"] }),
        "mirror",
      ),
      { ...tileOf(textLayer("摺", { fontSize: 12_000, rotation: 340_000 }), "half-drop"), opacity: 640 },
    ]),
  ),
  "codes, turned, see-through and without a ground": at(
    300,
    areaOf([
      qrLayer("https://surimono.example/", { rotation: 12_345, color: "#22356f", ground: "#fbe3c0" }),
      qrLayer("WIFI:T:WPA;S:摺物;P:surimono;;", { x: 20_000, y: 80_000, width: 33_333, height: 33_333, opacity: 640 }),
      qrLayer("あ".repeat(300), { x: 80_000, y: 20_000, ground: "#ffffff" }),
    ]),
  ),
  "a photograph of twelve megapixels, and a strip of one": at(
    300,
    areaOf(
      [
        imageLayer("large", { x: 130_000, y: 100_000, width: 250_000, height: 187_500, rotation: 1_234 }),
        imageLayer("strip", { x: 130_000, y: 180_000, width: 255_000, height: 9000, opacity: 777 }),
      ],
      260_000,
      200_000,
    ),
  ),
  "the largest print": at(
    300,
    areaOf(
      [
        imageLayer("large", { x: 177_800, y: 203_200, width: 360_000, height: 410_000 }),
        imageLayer("art", { x: 177_800, y: 203_200, width: 300_000, height: 300_000, rotation: 45_000 }),
        textLayer("摺物", { x: 177_800, y: 203_200, fontSize: 120_000, opacity: 640, fontId: "yuji-syuku" }),
      ],
      355_600,
      406_400,
    ),
  ),
  "pictures a thousand times larger and smaller": at(
    300,
    areaOf([
      imageLayer("photo", { width: 5_000_000, height: 3_333_333 }),
      imageLayer("large", { width: 400, height: 300, x: 10_000, y: 10_000 }),
      imageLayer("large", { width: 3000, height: 2250, x: 20_000, y: 10_000, rotation: 77_777 }),
      imageLayer("cutout", { width: 100, height: 100, x: 30_000, y: 10_000 }),
    ]),
  ),
  "art that is see-through in itself, on art": at(
    300,
    areaOf([
      imageLayer("photo", { width: 90_000, height: 60_000 }),
      imageLayer("art", { width: 80_000, height: 80_000, opacity: 1 }),
      imageLayer("art", { width: 60_000, height: 60_000, opacity: 999, rotation: 180_000 }),
      imageLayer("cutout", { width: 50_000, height: 50_000, flipX: true, flipY: true, rotation: 270_000 }),
    ]),
  ),
  "a photograph as JPEG, cropped, masked, adjusted": at(
    300,
    areaOf([
      imageLayer("jpeg", {
        crop: { left: 333, top: 10_001, width: 77_777, height: 80_808 },
        mask: "rounded",
        adjust: { brightness: 9, contrast: 14, saturation: -22 },
        width: 85_000,
        height: 64_000,
        rotation: 8_765,
      }),
    ]),
  ),
  "groups four deep, each see-through": at(
    150,
    areaOf([
      shapeLayer("rectangle", { width: 100_000, height: 20_000 }),
      groupLayer(
        [
          shapeLayer("ellipse", { width: 80_000 }),
          groupLayer(
            [
              imageLayer("cutout", { rotation: 40_000 }),
              groupLayer(
                [
                  textLayer("四重", { fontSize: 18_000, shadow: { color: "#00a5df", x: 900, y: 900 } }),
                  groupLayer([stampLayer("luck-daruma"), shapeLayer("heart", { x: 62_000 })], { opacity: 910 }),
                ],
                { opacity: 820 },
              ),
            ],
            { opacity: 730 },
          ),
        ],
        { opacity: 640 },
      ),
    ]),
  ),
  "three hundred layers": at(
    150,
    areaOf(
      Array.from({ length: 300 }, (_, index) => {
        const place = {
          x: 4000 + 5000 * (index % 20),
          y: 4000 + 6200 * Math.floor(index / 20),
          rotation: index * 1201,
        };
        const size = { width: 5200, height: 4700, opacity: 1000 - (index % 7) * 90 };
        if (index % 3 === 0) return textLayer("字", { ...place, fontSize: 5000, opacity: size.opacity });
        return index % 3 === 1
          ? shapeLayer("heart", { ...place, ...size, stroke: { color: "#1b2a6b", width: 300 } })
          : imageLayer("cutout", { ...place, ...size });
      }),
    ),
  ),
  "an area of five millimetres": at(300, areaOf([textLayer("印", { x: 2500, y: 2500, fontSize: 4000 })], 5000, 5000)),
  "a banner of a metre": at(
    96,
    areaOf(
      [textLayer("祝 全国大会出場 おめでとう".repeat(3), { x: 500_000, y: 20_000, fontSize: 24_000 })],
      1_000_000,
      40_000,
    ),
  ),
};

const GENERATED = 60;
const RESOLUTIONS = [96, 150, 203, 300];

/** Besides the documents for single features: hard cases and random mixtures. The same on every run. */
export const PARITY_CORPUS: Readonly<Record<string, ParityCase>> = {
  ...HARD,
  ...Object.fromEntries(
    Array.from({ length: GENERATED }, (_, index) => [
      `generated ${index + 1}`,
      at(RESOLUTIONS[index % RESOLUTIONS.length] as number, generatedDocument(index + 1)),
    ]),
  ),
};

/** Odd pitches, so that tiles lie on no pixel. */
function tileOf(layer: Layer, kind: Repeat["kind"]): GroupLayer {
  const small = { x: 30_001, y: 30_003, width: 17_000, height: 13_000 };
  return groupLayer([{ ...layer, ...small }], { ...small, repeat: { kind, pitchX: 21_337, pitchY: 18_011 } });
}

function at(dpi: number, area: AreaDesign): ParityCase {
  return { dpi, area };
}
