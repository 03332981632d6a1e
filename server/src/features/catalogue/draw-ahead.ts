import type { Shop } from "../../platform/http/index.ts";
import { findBlankPicture } from "./catalogue-image.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { drawAndKeep, type KnownPicture, keptPictureKey } from "./kept-pictures.ts";
import type { PictureFormat } from "./picture-format.ts";

/** What cards show, the commonest width first. */
const WIDTHS = [360, 240, 564] as const;
/** What every current browser takes. */
const FORMAT: PictureFormat = "avif";

/**
 * Draws the pictures of the cards while nobody waits, so that the first visit to the items finds them. One at a time:
 * whoever asks for another picture meanwhile waits for one at most. Answers how many were missing.
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
  if (await shop.files.read(keptPictureKey(picture, FORMAT))) return false;
  await drawAndKeep(shop, picture, FORMAT);
  return true;
}
