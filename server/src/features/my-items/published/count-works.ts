import type { Shop } from "../../../platform/http/index.ts";
import { countPublished } from "./published-items.store.ts";

/** A gallery of so many works is counted anew for each page; a larger one once a minute. */
const EXACT_UP_TO = 1_000;
const FRESH_MS = 60_000;

interface Counted {
  readonly total: number;
  readonly at: number;
}

/** How many works a shelf of the gallery shows. Goods are those of the shelf, and of the whole shop. */
export function openCountOfWorks(shop: Pick<Shop, "mayBeOld" | "now" | "log">) {
  const kept = new Map<number, Counted>();
  const counting = new Map<number, Promise<number>>();
  const count = (goods: readonly number[], most?: number) =>
    countPublished(shop.mayBeOld("gallery"), goods, shop.now(), most);

  const countAndKeep = async (shelf: number, goods: readonly number[]) => {
    const at = shop.now().getTime();
    const total = await count(goods);
    kept.set(shelf, { total, at });
    return total;
  };
  /** Those who ask meanwhile wait for the same answer. */
  const countOnce = (shelf: number, goods: readonly number[]) => {
    const running = counting.get(shelf) ?? countAndKeep(shelf, goods).finally(() => counting.delete(shelf));
    counting.set(shelf, running);
    return running;
  };
  return async (shelf: number, goods: readonly number[], all: readonly number[]): Promise<number> => {
    const known = kept.get(shelf);
    if (!known) {
      const isLarge = kept.size > 0 || (await count(all, EXACT_UP_TO + 1)) > EXACT_UP_TO;
      return isLarge ? countOnce(shelf, goods) : count(goods);
    }
    if (shop.now().getTime() - known.at > FRESH_MS)
      countOnce(shelf, goods).catch((error: unknown) => shop.log.warn({ err: error }, "works were not counted again"));
    return known.total;
  };
}
