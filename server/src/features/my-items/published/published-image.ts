import type { Shop } from "../../../platform/http/index.ts";
import { getGoodsOf, type ImageSource, isOnSale } from "../../catalogue/index.ts";
import { picturePathOf } from "../pictures/picture-files.ts";
import { findShown } from "./find-shown.ts";
import { galleryOf, viewPath } from "./gallery.ts";

const PATH = /^images\/gallery\/(\d{1,9})\/(\d{1,2})\.webp$/;

/** Long enough for a visit; a withdrawn picture soon disappears from every browser, and sooner from a cache in front. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=60, stale-if-error=3600";

/**
 * Pictures of published items, by place. They are those of `sources`, whose URLs stay the maker's own: the URL alone does not show
 * a withdrawn item.
 */
export function publishedImage(shop: Shop, sources: readonly ImageSource[]): ImageSource {
  return {
    prefix: "images/gallery/",
    async find(url, width) {
      const [, productId, index] = PATH.exec(url) ?? [];
      const row = productId && (await findShown(shop, Number(productId)))?.item;
      const item = row && isOnSale(shop, row.catalogueItemId) && getGoodsOf(shop, row);
      const entry = item && galleryOf(item, row)[Number(index)];
      if (!entry) return undefined;
      const path = `images${"view" in entry ? viewPath(row, entry.view) : picturePathOf(entry.pictureId)}`;
      const picture = await sources.find(({ prefix }) => path.startsWith(prefix))?.find(path, width);
      // `draw` needs its object as `this`.
      return (
        picture && {
          ...picture,
          draw: (format) => picture.draw(format),
          cacheControl: CACHE_CONTROL,
          ...{ owner: undefined, near: "shown" },
        }
      );
    },
  };
}
