import type { WireLine } from "@surimono/contract/cart";

/** 夏祭りのTシャツ・ホワイト・M */
export function lineLabel({ name, color_name, size_name }: WireLine): string {
  return [name, color_name, size_name].filter(Boolean).join("・");
}
