import type { Shop } from "../../platform/http/index.ts";
import { findBlankPicture } from "./catalogue-image.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { drawAndKeep, type KnownPicture, keptPictureKey, storeOf } from "./kept-pictures.ts";
import type { PictureFormat } from "./picture-format.ts";

/** The widths on cards, the commonest first. */
const WIDTHS = [360, 240, 564] as const;
/** Every current browser takes it. */
const FORMAT: PictureFormat = "avif";

/**
 * Draws the pictures of the cards in advance, so that the first visit to the items finds them. One at a time: a visitor who asks for
 * another picture waits for one at most. Returns how many were missing.
 */
export async function drawAhead(shop: Shop, isStopped: () => boolean): Promise<number> {
  let drawn = 0;
  for (const width of WIDTHS) {
    for (const { id, colors } of getCatalogue(shop).data.items) {
      if (isStopped()) return drawn;
      const picture = colors[0] && (await findBlankPicture(shop, id, colors[0].id, "front", width));
      if (picture && (await drawMissing(shop, picture))) drawn++;
    }
  }
  return drawn;
}

async function drawMissing(shop: Shop, picture: KnownPicture): Promise<boolean> {
  if (await storeOf(shop, picture).read(keptPictureKey(picture, FORMAT))) return false;
  await drawAndKeep(shop, picture, FORMAT);
  return true;
}
