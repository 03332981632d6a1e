import type { Stamp } from "./stamp.ts";
import { AMBER, CREAM, disc, NAVY, RED, rays, slab, TEAL, WHITE } from "./stamp-paths.ts";

/** 枠・飾り・吹き出し: frames for words. Mostly one ink, with the goods showing through. */
export const frameStamps: readonly Stamp[] = [
  {
    id: "frame-bubble",
    name: "吹き出し・丸",
    words: "ふきだし 会話 漫画 セリフ",
    box: [12, 14, 376, 318],
    inks: [NAVY, WHITE],
    shapes: [
      {
        ink: 0,
        d: "M200 14C312 14 388 68 388 144C388 220 312 274 204 274C186 274 170 272 156 270L86 332L98 254C44 232 12 192 12 144C12 68 88 14 200 14Z",
      },
      {
        ink: 1,
        d: "M200 30C302 30 372 78 372 144C372 210 302 258 204 258C184 258 166 256 150 252L108 290L116 244C60 224 28 188 28 144C28 78 98 30 200 30Z",
      },
    ],
  },
  {
    id: "frame-cloud",
    name: "吹き出し・もくもく",
    words: "ふきだし 雲 考える 心の声",
    box: [20, 8, 366, 328],
    inks: [TEAL, WHITE],
    shapes: [
      {
        ink: 0,
        d:
          disc(110, 100, 78) +
          disc(208, 86, 78) +
          disc(302, 110, 74) +
          disc(316, 186, 70) +
          disc(212, 206, 78) +
          disc(100, 190, 80) +
          disc(92, 290, 24) +
          disc(52, 322, 14),
      },
      {
        ink: 1,
        d:
          disc(110, 100, 62) +
          disc(208, 86, 62) +
          disc(302, 110, 58) +
          disc(316, 186, 54) +
          disc(212, 206, 62) +
          disc(100, 190, 64) +
          slab(100, 90, 210, 120),
      },
    ],
  },
  {
    id: "frame-burst",
    name: "吹き出し・爆発",
    words: "ふきだし ギザギザ 叫び セール",
    box: [6, 6, 388, 388],
    inks: [RED, AMBER],
    shapes: [
      { ink: 0, d: rays(200, 200, 194, 138, 16) },
      { ink: 1, d: rays(200, 200, 166, 122, 16) },
    ],
  },
  {
    id: "frame-ribbon",
    name: "リボン帯",
    words: "りぼん バナー タイトル 帯",
    box: [8, 10, 384, 118],
    inks: [RED, NAVY],
    shapes: [
      { ink: 0, mirror: 200, d: "M8 38H84V128H8L36 83Z" },
      { ink: 1, mirror: 200, d: "M60 102L84 128V102Z" },
      { ink: 0, d: "M60 10H340V102H60Z" },
    ],
  },
  {
    id: "frame-laurel",
    name: "月桂樹",
    words: "げっけいじゅ 優勝 受賞 エンブレム",
    box: [2, 36, 396, 309],
    inks: [TEAL],
    shapes: [
      { ink: 0, line: 9, mirror: 200, d: "M192 340C90 330 36 250 54 130" },
      {
        ink: 0,
        mirror: 200,
        d: "M54 132C34 104 36 66 60 36C82 66 80 106 54 132ZM52 190C20 176 6 144 10 108C42 124 58 156 52 190ZM66 246C32 242 8 218 2 184C36 188 62 212 66 246ZM98 294C66 300 34 286 18 256C52 250 82 264 98 294ZM146 328C118 344 84 340 58 316C90 300 122 304 146 328ZM62 184C62 152 84 126 116 116C118 150 96 178 62 184ZM78 238C86 206 114 186 148 184C142 218 114 238 78 238ZM114 284C130 256 162 244 194 252C178 282 148 294 114 284Z",
      },
    ],
  },
  {
    id: "frame-seal",
    name: "丸スタンプ枠",
    words: "はんこ 印 ギザギザ ラベル バッジ",
    box: [6, 6, 388, 388],
    inks: [RED],
    shapes: [
      { ink: 0, hollow: true, d: rays(200, 200, 194, 180, 40) + disc(200, 200, 164) },
      { ink: 0, hollow: true, d: disc(200, 200, 154) + disc(200, 200, 146) },
    ],
  },
  {
    id: "frame-hanko",
    name: "角印",
    words: "はんこ 判子 印鑑 落款 和",
    box: [10, 10, 280, 280],
    inks: [RED],
    shapes: [{ ink: 0, hollow: true, d: slab(10, 10, 280, 280, 26) + slab(34, 34, 232, 232, 12) }],
  },
  {
    id: "frame-corners",
    name: "飾り角",
    words: "かざり 枠 フレーム 賞状 メニュー",
    box: [6, 7, 387, 386],
    inks: [NAVY],
    shapes: [
      {
        ink: 0,
        line: 9,
        d: "M64 24H176M24 64V176M24 64C44 64 64 44 64 24M46 92V176M92 46H176M46 92C72 92 92 72 92 46",
        spin: [200, 200, 4],
      },
      { ink: 0, d: disc(30, 30, 13), spin: [200, 200, 4] },
      { ink: 0, d: rays(200, 24, 17, 8, 4), spin: [200, 200, 4] },
    ],
  },
  {
    id: "frame-sunburst",
    name: "朝日の放射",
    words: "ひので 放射 集中線 背景 丸",
    box: [9, 9, 382, 381],
    inks: [AMBER],
    shapes: [{ ink: 0, d: "M200 200L180 10.9C193 9.6 207 9.6 220 10.9Z", spin: [200, 200, 15] }],
  },
  {
    id: "frame-waves",
    name: "青海波",
    words: "せいがいは 和柄 波 模様",
    box: [0, 50, 400, 150],
    inks: [NAVY, CREAM],
    shapes: [
      ...[
        [100, 100],
        [200, 100],
        [300, 100],
        [50, 150],
        [150, 150],
        [250, 150],
        [350, 150],
        [100, 200],
        [200, 200],
        [300, 200],
      ].flatMap(([x = 0, y = 0]) => [
        { ink: 1, d: `M${x - 50} ${y}a50 50 0 0 1 100 0Z` },
        {
          ink: 0,
          hollow: true as const,
          d: [50, 40, 28, 18, 8].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`).join(""),
        },
      ]),
    ],
  },
  {
    id: "frame-scallop",
    name: "フリル丸",
    words: "ふりる レース ラベル お菓子 丸",
    box: [10, 8, 380, 384],
    inks: [TEAL, CREAM],
    shapes: [
      { ink: 0, d: disc(200, 42, 34), spin: [200, 200, 18] },
      { ink: 0, d: disc(200, 200, 164) },
      { ink: 1, d: disc(200, 40, 10), spin: [200, 200, 18] },
      { ink: 1, d: disc(200, 200, 138) },
    ],
  },
  {
    id: "frame-rope",
    name: "しめ縄",
    words: "しめなわ 祭り 正月 紙垂 神社",
    box: [10, 23, 380, 185],
    inks: [AMBER, WHITE, NAVY],
    shapes: [
      {
        ink: 1,
        mirror: 200,
        d: "M112 88L152 82L144 118L164 120L142 154L160 158L116 208L122 168L104 164L122 128L102 124Z",
      },
      { ink: 0, d: "M10 30C20 20 36 22 44 34C130 72 270 72 356 34C364 22 380 20 390 30L386 66C280 122 120 122 14 66Z" },
      {
        ink: 2,
        line: 8,
        d: "M58 42L40 78M100 56L82 94M144 64L128 104M188 68L174 108M232 67L220 107M276 60L268 100M318 50L314 88M352 38L354 78",
      },
    ],
  },
];
