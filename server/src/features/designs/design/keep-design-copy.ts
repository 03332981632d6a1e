import type { keepDesignCopy as keepCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { checkChoice, METHOD_ORDER, PRINT_STEP } from "@surimono/domain/catalogue";
import { pictureIdsOf } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getGoodsOf, isPrintOnSale } from "../../catalogue/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { targetOfDocument } from "../choice/index.ts";
import { findPictures } from "../pictures/index.ts";
import { toolAddress } from "../studio/index.ts";
import { insertCopy } from "./insert-copy.ts";
import { canBeDrawn } from "./save-design.ts";

type KeepCopyPayload = PayloadOf<typeof keepCall>;

/**
 * Saves the print of one side of a conflict, or work on an item completed meanwhile, as a separate my item for the same goods: with one key
 * only once, since an answer that is lost is asked for again.
 */
export async function keepDesignCopy(shop: Shop, member: Member, payload: KeepCopyPayload) {
  const { product_id: productId, document, request_key: requestKey } = payload;
  const source = await findMyItem(shop.database.db, member.id, productId);
  if (!source) return fail("designs/not-found");
  const { colorId } = document;
  const target = targetOfDocument(shop, source, document);
  if (!target.ok) return target;
  if (!isPrintOnSale(shop, { ...source, colorId })) return fail("designs/no-such-item");
  const item = getGoodsOf(shop, { ...source, colorId });
  if (target.value.step !== PRINT_STEP || !(await canBeDrawn(target.value, document)))
    return fail("designs/does-not-fit");
  const pictureIds = pictureIdsOf(document);
  const pictures = await findPictures(shop.database.db, member.id, pictureIds);
  if (pictures.length !== pictureIds.length) return fail("designs/no-such-picture");
  const methodId = METHOD_ORDER.find((id) => id === source.methodId);
  const used = document.areas.filter((area) => area.layers.length > 0).map(({ areaKindId }) => areaKindId);
  if (!methodId) throw new RangeError(`my item ${productId} has method ${source.methodId}`);
  const choice = { methodId, colorId, areaKindIds: used };
  // Work in progress may have places that cannot be printed together; until it is finished, the source's own choice sets its
  // price.
  const areaKindIds = checkChoice(item, choice).ok ? used : source.areaKindIds;
  const copyId = await shop.database.inTransaction((tx) =>
    insertCopy(shop, tx, member, {
      item,
      choice: { ...choice, areaKindIds },
      document,
      nameOf: source.name,
      galleryHiddenAt: source.galleryHiddenAt,
      ...(requestKey && { requestKey }),
    }),
  );
  return ok({
    product_id: copyId,
    url: toolAddress(shop, "edit", { userId: member.id, productId: copyId, step: PRINT_STEP }),
  });
}
