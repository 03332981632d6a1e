import { AREAS, area, designOf, group, shape } from "../editor.fixture.ts";
import { both, image, stamp, words } from "./fault-layers.fixture.ts";
import { PATTERN_FAULTS } from "./pattern-faults.fixture.ts";
import { QR_FAULTS } from "./qr-faults.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";
import { SHAPE_FAULTS } from "./shape-faults.fixture.ts";
import { SIGHT_FAULTS } from "./sight-faults.fixture.ts";
import { SMALL_FAULTS } from "./small-faults.fixture.ts";

const EXCLUSIVE = AREAS.map((place) => ({ ...place, conflictsWith: place.areaKindId === 1 ? [2] : [] }));
const PUNCHED = [area({ holes: [{ x: 100_000, y: 30_000, radius: 2000 }] })];
const WHITE = { methodId: 46 } as const;
/** Of 14 million pixels each. */
const woodcuts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    image("disc", {
      ...{ id: `${index}`, width: 280_000, height: 320_000 },
      effect: { kind: "woodcut", ink: "#1c1c1e", width: 600, cover: 50 },
    }),
  );

export const SEEDED_FAULTS: readonly SeededFault[] = [
  { name: "nothing laid yet", code: "designs/nothing-yet", faulty: designOf(), clean: designOf(shape("a")) },
  {
    name: "a place with empty words only",
    code: "designs/empty-area",
    faulty: designOf(words({ text: " 　\n" })),
    clean: designOf(words()),
  },
  {
    name: "a place with see-through ink only",
    code: "designs/empty-area",
    faulty: both([shape("a")], [shape("b", { opacity: 0 })]),
    clean: both([shape("a")], [shape("b")]),
  },
  {
    name: "301 layers",
    code: "designs/too-many-layers",
    faulty: designOf(...Array.from({ length: 301 }, (_, index) => shape(`${index}`))),
    clean: designOf(...Array.from({ length: 300 }, (_, index) => shape(`${index}`))),
  },
  {
    name: "nine woodcuts as large as the place",
    code: "designs/too-many-effects",
    faulty: designOf(...woodcuts(9)),
    clean: designOf(...woodcuts(8)),
  },
  {
    name: "a whole letter in one text",
    code: "designs/text-too-long",
    faulty: designOf(
      words({ text: "エムエム\n".repeat(41), fontSize: 5000, lineHeight: 1300, fontId: "m-plus-rounded-1c-900" }),
    ),
    clean: designOf(
      words({
        text: "エムエム\n".repeat(40).trim(),
        fontSize: 5000,
        lineHeight: 1300,
        fontId: "m-plus-rounded-1c-900",
      }),
    ),
  },
  {
    name: "a shape past the edge",
    code: "designs/outside-area",
    faulty: designOf(shape("a", { x: 290_000 })),
    clean: designOf(shape("a", { x: 270_000 })),
  },
  {
    name: "an edge past the bleed",
    code: "designs/outside-area",
    areas: [area({ bleed: 2000 })],
    faulty: designOf(shape("a", { x: 20_000, stroke: { color: "#000000", width: 5000 } })),
    clean: designOf(shape("a", { x: 20_000, stroke: { color: "#000000", width: 4000 } })),
  },
  {
    name: "letters that grew past their recorded box",
    code: "designs/outside-area",
    faulty: designOf(words({ fontSize: 90_000, width: 1000, height: 1000 })),
    clean: designOf(words({ fontSize: 60_000, width: 1000, height: 1000 })),
  },
  {
    name: "a layer in a group past the edge",
    code: "designs/outside-area",
    faulty: designOf(group("g", [shape("a", { x: 10_000 })])),
    clean: designOf(group("g", [shape("a")])),
  },
  {
    name: "a layer beside the area",
    code: "designs/off-area",
    faulty: designOf(shape("a"), shape("b", { x: 600_000 })),
    clean: designOf(shape("a"), shape("b")),
  },
  {
    name: "a shape 2 mm from the edge",
    code: "designs/near-edge",
    faulty: designOf(shape("a", { x: 22_000 })),
    clean: designOf(shape("a", { x: 26_000 })),
  },
  {
    name: "a shadow that falls near the edge",
    code: "designs/near-edge",
    faulty: designOf(words({ x: 228_000, y: 100_000, shadow: { color: "#000000", x: 10_000, y: 0 } })),
    clean: designOf(words({ x: 210_000, y: 100_000, shadow: { color: "#000000", x: 10_000, y: 0 } })),
  },
  {
    name: "a shape over the hole of a tag",
    code: "designs/near-hole",
    areas: PUNCHED,
    faulty: designOf(shape("a", { y: 40_000 })),
    clean: designOf(shape("a", { y: 70_000 })),
  },
  {
    name: "two places that exclude each other",
    code: "designs/conflicting-areas",
    areas: EXCLUSIVE,
    faulty: both([shape("a")], [shape("b")]),
    clean: both([shape("a")], []),
  },
  {
    name: "a character that the face lacks",
    code: "designs/missing-glyph",
    faulty: designOf(words({ text: "祭LIVE", fontId: "bebas-neue" })),
    clean: designOf(words({ text: "LIVE", fontId: "bebas-neue" })),
  },
  {
    name: "a small picture printed large",
    code: "designs/low-resolution",
    faulty: designOf(image("small", { width: 30_000, height: 30_000 })),
    clean: designOf(image("small", { width: 25_000, height: 25_000 })),
  },
  {
    name: "a picture cropped to a corner",
    code: "designs/low-resolution",
    faulty: designOf(image("disc", { crop: { left: 0, top: 0, width: 20_000, height: 20_000 } })),
    clean: designOf(image("disc", { crop: { left: 0, top: 0, width: 50_000, height: 50_000 } })),
  },
  {
    name: "letters of 4 point",
    code: "designs/small-text",
    also: "designs/thin-line",
    faulty: designOf(words({ fontSize: 1411, fontId: "noto-sans-jp-900", text: "エム" })),
    clean: designOf(words({ fontSize: 6000, fontId: "noto-sans-jp-900", text: "エム" })),
  },
  {
    name: "ruby too small to read",
    code: "designs/small-text",
    also: "designs/thin-line",
    faulty: designOf(words({ fontSize: 3200, ruby: true, text: "一《エム》", fontId: "noto-sans-jp-900" })),
    clean: designOf(words({ fontSize: 12_000, ruby: true, text: "一《エム》", fontId: "noto-sans-jp-900" })),
  },
  {
    name: "hairlines of a small mincho",
    code: "designs/thin-line",
    faulty: designOf(words({ fontSize: 5000, fontId: "shippori-mincho-500" })),
    clean: designOf(words({ fontSize: 20_000, fontId: "shippori-mincho-500" })),
  },
  {
    name: "a hairline shape",
    code: "designs/thin-line",
    faulty: designOf(shape("a", { shape: "line", height: 150 })),
    clean: designOf(shape("a", { shape: "line", height: 500 })),
  },
  {
    name: "a hairline around letters",
    code: "designs/thin-line",
    faulty: designOf(words({ outline: { color: "#ffffff", width: 120 } })),
    clean: designOf(words({ outline: { color: "#ffffff", width: 800 } })),
  },
  {
    name: "a stamp as small as a nail",
    code: "designs/thin-line",
    faulty: designOf(stamp({ width: 8000, height: 8000 })),
    clean: designOf(stamp({ width: 40_000, height: 40_000 })),
  },
  {
    name: "hairlines in a cut-out picture",
    code: "designs/thin-line",
    faulty: designOf(image("lines", { width: 60_000, height: 60_000 })),
    clean: designOf(image("bars", { width: 60_000, height: 60_000 })),
  },
  {
    name: "hairlines in a drawing on white paper",
    code: "designs/thin-line",
    faulty: designOf(image("drawing", { width: 90_000, height: 90_000 })),
    clean: designOf(image("drawing", { width: 200_000, height: 200_000 })),
  },
  {
    name: "a see-through layer over white ink",
    code: "designs/see-through",
    ...WHITE,
    faulty: designOf(shape("a", { opacity: 600 })),
    clean: designOf(shape("a")),
  },
  {
    name: "a see-through group over white ink",
    code: "designs/see-through",
    ...WHITE,
    faulty: designOf(group("g", [shape("a")], { opacity: 500 })),
    clean: designOf(group("g", [shape("a")])),
  },
  {
    name: "a see-through picture over white ink",
    code: "designs/see-through",
    ...WHITE,
    faulty: designOf(image("haze")),
    clean: designOf(image("disc")),
  },
  {
    name: "a soft shadow over white ink",
    code: "designs/see-through",
    ...WHITE,
    faulty: designOf(image("shadow")),
    clean: designOf(image("disc")),
  },
  {
    name: "a grey picture in one ink over white ink",
    code: "designs/see-through",
    ...WHITE,
    faulty: designOf(image("grey", { adjust: { brightness: 0, contrast: 0, saturation: 0, ink: "#d9240f" } })),
    clean: designOf(image("grey")),
  },
  {
    name: "neon letters",
    code: "designs/unreachable-color",
    faulty: designOf(words({ color: "#39ff14" })),
    clean: designOf(words({ color: "#2e7d4f" })),
  },
  {
    name: "a stamp in the blue of screens",
    code: "designs/unreachable-color",
    faulty: designOf(stamp({ inks: ["#0000ff"] })),
    clean: designOf(stamp({ inks: ["#2450a4"] })),
  },
  {
    name: "a pink that cloth takes the life of",
    code: "designs/unreachable-color",
    methodId: 43,
    faulty: designOf(shape("a", { fill: "#ff6ec7" })),
    clean: designOf(shape("a", { fill: "#f0a6b6" })),
  },
  {
    name: "a neon picture",
    code: "designs/unreachable-picture",
    faulty: designOf(image("neon")),
    clean: designOf(image("photo")),
  },
  ...SMALL_FAULTS,
  ...SHAPE_FAULTS,
  ...PATTERN_FAULTS,
  ...SIGHT_FAULTS,
  ...QR_FAULTS,
  ...(
    [
      ["テキスト", "夜ふかし"],
      ["ここに文字を入力", "文字"],
      ["○○高校 3年", "●●●"],

      ["ここに文字を入力", "ここで会おう"],
      ["YOUR TEXT HERE", "YOUR SONG"],
      ["Lorem ipsum dolor", "Lorem"],
      ["○○高校 3年", "丸岡高校 3年"],
      ["TEL 000-0000-0000", "TEL 03-1234-5678"],
      ["チーム名\nSINCE 2026", "荒川ファイターズ\nSINCE 2026"],
    ] as const
  ).map(
    ([placeholder, real]): SeededFault => ({
      name: `the sample words ${placeholder}`,
      code: "designs/placeholder-text",
      faulty: designOf(words({ text: placeholder, fontSize: 15_000 })),
      clean: designOf(words({ text: real, fontSize: 15_000 })),
    }),
  ),
];
