import type { getRanking } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { findItems, POPULARITY_DAYS, SORT_POPULARITY } from "@surimono/domain/catalogue";
import { addDays, type Day } from "@surimono/domain/kernel";
import { presentProductCard } from "./present-product.ts";
import type { Snapshot } from "./snapshot.ts";

const PLACES = 10;

/** The ten most popular. `to` is today, the last day that counts. */
export function presentRanking(snapshot: Snapshot, to: Day): AnswerOf<typeof getRanking> {
  const first = findItems(snapshot.index, {}, SORT_POPULARITY).slice(0, PLACES);
  const from = addDays(to, 1 - POPULARITY_DAYS);
  return {
    data: first.flatMap(({ id }) => presentProductCard(snapshot, id) ?? []),
    period: first.some(({ sold }) => sold > 0) ? { from, to } : null,
  };
}
