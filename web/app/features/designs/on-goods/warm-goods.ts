import { layPicture } from "@surimono/domain/designs";
import { createOutlines, isThrifty, type Outlines } from "@surimono/studio/on-goods";
import { queryClient } from "#app/query-client.ts";
import { presentAreas } from "../present-design.ts";
import { CARD_WIDTH } from "./card-width.ts";
import { goodsOfEachKind, MOST_GOODS, openedGoods } from "./goods-of-picture.ts";
import type { GoodsEntry } from "./laid-goods.ts";

let kept: Outlines | undefined;

/** The pictures of the goods, among them those that were made ready ahead; they go with whoever takes them. */
export function takeOutlines(): Outlines {
  const outlines = kept ?? createOutlines("/art", MOST_GOODS);
  kept = undefined;
  return outlines;
}

/** Whatever picture is chosen, it is seen on these goods: they are made ready while it is looked for. On a slow or metered line only their list. */
export async function warmGoods(): Promise<void> {
  const entries = await queryClient.fetchQuery(goodsOfEachKind);
  if (isThrifty() || kept) return;
  kept = createOutlines("/art", MOST_GOODS);
  for (const entry of entries) {
    if (!kept) return;
    await warm(entry, kept);
  }
}

/** Most pictures are laid where this one is. */
const ANY_PICTURE = { pixelWidth: 3000, pixelHeight: 2000, seeThrough: 0, midTones: 0, unreachable: {} };

async function warm(entry: GoodsEntry, outlines: Outlines): Promise<void> {
  const design = await queryClient.fetchQuery(openedGoods(entry));
  const areas = presentAreas(design);
  const laid = layPicture(ANY_PICTURE, areas);
  const place = areas.find(({ areaKindId }) => areaKindId === laid?.areaKindId);
  if (place) await outlines(design.item.silhouette, CARD_WIDTH).view(place.view);
}
