import { closeUpOf, wholeViewOf } from "./choice/area-shows-in.ts";
import { CLOSE_UP_VIEWS, IN_USE_VIEWS, type PrintArea, type ViewId, WHOLE_VIEWS } from "./item.ts";

/**
 * The shop's names for its pictures, by what they show: from the left one sees a mug with its handle behind, and the middle of a print around
 * it.
 */
export const VIEW_NAMES: Readonly<Record<ViewId, string>> = {
  front: "正面",
  back: "背面",
  left: "取っ手の反対側",
  right: "取っ手側",
  worn: "着た形",
  "worn-back": "着た背中",
  hung: "ハンガー",
  "left-sleeve": "左袖",
  "right-sleeve": "右袖",
  chest: "胸もと",
  nape: "首うしろ",
};

type Place = Pick<PrintArea, "areaKindId" | "view">;

/** The pictures that are kept of these places, each once: whole views first, then close-ups. */
export function viewsShowing(areas: readonly Place[]): ViewId[] {
  const whole = new Set(areas.map(({ view }) => view));
  const near = new Set(areas.map(({ areaKindId }) => closeUpOf(areaKindId)));
  return [...WHOLE_VIEWS.filter((view) => whole.has(view)), ...CLOSE_UP_VIEWS.filter((view) => near.has(view))];
}

/** All pictures of goods that are printed there: between those the ones in use, as far as they are `drawn` (rule catalogue-in-use). */
export function viewsOfGoods(areas: readonly Place[], drawn: readonly ViewId[]): ViewId[] {
  const kept = viewsShowing(areas);
  const inUse = IN_USE_VIEWS.filter((view) => drawn.includes(view));
  const whole = kept.filter((view) => view === wholeViewOf(view)).length;
  return kept.toSpliced(whole, 0, ...inUse);
}

/** The picture for a card or a line: the side of the first printed place. */
export function coverView(areas: readonly Place[], areaKindIds: readonly number[]): ViewId {
  const [first] = areaKindIds;
  return areas.find(({ areaKindId }) => areaKindId === first)?.view ?? areas[0]?.view ?? "front";
}
