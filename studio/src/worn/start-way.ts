import type { WornPrint } from "./worn-goods.ts";

export type WornWay = "ghost" | "figure";

/** What is seen first: the figure by those who gave a height, as they ask about a size. */
export function startWay(heightCm: number | undefined): WornWay {
  return heightCm === undefined ? "ghost" : "figure";
}

/** The side that is seen first: the printed one. */
export function startSide(prints: readonly Pick<WornPrint, "view">[]): "front" | "back" {
  return prints.length > 0 && prints.every(({ view }) => view === "back") ? "back" : "front";
}
