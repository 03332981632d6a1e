import { crane } from "../art/crane.ts";
import { daruma } from "../art/daruma.ts";
import { goldfish } from "../art/goldfish.ts";
import { luckyCat } from "../art/lucky-cat.ts";
import { morningGlory } from "../art/morning-glory.ts";
import type { Goods } from "../home/printed-goods.tsx";

/** The goods on an article's picture: three with the same drawing tell a story better than three drawings (look/tokens). */
export interface ArticleGoods {
  /** Ground of the picture, one of the four use-case tints. */
  ground: string;
  goods: readonly [Goods, Goods, Goods];
}

const TEE = 1001;
const TOTE = 1002;
const HOODIE = 1003;
const MUG = 1004;
const NOTEBOOK = 1005;

const AMBER = "bg-[#ffe3a3]";
const ROSE = "bg-[#f9c7c6]";
const SKY = "bg-[#cfe0ea]";
const SAGE = "bg-[#dde5d4]";

/** Where a drawing lies on the goods' picture, in hundredths of it. */
const PLACES: Readonly<Record<number, { left: number; top: number; width: number }>> = {
  [TEE]: { left: 32, top: 26, width: 36 },
  [TOTE]: { left: 31, top: 51, width: 37 },
  [HOODIE]: { left: 35, top: 40, width: 30 },
  [MUG]: { left: 24, top: 44, width: 34 },
  [NOTEBOOK]: { left: 34, top: 36, width: 38 },
};

/** By the last part of the article's address: those whose text speaks of certain goods. */
const chosenGoods: Readonly<Record<string, ArticleGoods>> = {
  houjin: {
    ground: SKY,
    goods: [
      on(TOTE, 103, crane, "折り鶴を刷った生成りのトートバッグ"),
      on(NOTEBOOK, 110, crane, "折り鶴を刷ったノート"),
      on(MUG, 101, crane, "折り鶴を刷ったマグカップ"),
    ],
  },
  shopgoods: {
    ground: AMBER,
    goods: [
      on(MUG, 101, luckyCat, "招き猫を刷ったマグカップ"),
      on(TOTE, 103, luckyCat, "招き猫を刷ったトートバッグ"),
      on(TEE, 115, luckyCat, "招き猫を刷ったからし色のTシャツ"),
    ],
  },
  brand: {
    ground: SAGE,
    goods: [
      on(HOODIE, 103, morningGlory, "朝顔を刷った生成りのパーカー"),
      on(TEE, 101, morningGlory, "朝顔を刷った白いTシャツ"),
      on(TOTE, 103, morningGlory, "朝顔を刷ったトートバッグ"),
    ],
  },
  school: {
    ground: ROSE,
    goods: [
      on(TEE, 113, daruma, "だるまを刷ったピンクのTシャツ"),
      on(TEE, 110, daruma, "だるまを刷った水色のTシャツ"),
      on(TEE, 101, daruma, "だるまを刷った白いTシャツ"),
    ],
  },
  present: {
    ground: SAGE,
    goods: [
      on(MUG, 101, goldfish, "金魚を刷ったマグカップ"),
      on(TEE, 101, goldfish, "金魚を刷った白いTシャツ"),
      on(NOTEBOOK, 101, goldfish, "金魚を刷ったノート"),
    ],
  },
  merchandise: {
    ground: SKY,
    goods: [
      on(TEE, 101, goldfish, "金魚を刷った白いTシャツ"),
      on(TOTE, 103, daruma, "だるまを刷ったトートバッグ"),
      on(NOTEBOOK, 110, crane, "折り鶴を刷ったノート"),
    ],
  },
  howto: {
    ground: ROSE,
    goods: [
      { itemId: TEE, colorId: 101, alt: "無地の白いTシャツ" },
      on(TEE, 101, daruma, "だるまを刷った白いTシャツ"),
      on(TOTE, 103, daruma, "同じ絵のトートバッグ"),
    ],
  },
};

const TURNS = [
  { drawing: goldfish, name: "金魚", ground: SKY },
  { drawing: luckyCat, name: "招き猫", ground: AMBER },
  { drawing: morningGlory, name: "朝顔", ground: SAGE },
  { drawing: crane, name: "折り鶴", ground: ROSE },
  { drawing: daruma, name: "だるま", ground: AMBER },
] as const;

/** The pictures of the others take turns: the same one always for the same article. */
export function goodsOfArticle(slug: string): ArticleGoods {
  const chosen = chosenGoods[slug];
  if (chosen) return chosen;
  const turn = turnOf(slug);
  const { drawing, name, ground } = TURNS[turn] as (typeof TURNS)[number];
  const pieces = [
    on(TEE, 101, drawing, `${name}を刷った白いTシャツ`),
    on(TOTE, 103, drawing, `${name}を刷ったトートバッグ`),
    on(MUG, 101, drawing, `${name}を刷ったマグカップ`),
    on(NOTEBOOK, 101, drawing, `${name}を刷ったノート`),
    on(HOODIE, 103, drawing, `${name}を刷った生成りのパーカー`),
  ];
  const [first, second, third] = [0, 1, 2].map((step) => pieces[(turn + step * 2) % pieces.length] as Goods);
  return { ground, goods: [first as Goods, second as Goods, third as Goods] };
}

/** The name of the same picture as a card, for previews elsewhere (`web/public/cards`). */
export function cardOfArticle(slug: string): string {
  return chosenGoods[slug] ? slug : `turn-${turnOf(slug)}`;
}

function turnOf(slug: string): number {
  return [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0) % TURNS.length;
}

function on(itemId: number, colorId: number, drawing: NonNullable<Goods["print"]>["drawing"], alt: string): Goods {
  const place = PLACES[itemId];
  if (!place) throw new Error(`no place for a drawing on ${itemId}`);
  return { itemId, colorId, alt, print: { ...place, drawing } };
}
