import { createHash } from "node:crypto";
import type { Shop } from "../../platform/http/index.ts";
import { UUID_PATTERN } from "../../platform/uuid-pattern.ts";
import type { ImageSource } from "../catalogue/index.ts";
import { drawVariant } from "../my-items/index.ts";
import { originalKey, photoFolder } from "./photo-files.ts";
import { findPhoto } from "./review-photos.store.ts";
import { findReview } from "./reviews.store.ts";

const PATH = new RegExp(`^images/reviews/(${UUID_PATTERN})\\.webp$`);
/** Long enough for a visit; what is hidden or deleted soon disappears from every browser. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=60, stale-if-error=3600";

/** Photographs of reviews: for everybody while the review is shown, sealed for its author while it is not. */
export function reviewImage(shop: Shop): ImageSource {
  return {
    prefix: "images/reviews/",
    async find(url, width) {
      const [, id] = PATH.exec(url) ?? [];
      const photo = id && (await findPhoto(shop.database.db, id));
      const review = photo && (await findReview(shop.database.db, photo));
      if (!review) return undefined;
      const isShown = review.hiddenAt === null;
      return {
        hash: createHash("sha256").update(`${id} ${width}`).digest("hex"),
        folder: photoFolder(photo.id),
        cacheControl: isShown ? CACHE_CONTROL : "private, no-store",
        owner: isShown ? undefined : review.userId,
        ...(isShown && { near: "shown" }),
        async draw(format) {
          const bytes = await shop.files.read(originalKey(photo));
          if (!bytes) throw new Error(`the photograph ${id} of a review is missing`);
          return drawVariant({ bytes, width, format });
        },
        isStillThere: async () => (await findPhoto(shop.database.db, id)) !== undefined,
      };
    },
  };
}
