import type { Shop } from "../../../platform/http/index.ts";
import { keptForAMinute } from "./kept-for-a-minute.ts";
import { countPublished } from "./published-items.store.ts";

/** A gallery of so many works is counted anew for each page; a larger one once a minute. */
const EXACT_UP_TO = 1_000;

/** How many works a shelf of the gallery shows. Goods are those of the shelf, and of the whole shop. */
export function openCountOfWorks(shop: Pick<Shop, "mayBeOld" | "now" | "log">) {
  const kept = keptForAMinute<number, number>(shop);
  const count = (goods: readonly number[], most?: number) =>
    countPublished(shop.mayBeOld("gallery"), goods, shop.now(), most);

  return async (shelf: number, goods: readonly number[], all: readonly number[]): Promise<number> => {
    if (kept.isEmpty() && (await count(all, EXACT_UP_TO + 1)) <= EXACT_UP_TO) return count(goods);
    return kept.of(shelf, () => count(goods));
  };
}
