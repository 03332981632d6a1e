import type { getRanking } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { findItems, POPULARITY_DAYS, SORT_POPULARITY } from "@surimono/domain/catalogue";
import { presentCard } from "./present-product.ts";
import type { Snapshot } from "./snapshot.ts";

const PLACES = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first ten by popularity. `to` is today, the last day that counts. */
export function presentRanking(snapshot: Snapshot, to: string): AnswerOf<typeof getRanking> {
  const first = findItems(snapshot.index, {}, SORT_POPULARITY).slice(0, PLACES);
  const from = new Date(Date.parse(to) - (POPULARITY_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return {
    data: first.flatMap(({ id }) => presentCard(snapshot, id) ?? []),
    period: first.some(({ sold }) => sold > 0) ? { from, to } : null,
  };
}
