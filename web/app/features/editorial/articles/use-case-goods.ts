import { crane } from "../art/crane.ts";
import { daruma } from "../art/daruma.ts";
import { goldfish } from "../art/goldfish.ts";
import { luckyCat } from "../art/lucky-cat.ts";
import type { Goods } from "../home/printed-goods.tsx";

/** The goods on an article's picture: three with the same drawing tell a story better than three drawings (look/tokens). */
export interface ArticleGoods {
  /** Ground of the picture, one of the four use-case tints. */
  ground: string;
  goods: readonly [Goods, Goods, Goods];
}

export const TEE = 1001;
export const TOTE = 1002;
export const HOODIE = 1003;
export const MUG = 1004;
export const NOTEBOOK = 1005;

export const AMBER = "bg-[#ffe3a3]";
export const ROSE = "bg-[#f9c7c6]";
export const SKY = "bg-[#cfe0ea]";
export const SAGE = "bg-[#dde5d4]";

type Print = NonNullable<Goods["print"]>;

/** The drawing's position on the goods' picture, in hundredths of it. */
const PLACES: Readonly<Record<number, Omit<Print, "drawing">>> = {
  [TEE]: { left: 32, top: 26, width: 36 },
  [TOTE]: { left: 31, top: 51, width: 37 },
  [HOODIE]: { left: 35, top: 40, width: 30 },
  [MUG]: { left: 24, top: 44, width: 34 },
  [NOTEBOOK]: { left: 34, top: 36, width: 38 },
};

/** `elsewhere`: instead of the usual position on such goods. */
export function on(
  itemId: number,
  colorId: number,
  drawing: Print["drawing"],
  alt: string,
  elsewhere?: Omit<Print, "drawing">,
): Goods {
  const place = elsewhere ?? PLACES[itemId];
  if (!place) throw new Error(`no place for a drawing on ${itemId}`);
  return { itemId, colorId, alt, print: { ...place, drawing } };
}

/** The four that the home page shows too, by the last part of the article's address. */
export const useCaseGoods = {
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
} satisfies Record<string, ArticleGoods>;
