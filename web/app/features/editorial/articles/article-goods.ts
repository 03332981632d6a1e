import { crane } from "../art/crane.ts";
import { daruma } from "../art/daruma.ts";
import { goldfish } from "../art/goldfish.ts";
import { luckyCat } from "../art/lucky-cat.ts";
import { morningGlory } from "../art/morning-glory.ts";
import type { Goods } from "../home/printed-goods.tsx";
import {
  AMBER,
  type ArticleGoods,
  HOODIE,
  MUG,
  NOTEBOOK,
  on,
  ROSE,
  SAGE,
  SKY,
  TEE,
  TOTE,
  useCaseGoods,
} from "./use-case-goods.ts";

/** By the last part of the article's address, for articles about certain goods. */
const chosenGoods: Readonly<Record<string, ArticleGoods>> = {
  ...useCaseGoods,
  brand: {
    ground: SAGE,
    goods: [
      on(HOODIE, 103, morningGlory, "朝顔を刷った生成りのパーカー"),
      on(TEE, 101, morningGlory, "朝顔を刷った白いTシャツ"),
      on(TOTE, 103, morningGlory, "朝顔を刷ったトートバッグ"),
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
  lookbooks: {
    ground: ROSE,
    goods: [
      on(TEE, 101, goldfish, "金魚を刷った白いTシャツ"),
      on(HOODIE, 103, morningGlory, "朝顔を刷った生成りのパーカー"),
      on(TEE, 115, luckyCat, "招き猫を刷ったからし色のTシャツ"),
    ],
  },
  lookbook_2025spring_brand: {
    ground: SAGE,
    goods: [
      on(TEE, 101, morningGlory, "朝顔を刷った白いTシャツ"),
      on(HOODIE, 103, morningGlory, "朝顔を刷った生成りのパーカー"),
      on(TOTE, 103, morningGlory, "朝顔を刷ったトートバッグ"),
    ],
  },
  lookbook_2025spring_business: {
    ground: SKY,
    goods: [
      on(NOTEBOOK, 101, crane, "折り鶴を刷ったノート"),
      on(TEE, 108, crane, "左胸に折り鶴を小さく刷った紺のTシャツ", { left: 54, top: 31, width: 12, opaque: true }),
      on(MUG, 101, crane, "折り鶴を刷ったマグカップ"),
    ],
  },
  lookbook_2025spring_shopgoods: {
    ground: AMBER,
    goods: [
      on(TEE, 115, luckyCat, "招き猫を刷ったからし色のTシャツ"),
      on(TOTE, 103, luckyCat, "招き猫を刷った生成りのトートバッグ"),
      on(MUG, 101, luckyCat, "招き猫を刷ったマグカップ"),
    ],
  },
  lookbook_summer: {
    ground: SKY,
    goods: [
      on(TEE, 101, goldfish, "左下に金魚を一匹刷った白いTシャツ", { left: 29, top: 64, width: 20 }),
      on(TEE, 110, goldfish, "金魚を刷った水色のTシャツ"),
      on(TOTE, 103, goldfish, "金魚を刷ったトートバッグ"),
    ],
  },
  lookbook_winter: {
    ground: SAGE,
    goods: [
      on(HOODIE, 101, daruma, "だるまを刷ったパーカー"),
      on(MUG, 101, daruma, "だるまを刷ったマグカップ"),
      on(NOTEBOOK, 101, daruma, "だるまを刷ったノート"),
    ],
  },
  size_guide: {
    ground: SAGE,
    goods: [
      { itemId: TEE, colorId: 101, alt: "無地の白いTシャツ" },
      { itemId: 1012, colorId: 101, alt: "無地の白い長袖Tシャツ" },
      { itemId: HOODIE, colorId: 103, alt: "無地の生成りのパーカー" },
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

/** The other articles share these pictures, always the same one for an article. */
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

/** The name of its card, for previews on other sites (`web/public/cards`). */
export function cardOfArticle(slug: string): string {
  return chosenGoods[slug] ? slug : `turn-${turnOf(slug)}`;
}

function turnOf(slug: string): number {
  return [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0) % TURNS.length;
}
