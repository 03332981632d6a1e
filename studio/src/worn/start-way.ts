import type { WornPrint } from "./worn-goods.ts";

export type WornWay = "ghost" | "figure";

/** What is seen first: the figure by those who gave a height, as they ask about a size, and of prints that only the back shows. */
export function startWay(heightCm: number | undefined, prints: readonly Pick<WornPrint, "view">[]): WornWay {
  return heightCm !== undefined || isBackOnly(prints) ? "figure" : "ghost";
}

export function isBackOnly(prints: readonly Pick<WornPrint, "view">[]): boolean {
  return prints.length > 0 && prints.every(({ view }) => view === "back");
}
