import type { Template } from "./template.ts";
import { AMBER, BEBAS, BRUSH, DELA, GOTHIC, MINCHO, RED, shape, stamp, TEAL, words } from "./template-parts.ts";

/** イベント. */
export const eventTemplates: readonly Template[] = [
  {
    id: "event-festival",
    name: "夏まつり",
    words: "なつまつり 祭り 町内会 神社",
    width: 1000,
    height: 1180,
    parts: [
      stamp("frame-rope", [500, 170, 980], [AMBER, "main", RED]),
      words("祭", DELA, [500, 640, 560], RED),
      stamp("frame-waves", [500, 1040, 900]),
    ],
  },
  {
    id: "event-fireworks",
    name: "花火大会",
    words: "はなび 夏 夜",
    width: 1000,
    height: 1000,
    parts: [
      stamp("season-fireworks", [400, 400, 780]),
      stamp("season-fireworks", [830, 640, 320], [AMBER, RED, TEAL]),
      words("花火大会", BRUSH, [500, 900, 940]),
    ],
  },
  {
    id: "event-live",
    name: "ライブ",
    words: "らいぶ 音楽 フェス コンサート 物販",
    width: 1000,
    height: 1200,
    parts: [
      words("LIVE", BEBAS, [500, 230, 980], RED),
      stamp("music-microphone", [500, 680, 480]),
      words("2026.12.24", BEBAS, [250, 1030, 460]),
      words("渋谷の夜に、鳴らす。", GOTHIC, [500, 1140, 960]),
      shape("line", [745, 1030, 470, 20]),
    ],
  },
  {
    id: "event-moon",
    name: "お月見会",
    words: "つきみ 秋 十五夜",
    width: 1000,
    height: 1000,
    parts: [
      stamp("season-moon", [410, 500, 800]),
      words("月見る月は", MINCHO, [920, 300, 520], "main", { direction: "vertical", spacing: 80 }),
    ],
  },
  {
    id: "event-sports-day",
    name: "運動会",
    words: "うんどうかい 体育祭 学校 赤組",
    width: 1000,
    height: 1050,
    parts: [
      stamp("club-medal", [500, 330, 460]),
      words("赤組", DELA, [150, 380, 280], RED),
      words("優勝", DELA, [850, 380, 280], RED),
      words("大運動会", DELA, [500, 790, 980]),
      shape("line", [500, 970, 980, 24], AMBER),
    ],
  },
];
