import type { MyItemTag } from "@surimono/contract/my-items";
import {
  type CatalogueItem,
  NAME_TAG_STEP,
  offeredTagSteps,
  referenceSize,
  shownPieces,
  TAG_STEPS,
  type TagStep,
  tagFeePerUnit,
  tagFeesOf,
  withTax,
} from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import type { Shop } from "../../platform/http/index.ts";
import { getTag, getTaxDivisions, sealFor } from "../catalogue/index.ts";
import type { MyItem } from "./my-items.tables.ts";

/** The tags the item has or can get, in step order. */
export function presentTags(shop: Shop, item: CatalogueItem, row: MyItem): MyItemTag[] {
  const designed = TAG_STEPS.filter((step) => versionOf(row, step) !== null);
  const seal = sealFor(shop, row.userId);
  return offeredTagSteps(item, designed).map((step) => {
    const tag = getTag(shop, step);
    const versionId = versionOf(row, step);
    const views = [...new Set(tag.methods.flatMap(({ areas }) => areas.map(({ view }) => view)))];
    return {
      step_id: step,
      name: tag.name,
      size_name: referenceSize(tag).name,
      material: tag.materialText,
      fee: withTax(
        tagFeePerUnit(tagFeesOf(item, step), shownPieces(row.methodId)),
        item.divisionId,
        getTaxDivisions(shop),
      ),
      version_id: versionId,
      image_urls: versionId === null ? [] : views.map((view) => seal(designPicturePath(versionId, view))),
    };
  });
}

function versionOf(row: MyItem, step: TagStep): string | null {
  return step === NAME_TAG_STEP ? row.nameTagVersionId : row.hangTagVersionId;
}
