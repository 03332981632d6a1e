import { createHash } from "node:crypto";
import { CLOSE_UP_VIEWS, IN_USE_VIEWS, referenceSize, type ViewId, WHOLE_VIEWS } from "@surimono/domain/catalogue";
import { loadArt } from "@surimono/studio/mockup-files";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import { artFolder, artHash } from "./art-files.ts";
import type { BlankPicture } from "./blank-picture.ts";
import { getCatalogue } from "./get-catalogue.ts";
import type { ImageSource, KnownPicture } from "./kept-pictures.ts";

/** The address stays the same when art or colour change, so browsers ask again after a day; the ETag then saves the bytes. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800";
const VIEWS = [...WHOLE_VIEWS, ...IN_USE_VIEWS, ...CLOSE_UP_VIEWS].join("|");
const PATH = new RegExp(`^images/catalogue/(\\d{1,9})/(\\d{1,9})/(${VIEWS})\\.(?:webp|png)$`);

/** Drawn one at a time: a whole page of new cards is one process's work. */
const runner = createJobRunner<BlankPicture, Uint8Array>(new URL("./blank-picture-worker.ts", import.meta.url), {});

/** Blank goods in every colour. */
export function catalogueImage(shop: Shop): ImageSource {
  return {
    prefix: "images/catalogue/",
    async find(url, width) {
      const [, itemId, colorId, view] = PATH.exec(url) ?? [];
      return findBlankPicture(shop, Number(itemId), Number(colorId), view as ViewId, width);
    },
  };
}

export async function findBlankPicture(
  shop: Shop,
  itemId: number,
  colorId: number,
  view: ViewId,
  width: number,
): Promise<KnownPicture | undefined> {
  const item = getCatalogue(shop).itemsById.get(itemId)?.everSold;
  const color = item?.colors.find(({ id }) => id === colorId);
  if (item === undefined || color === undefined) return undefined;
  const { silhouette } = item;
  const { views } = await loadArt(artFolder(), silhouette);
  if (views[view] === undefined) return undefined;
  const sizeWidth = referenceSize(item).width;
  const parts = [await artHash(silhouette), view, sizeWidth, color.hex, width];
  return {
    hash: createHash("sha256").update(parts.join("\n")).digest("hex"),
    ...{ folder: "catalogue", near: "goods" },
    cacheControl: CACHE_CONTROL,
    owner: undefined,
    draw: (format) =>
      runner.run({ artRoot: artFolder(), silhouette, view, sizeWidth, color: color.hex, width, format }),
  };
}
