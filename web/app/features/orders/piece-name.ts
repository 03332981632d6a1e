import type { WireLine } from "@surimono/contract/cart";
import { titlesOfRows } from "@surimono/domain/delivery";

/** A line as the pieces of a parcel name it. */
export type LineName = Pick<WireLine, "line_id" | "name" | "color_name" | "size_name" | "personal">;

export function pieceName(lines: readonly LineName[], lineId: string): string {
  const line = lines.find(({ line_id }) => line_id === lineId);
  return line ? [line.name, line.color_name, line.size_name].filter(Boolean).join("・") : "";
}

/** Single pieces of a line whose pieces differ, each with its words. */
export function pieceTitles(lines: readonly LineName[], lineId: string, rows: readonly number[] | undefined): string[] {
  return titlesOfRows(lines.find(({ line_id }) => line_id === lineId)?.personal?.pieces ?? null, rows);
}
