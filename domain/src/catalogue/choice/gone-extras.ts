import { type CatalogueItem, SILK_SCREEN } from "../item.ts";
import { HANG_TAG_STEP, NAME_TAG_STEP, takesTag } from "../prices/subsidiary-tag.ts";

/** What a piece may have beside its print. */
export const EXTRAS = ["name-tag", "hang-tag", "personal"] as const;
export type Extra = (typeof EXTRAS)[number];

interface MadeExtras {
  readonly methodId: number;
  readonly nameTag: boolean;
  readonly hangTag: boolean;
  /** What each piece has of its own; null or left out: all are alike. */
  readonly personal?: object | null | undefined;
}

/** What of it cannot be had any more with the item as sold now: without that it can be made. */
export function goneExtras(
  item: Pick<CatalogueItem, "nameTagFees" | "hangTagFees" | "personalFees">,
  { methodId, nameTag, hangTag, personal }: MadeExtras,
): Extra[] {
  // One screen prints all pieces alike.
  const takesPersonal = item.personalFees && methodId !== SILK_SCREEN;
  const isGone: Readonly<Record<Extra, boolean>> = {
    "name-tag": nameTag && !takesTag(item, NAME_TAG_STEP),
    "hang-tag": hangTag && !takesTag(item, HANG_TAG_STEP),
    personal: !!personal && !takesPersonal,
  };
  return EXTRAS.filter((extra) => isGone[extra]);
}
