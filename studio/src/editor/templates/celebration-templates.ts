import type { Template } from "./template.ts";
import { AMBER, BEBAS, BRUSH, CREAM, DELA, MINCHO, RED, ROCK, shape, stamp, TEAL, words } from "./template-parts.ts";

/** お祝い. */
export const celebrationTemplates: readonly Template[] = [
  {
    id: "celebration-birthday",
    name: "誕生日",
    words: "たんじょうび バースデー ケーキ",
    width: 1000,
    height: 1120,
    parts: [
      stamp("day-cake", [500, 520, 620]),
      words("HAPPY BIRTHDAY", BEBAS, [500, 90, 980], RED, { spacing: 30 }),
      words("おたんじょうび、おめでとう", ROCK, [500, 1010, 980]),
    ],
  },
  {
    id: "celebration-kanreki",
    name: "還暦",
    words: "かんれき 長寿 鶴 60歳",
    width: 1000,
    height: 1100,
    parts: [
      shape("ellipse", [500, 400, 780, 780], RED),
      words("還暦", MINCHO, [500, 410, 560], CREAM, { direction: "vertical" }),
      stamp("luck-crane", [500, 960, 380], [AMBER, "main", CREAM, TEAL]),
    ],
  },
  {
    id: "celebration-wedding",
    name: "結婚祝い",
    words: "けっこん ウエディング 水引 寿",
    width: 1000,
    height: 1060,
    parts: [
      words("寿", MINCHO, [500, 300, 480], RED),
      stamp("luck-mizuhiki", [500, 740, 680]),
      words("2026.11.22", MINCHO, [500, 1020, 420], "main", { spacing: 100 }),
    ],
  },
  {
    id: "celebration-graduation",
    name: "卒業記念",
    words: "そつぎょう 学校 桜",
    width: 1000,
    height: 1000,
    parts: [
      stamp("season-cherry", [160, 690, 290]),
      stamp("season-cherry", [860, 720, 220], undefined, { turn: 24 }),
      stamp("day-graduation", [500, 250, 640]),
      words("卒業", MINCHO, [500, 680, 420]),
      words("CLASS OF 2026", BEBAS, [500, 920, 900], RED, { spacing: 80 }),
    ],
  },
  {
    id: "celebration-exam",
    name: "合格祈願",
    words: "ごうかく だるま 受験 必勝",
    width: 1000,
    height: 1040,
    parts: [
      stamp("luck-daruma", [380, 480, 700]),
      words("七転八起", DELA, [870, 480, 880], "main", { direction: "vertical" }),
      shape("line", [500, 980, 980, 26], RED),
    ],
  },
  {
    id: "celebration-new-year",
    name: "迎春",
    words: "げいしゅん 正月 富士山 新年",
    width: 1000,
    height: 1000,
    parts: [
      stamp("luck-fuji", [500, 400, 760]),
      words("迎春", BRUSH, [330, 880, 380], RED),
      words("2027", BEBAS, [730, 880, 330]),
    ],
  },
];
