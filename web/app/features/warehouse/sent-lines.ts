import type { WireStock } from "@surimono/contract/warehouse";

/** What is chosen to be sent, as lines to divide over destinations: their id is that of what is stored. */
export interface SentLine {
  readonly line_id: string;
  readonly name: string;
  readonly color_name: string;
  readonly size_name: string;
  readonly quantity: number;
}

export function sentLines(stocks: readonly WireStock[], pieces: Readonly<Record<string, number>>): SentLine[] {
  return stocks.flatMap(({ stored_id, name, color_name, size_name }) => {
    const quantity = pieces[stored_id] ?? 0;
    return quantity > 0 ? [{ line_id: stored_id, name, color_name, size_name, quantity }] : [];
  });
}

export function toPieces(lines: readonly SentLine[]): { line_id: string; quantity: number }[] {
  return lines.map(({ line_id, quantity }) => ({ line_id, quantity }));
}
