import { crane } from "../art/crane.ts";
import { daruma } from "../art/daruma.ts";
import { goldfish } from "../art/goldfish.ts";
import { luckyCat } from "../art/lucky-cat.ts";
import { morningGlory } from "../art/morning-glory.ts";
import type { Goods } from "./printed-goods.tsx";

/** Catalogue items and colours that the pictures of the home page show. */

const onChest = { left: 31, top: 24, width: 34 } as const;

export const blankTee: Goods = { itemId: 1001, colorId: 101, alt: "" };

export const heroGoods = {
  tee: {
    itemId: 1001,
    colorId: 101,
    alt: "だるまの絵を刷った白いTシャツ",
    print: { ...onChest, left: 29, drawing: daruma, words: "七転び、八起き。" },
  },
  tote: {
    itemId: 1002,
    colorId: 103,
    alt: "同じ絵のトートバッグ",
    print: { drawing: daruma, left: 32, top: 50, width: 30 },
  },
  mug: {
    itemId: 1004,
    colorId: 101,
    alt: "同じ絵のマグカップ",
    print: { drawing: daruma, left: 25, top: 44, width: 30 },
  },
} satisfies Record<string, Goods>;

export const checkedTee: Goods = { ...blankTee, print: { ...onChest, drawing: daruma } };

export const bandTee: Goods = {
  itemId: 1001,
  colorId: 101,
  alt: "金魚の絵を刷った白いTシャツ",
  print: { ...onChest, left: 32, top: 27, width: 36, drawing: goldfish },
};

export interface CategoryTile {
  /** `display_code` of the category. */
  code: string;
  name: string;
  goods: Goods;
}

export const categoryTiles: readonly [CategoryTile, ...CategoryTile[]] = [
  {
    code: "tshirts",
    name: "Tシャツ",
    goods: { itemId: 1001, colorId: 115, alt: "", print: { drawing: luckyCat, left: 32, top: 25, width: 37 } },
  },
  {
    code: "long-tshirts",
    name: "長袖Tシャツ",
    goods: { itemId: 1012, colorId: 101, alt: "", print: { drawing: morningGlory, left: 37, top: 26, width: 27 } },
  },
  {
    code: "hoodies",
    name: "パーカー",
    goods: { itemId: 1003, colorId: 103, alt: "", print: { drawing: crane, left: 34, top: 40, width: 33 } },
  },
  {
    code: "bags",
    name: "バッグ",
    goods: { itemId: 1002, colorId: 103, alt: "", print: { drawing: goldfish, left: 28, top: 50, width: 44 } },
  },
  {
    code: "mugs",
    name: "マグカップ",
    goods: { itemId: 1004, colorId: 101, alt: "", print: { drawing: crane, left: 21, top: 43, width: 40 } },
  },
  {
    code: "stationery",
    name: "文具・紙もの",
    goods: { itemId: 1005, colorId: 110, alt: "", print: { drawing: goldfish, left: 33, top: 36, width: 42 } },
  },
];
