import { createHash } from "node:crypto";
import type { Shop } from "../../../platform/http/index.ts";
import { UUID_PATTERN } from "../../../platform/uuid-pattern.ts";
import { type ImageSource, SEALED_CACHE } from "../../catalogue/index.ts";
import { findPictures, findShownPicture } from "./my-item-pictures.store.ts";
import { originalKey, variantFolder } from "./picture-files.ts";
import { drawVariant } from "./picture-variant.ts";

const PATH = new RegExp(`^images/my-items/(${UUID_PATTERN})\\.webp$`);

/** Pictures added to items by members. */
export function pictureImage(shop: Shop): ImageSource {
  return {
    prefix: "images/my-items/",
    async find(url, width) {
      const [, id] = PATH.exec(url) ?? [];
      const picture = id && (await findShownPicture(shop.database.db, id));
      if (!picture) return undefined;
      return {
        hash: variantHash(picture.id, width),
        folder: variantFolder(picture.id),
        cacheControl: SEALED_CACHE,
        owner: picture.userId,
        async draw(format) {
          const bytes = await shop.files.read(originalKey(picture));
          if (!bytes) throw new Error(`the picture ${picture.id} of a my item is missing`);
          return drawVariant({ bytes, width, format });
        },
        // An item that was deleted may come back with it: only the row says that it is gone for good.
        isStillThere: async () => (await findPictures(shop.database.db, picture.userId, [picture.id])).length > 0,
      };
    },
  };
}

/** A picture never changes, so its id identifies its content. */
function variantHash(pictureId: string, width: number): string {
  return createHash("sha256").update(`${pictureId} ${width}`).digest("hex");
}
