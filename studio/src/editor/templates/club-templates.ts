import type { Template } from "./template.ts";
import { BEBAS, DELA, RED, ROCK, shape, stamp, TEAL, words } from "./template-parts.ts";

/** 部活・クラス. */
export const clubTemplates: readonly Template[] = [
  {
    id: "club-baseball",
    name: "野球部",
    words: "やきゅう 部活 チーム",
    width: 1000,
    height: 1000,
    parts: [
      words("全力疾走", DELA, [500, 130, 960]),
      stamp("club-baseball", [500, 560, 460]),
      shape("line", [125, 560, 180, 26], RED),
      shape("line", [875, 560, 180, 26], RED),
      words("SURIMONO BASEBALL CLUB", BEBAS, [500, 900, 960], RED, { spacing: 40 }),
    ],
  },
  {
    id: "club-soccer",
    name: "サッカー部",
    words: "さっかー フットサル 部活",
    width: 1000,
    height: 1190,
    parts: [
      stamp("frame-laurel", [500, 440, 960]),
      stamp("club-soccer", [500, 360, 460]),
      words("蹴球", DELA, [500, 960, 420], RED),
      words("FOOTBALL CLUB SINCE 2026", BEBAS, [500, 1130, 960], "main", { spacing: 40 }),
    ],
  },
  {
    id: "club-basketball",
    name: "バスケ部",
    words: "ばすけ バスケットボール 部活",
    width: 1000,
    height: 1120,
    parts: [
      words("23", BEBAS, [220, 300, 400]),
      stamp("club-basketball", [720, 290, 500]),
      shape("line", [500, 610, 980, 22], RED),
      words("籠球魂", DELA, [500, 800, 960], RED),
      words("ONE TEAM, ONE BALL", BEBAS, [500, 1050, 960], "main", { spacing: 60 }),
    ],
  },
  {
    id: "club-class",
    name: "クラスTシャツ",
    words: "くらす 文化祭 体育祭 学校",
    width: 1000,
    height: 1060,
    parts: [
      stamp("frame-sunburst", [500, 500, 980]),
      words("3年2組", DELA, [500, 480, 940], RED),
      words("最高の夏、更新中。", ROCK, [500, 700, 860]),
      stamp("club-lightning", [130, 240, 150], [TEAL, "main"]),
      stamp("club-flame", [870, 230, 150]),
    ],
  },
  {
    id: "club-band",
    name: "軽音部",
    words: "けいおん バンド ライブ 音楽",
    width: 1000,
    height: 1100,
    parts: [
      stamp("frame-burst", [500, 370, 740]),
      stamp("music-guitar", [500, 370, 500]),
      words("爆音主義", DELA, [500, 900, 960]),
      words("LIGHT MUSIC CLUB", BEBAS, [500, 1060, 620], RED, { spacing: 80 }),
    ],
  },
];
