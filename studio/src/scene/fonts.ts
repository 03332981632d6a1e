export interface FontFace {
  /** Stored in the design document: never renamed, never reused. */
  readonly id: string;
  readonly label: string;
  readonly style: "gothic" | "mincho" | "maru" | "hand" | "display" | "latin";
  /** Words that show the face at its best in a list. */
  readonly sample: string;
  /** Path of the TTF below `node_modules/@expo-google-fonts/`; its package holds the licence as `LICENSE_FONT`. */
  readonly file: string;
}

/** Every face is under the SIL Open Font License: outlines may be printed and sold, the files may be served. */
export const FONTS: readonly FontFace[] = [
  {
    id: "noto-sans-jp-400",
    label: "ゴシック 標準",
    style: "gothic",
    sample: "あたらしい朝",
    file: "noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
  },
  {
    id: "noto-sans-jp-700",
    label: "ゴシック 太",
    style: "gothic",
    sample: "あたらしい朝",
    file: "noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf",
  },
  {
    id: "noto-sans-jp-900",
    label: "ゴシック 極太",
    style: "gothic",
    sample: "夜ふかし、上等。",
    file: "noto-sans-jp/900Black/NotoSansJP_900Black.ttf",
  },
  {
    id: "shippori-mincho-500",
    label: "しっぽり明朝 中",
    style: "mincho",
    sample: "春はあけぼの",
    file: "shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf",
  },
  {
    id: "shippori-mincho-800",
    label: "しっぽり明朝 極太",
    style: "mincho",
    sample: "一期一会",
    file: "shippori-mincho/800ExtraBold/ShipporiMincho_800ExtraBold.ttf",
  },
  {
    id: "zen-maru-gothic-500",
    label: "Zen丸ゴシック 中",
    style: "maru",
    sample: "おやつの時間",
    file: "zen-maru-gothic/500Medium/ZenMaruGothic_500Medium.ttf",
  },
  {
    id: "zen-maru-gothic-900",
    label: "Zen丸ゴシック 極太",
    style: "maru",
    sample: "おやつの時間",
    file: "zen-maru-gothic/900Black/ZenMaruGothic_900Black.ttf",
  },
  {
    id: "dela-gothic-one",
    label: "デラゴシック",
    style: "display",
    sample: "大漁祈願",
    file: "dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf",
  },
  {
    id: "rocknroll-one",
    label: "ロックンロール",
    style: "display",
    sample: "夏フェス 2026",
    file: "rocknroll-one/400Regular/RocknRollOne_400Regular.ttf",
  },
  {
    id: "dotgothic16",
    label: "ドットゴシック",
    style: "display",
    sample: "ぼうけんのしょ",
    file: "dotgothic16/400Regular/DotGothic16_400Regular.ttf",
  },
  {
    id: "yusei-magic",
    label: "油性マジック",
    style: "hand",
    sample: "本日のおすすめ",
    file: "yusei-magic/400Regular/YuseiMagic_400Regular.ttf",
  },
  {
    id: "hachi-maru-pop",
    label: "はちまるポップ",
    style: "hand",
    sample: "ともだち♡",
    file: "hachi-maru-pop/400Regular/HachiMaruPop_400Regular.ttf",
  },
  {
    id: "bebas-neue",
    label: "Bebas Neue（英数字）",
    style: "latin",
    sample: "TOKYO 2026",
    file: "bebas-neue/400Regular/BebasNeue_400Regular.ttf",
  },
  {
    id: "pacifico",
    label: "Pacifico（英数字）",
    style: "latin",
    sample: "Good Morning",
    file: "pacifico/400Regular/Pacifico_400Regular.ttf",
  },
];

export const DEFAULT_FONT_ID = "noto-sans-jp-700";

const byId = new Map(FONTS.map((font) => [font.id, font]));

export function findFont(fontId: string): FontFace | undefined {
  return byId.get(fontId);
}

/** Where the server offers the file of a face. */
export function fontUrl(fontId: string): string {
  return `/fonts/${fontId}.ttf`;
}
