/** What an operator decides on a reported work, and what its maker says to that. */
export const GALLERY_EVENTS = {
  left: "そのまま",
  hidden: "ギャラリーから外す",
  removed: "取り扱いをやめる",
  restored: "もとに戻す",
  objection: "つくった方の申し出",
} as const;
export type GalleryEvent = keyof typeof GALLERY_EVENTS;
export type GalleryVerdict = Exclude<GalleryEvent, "objection">;
export const GALLERY_VERDICTS = ["left", "hidden", "removed", "restored"] as const satisfies readonly GalleryVerdict[];

/** Open: a report waits. Objected: the maker's answer does. */
export const GALLERY_CASE_STATES = {
  open: "未対応",
  objected: "申し出あり",
  left: "そのまま",
  hidden: "外した",
  removed: "取り扱い停止",
  gone: "作品なし",
} as const;
export type GalleryCaseState = keyof typeof GALLERY_CASE_STATES;

export interface GalleryCase {
  /** Undefined when its maker has deleted it for good. */
  readonly item: { readonly isHidden: boolean; readonly isRemoved: boolean } | undefined;
  readonly openReports: number;
  readonly lastEvent: GalleryEvent | undefined;
}

export function galleryCaseState({ item, openReports, lastEvent }: GalleryCase): GalleryCaseState {
  if (!item) return "gone";
  if (openReports > 0) return "open";
  if (lastEvent === "objection") return "objected";
  if (item.isRemoved) return "removed";
  return item.isHidden ? "hidden" : "left";
}

/** What may be decided now: taking out what is out changes nothing, and only that can come back. */
export function canDecide(verdict: GalleryVerdict, { item }: Pick<GalleryCase, "item">): boolean {
  if (!item) return verdict === "left";
  if (verdict === "hidden") return !item.isHidden || item.isRemoved;
  if (verdict === "removed") return !item.isRemoved;
  return verdict === "left" || item.isHidden || item.isRemoved;
}

/** An answer to a decision; one at a time, until it was looked at. */
export const MAX_OBJECTION = 1_000;
