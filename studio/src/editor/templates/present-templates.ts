import type { Template } from "./template.ts";
import { CREAM, DELA, MINCHO, RED, ROCK, SCRIPT, shape, stamp, words } from "./template-parts.ts";

/** 贈りもの. */
export const presentTemplates: readonly Template[] = [
  {
    id: "present-mother",
    name: "母の日",
    words: "ははのひ ありがとう 花",
    width: 1000,
    height: 1100,
    parts: [
      stamp("day-bouquet", [500, 400, 640]),
      words("いつもありがとう", ROCK, [500, 920, 960], RED),
      words("Thank you, Mom", SCRIPT, [500, 1050, 560]),
    ],
  },
  {
    id: "present-father",
    name: "父の日",
    words: "ちちのひ ありがとう ビール",
    width: 1000,
    height: 1060,
    parts: [
      words("お父さん、", ROCK, [500, 100, 800]),
      stamp("food-beer", [500, 520, 540]),
      words("おつかれさま。", ROCK, [500, 960, 980], RED),
    ],
  },
  {
    id: "present-name-dog",
    name: "うちの子",
    words: "いぬ 犬 ペット 名入れ",
    width: 1000,
    height: 1100,
    parts: [
      stamp("animal-shiba", [500, 410, 760]),
      words("むぎ", DELA, [500, 940, 420]),
      shape("heart", [190, 940, 130, 120], RED),
      shape("heart", [810, 940, 130, 120], RED),
    ],
  },
  {
    id: "present-friend",
    name: "友だちへ",
    words: "ともだち 寄せ書き 手紙",
    width: 1000,
    height: 1000,
    parts: [
      stamp("frame-bubble", [500, 420, 980], ["main", CREAM]),
      words("またあそぼ！", ROCK, [500, 350, 700], RED),
      stamp("animal-frog", [190, 870, 300]),
      stamp("animal-bear", [800, 830, 320]),
    ],
  },
  {
    id: "present-letter",
    name: "大好き",
    words: "だいすき バレンタイン 恋人 手紙",
    width: 1000,
    height: 1000,
    parts: [stamp("day-letter", [500, 370, 860]), words("大好きです。", MINCHO, [500, 850, 900])],
  },
];
