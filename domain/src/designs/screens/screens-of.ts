import { isLightGround } from "../../catalogue/index.ts";
import type { ScreenPrint } from "../document.ts";
import { inkRgb } from "./ink-distance.ts";
import { findInk, type ShopInk } from "./shop-inks.ts";

/** One screen of a place, with its ink as it was when the design was finished. */
export interface Screen extends ShopInk {
  /** White below the other inks, on cloth that would dull them: only that (`under`), or white art too (`art`). */
  readonly base?: "under" | "art";
}

/**
 * The screens of a place in the order of printing: from light to dark, so that a darker ink covers the edge of a lighter one, and on dark cloth
 * the white below first (rule designs-screen-order). Inks that the shop does not have are left out.
 */
export function screensOf({ inks }: Pick<ScreenPrint, "inks">, goods: string): Screen[] {
  const own = inks.flatMap((id) => findInk(id) ?? []).sort((one, other) => lightOf(other.hex) - lightOf(one.hex));
  const white = findInk("white");
  if (isLightGround(goods) || !white || own.length === 0) return own;
  const colored = own.filter(({ id }) => id !== white.id);
  return [{ ...white, base: colored.length < own.length ? "art" : "under" }, ...colored];
}

/** Rec. 601, in thousandths. */
function lightOf(hex: string): number {
  const [red, green, blue] = inkRgb(hex);
  return 299 * red + 587 * green + 114 * blue;
}
