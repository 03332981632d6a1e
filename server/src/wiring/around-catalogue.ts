import { countLinesOf, isInCart } from "../features/cart/index.ts";
import type { BeforeImport, CatalogueParts, CountTouched, EditionParts } from "../features/catalogue/index.ts";
import { decodePicture, draftImage, type IsBought, keepGoods, versionImage } from "../features/designs/index.ts";
import { isWithdrawn } from "../features/members/index.ts";
import { countMade, findMyProduct, pictureImage, publishedImage } from "../features/my-items/index.ts";
import { hasOrderedVersion } from "../features/orders/index.ts";
import { reviewImage } from "../features/reviews/index.ts";
import type { Shop } from "../platform/http/index.ts";

/** Designs keep the goods they were made for before the catalogue changes them. */
export function beforeImport({ log }: Pick<Shop, "log">): BeforeImport {
  return async (queries, read) => {
    const unknown = await keepGoods(queries, read);
    if (unknown.length > 0) log.error({ versions: unknown }, "designs are of goods that the catalogue never had");
  };
}

/** Whoever changes prices is told first how many my items and lines of carts pay them. */
export const countTouched: CountTouched = async (queries, itemIds) => ({
  myItems: await countMade(queries, itemIds),
  cartLines: await countLinesOf(queries, itemIds),
});

export function aroundEditions(shop: Pick<Shop, "log">): EditionParts {
  return { before: beforeImport(shop), countTouched, decodePicture };
}

/** The catalogue's calls answer for my items too, and its pictures are drawn beside theirs. */
export function aroundCatalogue(shop: Shop): CatalogueParts {
  const ofDesigns = [versionImage(shop, isBought), pictureImage(shop)];
  const ofDrafts = draftImage(shop);
  return {
    findMyProduct: (productId, member) => findMyProduct(shop, productId, member),
    imageSources: [...ofDesigns, ofDrafts, publishedImage(shop, ofDesigns), reviewImage(shop)],
  };
}

/** Orders outlive the account only because the law says so: nobody looks at their pictures any more. */
const isBought: IsBought = async (queries, userId, versionId) =>
  (await isInCart(queries, userId, versionId)) ||
  ((await hasOrderedVersion(queries, userId, versionId)) && !(await isWithdrawn(queries, userId)));
