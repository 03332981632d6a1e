/** One work of the demo's gallery, before it is laid. */
export interface DemoWork {
  /** Of the makers in `server/src/demo/makers.ts`. */
  readonly maker: "yofukashi" | "ichiban" | "mugi" | "keion";
  readonly name: string;
  readonly description: string;
  /** In yen. */
  readonly price: number;
  readonly itemId: number;
  readonly color: string;
  readonly areaKindId: number;
  readonly template: string;
  /** For goods on which the dark ink would not be seen. */
  readonly dark?: true;
}

const CHEST = 1;
const TOTE_FRONT = 10;
const MUG_FRONT = 12;
const COVER = 15;
const FRONT = 19;

/** The newest last: it comes first in the gallery. */
export const demoWorks: readonly DemoWork[] = [
  {
    maker: "keion",
    name: "籠球魂 チームシャツ",
    description: "引退試合のためにつくった1枚です。乾きやすい生地なので、そのまま練習着になりました。",
    price: 3200,
    itemId: 1006,
    color: "ホワイト",
    areaKindId: CHEST,
    template: "club-basketball",
  },
  {
    maker: "ichiban",
    name: "とりあえず生 前かけ",
    description: "店の開店10周年に、常連さんへお配りしたエプロンです。",
    price: 5400,
    itemId: 1085,
    color: "生成り",
    areaKindId: CHEST,
    template: "shop-izakaya",
  },
  {
    maker: "yofukashi",
    name: "花火の夜のTシャツ",
    description: "浴衣でなくても、夏の夜はこれで出かけます。",
    price: 4800,
    itemId: 1008,
    color: "ネイビー",
    areaKindId: CHEST,
    template: "event-fireworks",
    dark: true,
  },
  {
    maker: "mugi",
    name: "大好きの手紙ノート",
    description: "一日ひとつ、うちの子のかわいかったことを書いています。",
    price: 2400,
    itemId: 1005,
    color: "ホワイト",
    areaKindId: COVER,
    template: "present-letter",
  },
  {
    maker: "ichiban",
    name: "一杯入魂 Tシャツ",
    description: "厨房の制服です。お客さまに「ほしい」と言われて、公開しました。",
    price: 3600,
    itemId: 1007,
    color: "ホワイト",
    areaKindId: CHEST,
    template: "shop-ramen",
  },
  {
    maker: "yofukashi",
    name: "迎春はがき",
    description: "富士山と初日の出。うらは真っ白なので、ひとこと書けます。",
    price: 600,
    itemId: 1055,
    color: "ホワイト",
    areaKindId: FRONT,
    template: "celebration-new-year",
  },
  {
    maker: "mugi",
    name: "またあそぼ パーカー",
    description: "かえるとくまの待ち合わせ。散歩の朝に着ています。",
    price: 6400,
    itemId: 1003,
    color: "杢グレー",
    areaKindId: CHEST,
    template: "present-friend",
  },
  {
    maker: "keion",
    name: "爆音主義 ライブTシャツ",
    description: "文化祭のステージで、5人おそろいでした。",
    price: 3400,
    itemId: 1007,
    color: "ブラック",
    areaKindId: CHEST,
    template: "club-band",
    dark: true,
  },
  {
    maker: "yofukashi",
    name: "喫茶 摺り物のトート",
    description: "豆を買いに行くための袋です。うちの屋号を入れました。",
    price: 3200,
    itemId: 1002,
    color: "ナチュラル",
    areaKindId: TOTE_FRONT,
    template: "shop-cafe",
  },
  {
    maker: "mugi",
    name: "うちの子マグ むぎ",
    description: "朝のコーヒーも、むぎといっしょに。",
    price: 2600,
    itemId: 1004,
    color: "オフホワイト",
    areaKindId: MUG_FRONT,
    template: "present-name-dog",
  },
  {
    maker: "ichiban",
    name: "毎朝7時のクッション",
    description: "となりのパン屋さんと、待合の椅子のためにつくりました。",
    price: 4800,
    itemId: 1072,
    color: "生成り",
    areaKindId: FRONT,
    template: "shop-bakery",
  },
  {
    maker: "yofukashi",
    name: "本日休業の猫 Tシャツ",
    description: "休みの日に着るための、休みの日の絵です。",
    price: 4200,
    itemId: 1008,
    color: "ナチュラル",
    areaKindId: CHEST,
    template: "shop-lucky-cat",
  },
];
