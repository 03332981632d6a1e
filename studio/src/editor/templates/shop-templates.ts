import type { Template } from "./template.ts";
import { AMBER, BRUSH, DELA, GOTHIC, MINCHO, NAVY, RED, ROCK, SCRIPT, shape, stamp, words } from "./template-parts.ts";

/** お店. */
export const shopTemplates: readonly Template[] = [
  {
    id: "shop-ramen",
    name: "ラーメン店",
    words: "らーめん 食堂 ユニフォーム",
    width: 1000,
    height: 1120,
    parts: [
      shape("ellipse", [500, 420, 820, 820], AMBER),
      stamp("food-ramen", [500, 400, 640]),
      words("一杯入魂", DELA, [500, 960, 980]),
    ],
  },
  {
    id: "shop-cafe",
    name: "喫茶店",
    words: "きっさ カフェ コーヒー エプロン",
    width: 1000,
    height: 1000,
    parts: [
      stamp("frame-scallop", [500, 500, 980]),
      stamp("food-coffee", [500, 400, 330]),
      words("喫茶 摺り物", MINCHO, [500, 640, 520], NAVY),
      words("since 2026", SCRIPT, [500, 745, 260], RED),
    ],
  },
  {
    id: "shop-bakery",
    name: "パン屋",
    words: "ぱん ベーカリー",
    width: 1000,
    height: 1100,
    parts: [
      words("焼きたて、", ROCK, [500, 110, 860], RED),
      stamp("food-bread", [500, 540, 600]),
      words("毎朝 7時から。", ROCK, [500, 990, 940]),
    ],
  },
  {
    id: "shop-lucky-cat",
    name: "本日休業",
    words: "まねきねこ 商売繁盛 ねこ お店",
    width: 1000,
    height: 1100,
    parts: [stamp("luck-cat", [500, 430, 620]), words("本日休業", GOTHIC, [500, 1010, 760], "main", { spacing: 60 })],
  },
  {
    id: "shop-izakaya",
    name: "居酒屋",
    words: "いざかや ビール 生 酒",
    width: 1000,
    height: 1000,
    parts: [
      stamp("food-beer", [340, 520, 640]),
      words("とりあえず", BRUSH, [800, 500, 860], "main", { direction: "vertical" }),
      stamp("frame-hanko", [500, 900, 170], [RED]),
      words("生", GOTHIC, [500, 900, 100], RED),
    ],
  },
];
