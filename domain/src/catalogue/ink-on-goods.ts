import { INK_JET, type MethodId, SILK_SCREEN, TRANSFER, WHITE_INK_JET } from "./item.ts";

/**
 * How a method's ink meets the goods. `bare` ink dyes them, so they show through every colour and white is nothing; over `white` ink colours
 * stay as they are, and the goods' own colour is left bare; `film` carries white of its own under all of the art, with a slight edge;
 * `spot` inks hide what is below and are the shop's own, few and mixed ahead.
 */
export type InkOnGoods = "bare" | "white" | "film" | "spot";

export const INK_ON_GOODS: Readonly<Record<MethodId, InkOnGoods>> = {
  [TRANSFER]: "film",
  [INK_JET]: "bare",
  [WHITE_INK_JET]: "white",
  [SILK_SCREEN]: "spot",
};

/** `#rrggbb` of an ink as it looks on goods of that colour: bare ink is multiplied with them. */
export function inkOnGoods(ink: string, goods: string, how: InkOnGoods): string {
  if (how !== "bare") return ink;
  const channels = [1, 3, 5].map((at) => Math.round((byteAt(ink, at) * byteAt(goods, at)) / 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function byteAt(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
