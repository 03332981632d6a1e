import type { ImStep, Product } from "@surimono/contract/catalogue";
import { HANG_TAG_STEP, NAME_TAG_STEP, PRINT_STEP } from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import type { Seal } from "../catalogue/index.ts";
import type { MyItem } from "./my-items.tables.ts";
import { currentVersion } from "./published/gallery.ts";

/** Always the print, a placeholder until it is designed, and each tag the item has (rule catalogue-steps). */
export function presentSteps(row: MyItem, printPath: string, seal: Seal): Product["im_json"] {
  const update_time = row.updateTime.toISOString();
  const tag = (step_id: number, versionId: string | null): ImStep[] =>
    versionId === null
      ? []
      : [{ step_id, image_url: seal(designPicturePath(versionId, "front")), imItemId: versionId, update_time }];
  return {
    steps: [
      { step_id: PRINT_STEP, image_url: printPath, imItemId: currentVersion(row) ?? "", update_time },
      ...tag(NAME_TAG_STEP, row.nameTagVersionId),
      ...tag(HANG_TAG_STEP, row.hangTagVersionId),
    ],
    update_time,
  };
}
