import type { RunningShop } from "../harness/shop.ts";

/** One line of docs/benchmarks.md. */
export type Measurement = {
  what: string;
  measured: string;
  budget?: string;
  /** Whether the budget was kept; missing without one. */
  kept?: boolean;
};

/** A file `*.bench.ts` exports one of these as `bench`. Each gets a fresh shop with an empty database. */
export type Bench = { title: string; note?: string; run: (shop: RunningShop) => Promise<Measurement[]> };

/** A number with separated thousands, for people. */
export const readable = (value: number, digits = 0) =>
  value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
