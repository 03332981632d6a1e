import type { WireLine } from "@surimono/contract/cart";

/** What a destination needs to know of a line: what it is called, and how many pieces are to be divided. */
export type SplitLine = Pick<WireLine, "line_id" | "name" | "color_name" | "size_name" | "quantity">;

/** 夏祭りのTシャツ・ホワイト・M */
export function lineLabel({
  name,
  color_name,
  size_name,
}: Pick<WireLine, "name" | "color_name" | "size_name">): string {
  return [name, color_name, size_name].filter(Boolean).join("・");
}
