export type FontStyle = "gothic" | "mincho" | "maru" | "hand" | "display" | "latin";

export interface FontFace {
  /** Stored in the design document: never renamed, never reused. */
  readonly id: string;
  readonly label: string;
  readonly style: FontStyle;
  /** Words that show the font at its best in a list. */
  readonly sample: string;
  /** Path of the TTF below `node_modules/@expo-google-fonts/`; its package holds the licence as `LICENSE_FONT`. */
  readonly file: string;
}

type Row = readonly [id: string, label: string, style: FontStyle, sample: string, stem: string];

const ROWS: readonly Row[] = [
  ["noto-sans-jp-400", "ゴシック 標準", "gothic", "あたらしい朝", "noto-sans-jp/400Regular/NotoSansJP"],
  ["noto-sans-jp-700", "ゴシック 太", "gothic", "あたらしい朝", "noto-sans-jp/700Bold/NotoSansJP"],
  ["noto-sans-jp-900", "ゴシック 極太", "gothic", "夜ふかし、上等。", "noto-sans-jp/900Black/NotoSansJP"],
  [
    "zen-kaku-gothic-new-500",
    "Zen角ゴシック 中",
    "gothic",
    "風のとおり道",
    "zen-kaku-gothic-new/500Medium/ZenKakuGothicNew",
  ],
  [
    "zen-kaku-gothic-new-900",
    "Zen角ゴシック 極太",
    "gothic",
    "全国大会出場",
    "zen-kaku-gothic-new/900Black/ZenKakuGothicNew",
  ],
  ["biz-udpgothic-700", "BIZ UDゴシック 太", "gothic", "受付はこちら", "biz-udpgothic/700Bold/BIZUDPGothic"],
  ["shippori-mincho-500", "しっぽり明朝 中", "mincho", "春はあけぼの", "shippori-mincho/500Medium/ShipporiMincho"],
  ["shippori-mincho-800", "しっぽり明朝 極太", "mincho", "一期一会", "shippori-mincho/800ExtraBold/ShipporiMincho"],
  ["zen-old-mincho-700", "Zenオールド明朝 太", "mincho", "名物に旨いもの", "zen-old-mincho/700Bold/ZenOldMincho"],
  ["hina-mincho", "ひな明朝", "mincho", "うつくしきもの", "hina-mincho/400Regular/HinaMincho"],
  ["kaisei-decol-700", "解星デコール", "mincho", "喫茶しろくま", "kaisei-decol/700Bold/KaiseiDecol"],
  ["yuji-syuku", "佑字 肅", "mincho", "御祝", "yuji-syuku/400Regular/YujiSyuku"],
  ["zen-maru-gothic-500", "Zen丸ゴシック 中", "maru", "おやつの時間", "zen-maru-gothic/500Medium/ZenMaruGothic"],
  ["zen-maru-gothic-900", "Zen丸ゴシック 極太", "maru", "おやつの時間", "zen-maru-gothic/900Black/ZenMaruGothic"],
  ["m-plus-rounded-1c-500", "M PLUS 丸 中", "maru", "ひだまり文庫", "m-plus-rounded-1c/500Medium/MPLUSRounded1c"],
  ["m-plus-rounded-1c-900", "M PLUS 丸 極太", "maru", "げんきいっぱい", "m-plus-rounded-1c/900Black/MPLUSRounded1c"],
  ["kiwi-maru-500", "キウイ丸", "maru", "くだもの畑", "kiwi-maru/500Medium/KiwiMaru"],
  ["klee-one-600", "クレー", "hand", "銀河鉄道の夜", "klee-one/600SemiBold/KleeOne"],
  ["zen-kurenaido", "Zen紅道", "hand", "手紙を書く", "zen-kurenaido/400Regular/ZenKurenaido"],
  ["yomogi", "よもぎ", "hand", "はるのにおい", "yomogi/400Regular/Yomogi"],
  ["yusei-magic", "油性マジック", "hand", "本日のおすすめ", "yusei-magic/400Regular/YuseiMagic"],
  ["hachi-maru-pop", "はちまるポップ", "hand", "ともだち♡", "hachi-maru-pop/400Regular/HachiMaruPop"],
  ["darumadrop-one", "だるまドロップ（かな）", "hand", "おにぎりまる", "darumadrop-one/400Regular/DarumadropOne"],
  ["dela-gothic-one", "デラゴシック", "display", "大漁祈願", "dela-gothic-one/400Regular/DelaGothicOne"],
  ["reggae-one", "レゲエ", "display", "必殺の一撃", "reggae-one/400Regular/ReggaeOne"],
  ["rocknroll-one", "ロックンロール", "display", "夏フェス 2026", "rocknroll-one/400Regular/RocknRollOne"],
  ["potta-one", "ポッタ", "display", "祭だワッショイ", "potta-one/400Regular/PottaOne"],
  ["mochiy-pop-one", "モッチーポップ", "display", "もちもち大福", "mochiy-pop-one/400Regular/MochiyPopOne"],
  ["rampart-one", "ランパート", "display", "秘密基地", "rampart-one/400Regular/RampartOne"],
  ["stick", "ステッキ", "display", "まっすぐ行こう", "stick/400Regular/Stick"],
  ["cherry-bomb-one", "チェリーボム（かな）", "display", "キャンディ", "cherry-bomb-one/400Regular/CherryBombOne"],
  ["dotgothic16", "ドットゴシック", "display", "ぼうけんのしょ", "dotgothic16/400Regular/DotGothic16"],
  ["bebas-neue", "Bebas Neue", "latin", "TOKYO 2026", "bebas-neue/400Regular/BebasNeue"],
  ["anton", "Anton", "latin", "GAME DAY 10", "anton/400Regular/Anton"],
  ["alfa-slab-one", "Alfa Slab One", "latin", "VARSITY 88", "alfa-slab-one/400Regular/AlfaSlabOne"],
  ["playfair-display-700", "Playfair Display", "latin", "Est. 1998", "playfair-display/700Bold/PlayfairDisplay"],
  ["lobster", "Lobster", "latin", "Coffee & Cake", "lobster/400Regular/Lobster"],
  ["pacifico", "Pacifico", "latin", "Good Morning", "pacifico/400Regular/Pacifico"],
  ["caveat-700", "Caveat", "latin", "thank you!", "caveat/700Bold/Caveat"],
  ["monoton", "Monoton", "latin", "NEON NIGHT", "monoton/400Regular/Monoton"],
  ["press-start-2p", "Press Start 2P", "latin", "GAME OVER", "press-start-2p/400Regular/PressStart2P"],
];

/** Every font is under the SIL Open Font License: outlines may be printed and sold, the files may be served. */
export const FONTS: readonly FontFace[] = ROWS.map(([id, label, style, sample, stem]) => {
  const weight = stem.split("/")[1];
  return { id, label, style, sample, file: `${stem}_${weight}.ttf` };
});

export const DEFAULT_FONT_ID = "noto-sans-jp-700";

const byId = new Map(FONTS.map((font) => [font.id, font]));

export function findFont(fontId: string): FontFace | undefined {
  return byId.get(fontId);
}

/** Where the server offers a font's file. */
export function fontUrl(fontId: string): string {
  return `/fonts/${fontId}.ttf`;
}

/** Where the server offers the sample words set in the font: a few kilobytes, so that a list need not load the fonts. */
export function fontSampleUrl(fontId: string): string {
  return `/fonts/${fontId}.svg`;
}
