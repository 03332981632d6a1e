import type { Um } from "../../kernel/index.ts";
import type { Size } from "../item.ts";

/** What is worn and measured, in sizes to choose from: there a size can be found for somebody. Goods of one size, such as aprons, have none. */
export function isMeasuredClothes(sizes: readonly Size[]): boolean {
  return sizes.length > 1 && sizes.every((size) => lengthOf(size, "身幅") !== undefined);
}

export function lengthOf(size: Size, name: "身幅" | "着丈"): Um | undefined {
  return size.measurements.find((measured) => measured.name === name)?.length;
}
