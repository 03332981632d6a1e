import type { MyItemTag } from "@surimono/contract/my-items";
import {
  type CatalogueItem,
  referenceSize,
  shownPieces,
  tagFeePerUnit,
  tagFeesOf,
  withTax,
} from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import type { Shop } from "../../platform/http/index.ts";
import { getTag, getTaxDivisions, sealFor } from "../catalogue/index.ts";
import type { MyItem } from "./my-items.tables.ts";
import { tagStepsOf, tagVersionOf, unfinishedTags } from "./unfinished-tags.ts";

/** The tags the item has or can get, in step order. */
export function presentTags(shop: Shop, item: CatalogueItem, row: MyItem): MyItemTag[] {
  const seal = sealFor(shop, row.userId);
  const unfinished = unfinishedTags(item, row);
  return tagStepsOf(item, row).map((step) => {
    const tag = getTag(shop, step);
    const versionId = tagVersionOf(row, step);
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
      ...(unfinished.includes(step) && { unfinished: true }),
      image_urls: versionId === null ? [] : views.map((view) => seal(designPicturePath(versionId, view))),
    };
  });
}
