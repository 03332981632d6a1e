import type { editImageMagicDesign } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type DesignStep, offeredTagSteps, PRINT_STEP, TAG_STEPS, type TagStep } from "@surimono/domain/catalogue";
import { blankDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findItem, getGoodsOf } from "../../catalogue/index.ts";
import { lockMyItem, type MyItem, tagVersionOf } from "../../my-items/index.ts";
import { type DesignTarget, targetOf } from "../choice/index.ts";
import { toolAddress } from "../studio/index.ts";
import { insertDesign } from "./designs.store.ts";

type EditPayload = PayloadOf<typeof editImageMagicDesign>;

/** Only drafts can be edited (rule designs-only-drafts). With `subsidiary` a tag is designed, possibly for the first time. */
export async function editDesign(shop: Shop, member: Member, payload: EditPayload) {
  const productId = payload.product_id;
  return shop.database.inTransaction(async (tx) => {
    const myItem = await lockMyItem(tx, member.id, productId);
    if (!myItem) return fail("designs/not-found");
    if (myItem.status === 1) return fail("designs/completed");
    if (myItem.deletedAt) return fail("designs/deleted");
    if (!findItem(shop, myItem.catalogueItemId)) return fail("designs/no-such-item");
    const step = wantedStep(shop, myItem, payload);
    const target = step && targetOf(shop, myItem, step);
    if (!target) return fail("designs/no-such-tag");
    if (target.step !== PRINT_STEP)
      await insertDesign(tx, {
        ...{ userId: member.id, productId, step: target.step },
        ...{ document: blankTag(target), savedAt: shop.now() },
      });
    return ok({ url: toolAddress(shop, "edit", { userId: member.id, productId, step: target.step }) });
  });
}

/** Without a step the tag is that of the version shown, else the first the item can have. */
function wantedStep(shop: Shop, myItem: MyItem, payload: EditPayload): DesignStep | undefined {
  if (!payload.subsidiary) return PRINT_STEP;
  if (payload.step_id) return payload.step_id;
  const shown = TAG_STEPS.find((step) => payload.im_item_id && tagVersionOf(myItem, step) === payload.im_item_id);
  return shown ?? firstOffered(shop, myItem);
}

function firstOffered(shop: Shop, myItem: MyItem): TagStep | undefined {
  return offeredTagSteps(getGoodsOf(shop, myItem), [])[0];
}

/** All sides of a tag are offered from the start. */
function blankTag({ goods, methodId, colorId }: DesignTarget) {
  const areas = goods.methods.find((method) => method.methodId === methodId)?.areas ?? [];
  return blankDocument(goods, { methodId, colorId, areaKindIds: areas.map(({ areaKindId }) => areaKindId) });
}
