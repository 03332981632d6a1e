import type { Shop } from "../../../platform/http/index.ts";
import { keptForAMinute } from "./kept-for-a-minute.ts";
import {
  listPlaces,
  listPublished,
  type Place,
  type PublishedPage,
  type PublishedRow,
} from "./published-items.store.ts";

/** Works above a page are read and thrown away, unless it is further down than this: then at most so many are. */
const STEP = 240;
/** As far as anybody may go. */
const DEEPEST = 10_000;

/** The pages of a shelf of the gallery. Far down they begin at a work of which it was known within a minute that so many come before it. */
export function openPagesOfWorks(shop: Pick<Shop, "mayBeOld" | "now" | "log">) {
  const kept = keptForAMinute<string, readonly Place[]>(shop);
  const placesOf = (shelf: number, page: PublishedPage) =>
    kept.of(`${page.sort} ${shelf}`, async () => {
      const places = await listPlaces(shop.mayBeOld("gallery"), page, DEEPEST);
      return places.filter((_, nth) => (nth + 1) % STEP === 0);
    });

  return async (shelf: number, page: PublishedPage): Promise<PublishedRow[]> => {
    const { offset } = page;
    const known = offset < STEP ? [] : await placesOf(shelf, page);
    const steps = Math.min(Math.floor(offset / STEP), known.length);
    return listPublished(shop.mayBeOld("gallery"), {
      ...page,
      offset: offset - steps * STEP,
      after: known[steps - 1],
    });
  };
}
