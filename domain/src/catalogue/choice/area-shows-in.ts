import {
  CLOSE_UP_VIEWS,
  type CloseUpViewId,
  type InUseViewId,
  type PrintArea,
  type ViewId,
  type WholeViewId,
} from "../item.ts";

/** The side of a mug, tumbler or bottle is one surface, measured along its circumference whatever the view. */
const AROUND: readonly number[] = [12, 13, 14, 17, 18];

/** The view that a close-up is part of, and whose side is seen in use. */
const WHOLE_OF: Readonly<Record<CloseUpViewId | InUseViewId, WholeViewId>> = {
  "left-sleeve": "front",
  "right-sleeve": "front",
  chest: "front",
  nape: "back",
  worn: "front",
  "worn-back": "back",
  hung: "front",
};

/** Places too small to judge on a picture of the whole garment, by area kind. */
const CLOSE_UP_OF: Readonly<Record<number, CloseUpViewId>> = {
  3: "chest",
  4: "chest",
  5: "left-sleeve",
  6: "right-sleeve",
  7: "nape",
};

/**
 * Whether a picture of the view can show the area: the area's own view, a close-up of it, that side in use, and every view of a round one as
 * far as it reaches around.
 */
export function areaShowsIn(area: Pick<PrintArea, "areaKindId" | "view">, view: ViewId): boolean {
  return area.view === wholeViewOf(view) || AROUND.includes(area.areaKindId);
}

/** The view itself, the one a close-up is part of, or the side that is seen in use. */
export function wholeViewOf(view: ViewId): WholeViewId {
  return view in WHOLE_OF ? WHOLE_OF[view as keyof typeof WHOLE_OF] : (view as WholeViewId);
}

/** Whether the picture cuts the goods off, to show a part of them from near by. */
export function isCloseUp(view: ViewId): view is CloseUpViewId {
  return CLOSE_UP_VIEWS.some((each) => each === view);
}

/** The close-up of a small place; every silhouette sold with the place has it. */
export function closeUpOf(areaKindId: number): CloseUpViewId | undefined {
  return CLOSE_UP_OF[areaKindId];
}
