import type { getRanking } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { findItems, POPULARITY_DAYS, SORT_POPULARITY } from "@surimono/domain/catalogue";
import { addDays, type Day } from "@surimono/domain/kernel";
import { presentProductCard } from "./present-product.ts";
import type { Snapshot } from "./snapshot.ts";

const PLACES = 10;

/** Up to ten that were ordered, the most ordered first; before the first order, the first ten. `to` is today, the last day that counts. */
export function presentRanking(snapshot: Snapshot, to: Day): AnswerOf<typeof getRanking> {
  const first = findItems(snapshot.index, {}, SORT_POPULARITY).slice(0, PLACES);
  const from = addDays(to, 1 - POPULARITY_DAYS);
  const ordered = first.filter(({ sold }) => sold > 0);
  const shown = ordered.length > 0 ? ordered : first;
  return {
    data: shown.flatMap(({ id }) => presentProductCard(snapshot, id) ?? []),
    period: ordered.length > 0 ? { from, to } : null,
  };
}
