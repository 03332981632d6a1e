import type { Um } from "../kernel/index.ts";
import { INK_ON_GOODS } from "./ink-on-goods.ts";
import type { PrintArea } from "./item.ts";
import type { PrintMethod } from "./lookups.ts";

/** Of film: two pixels at 300 dpi, as on the sheets of film of `USUAL_FILM`. */
const FILM_CHOKE: Um = 170;

/** The white below a print's colours (rule designs-white-plate). */
export interface WhiteInk {
  /** How far its edges are drawn in. */
  readonly choke: Um;
  /** `#rrggbb` of the goods: art of that colour needs no white. Left out where all art has it. */
  readonly ground?: string;
}

/**
 * Film has white below all of its art: it holds the print on cloth, and hides what is seen through clear goods. Ink over white spares the
 * colour of the goods, unless they are clear. Bare ink has none.
 */
export function whiteInk({ id, choke }: Pick<PrintMethod, "id" | "choke">, goods: string): WhiteInk | undefined {
  if (INK_ON_GOODS[id] === "film") return { choke: choke ?? FILM_CHOKE };
  if (choke === undefined) return undefined;
  return isClear(goods) ? { choke } : { choke, ground: goods };
}

/** Goods that can be seen through have an alpha in their colour: `#eff4f545`. */
export function isClear(goods: string): boolean {
  return goods.length === 9 && goods.slice(7).toLowerCase() !== "ff";
}

/** Whether the print is laid on the far side of clear goods and seen through them: then its files are mirrored (rule designs-mirrored). */
export function isMirrored({ behind }: Pick<PrintArea, "behind">, goods: string): boolean {
  return behind === true && isClear(goods);
}
