import type { WireLine } from "@surimono/contract/cart";
import type { PricedLine } from "@surimono/domain/cart";
import { HANG_TAG_STEP, NAME_TAG_STEP, TAG_STEPS, type TagStep, withTax } from "@surimono/domain/catalogue";
import { designPicturePath } from "@surimono/domain/designs";
import type { Snapshot } from "../catalogue/index.ts";
import type { StoredCartLine } from "./cart.tables.ts";

/** What an order keeps of a tag besides its version. */
export type LineTag = Pick<WireLine["tags"][number], "step_id" | "name" | "fee">;

type TagVersions = Pick<StoredCartLine, "nameTagVersionId" | "hangTagVersionId">;

/** The line's tags with the share of each in the unit price. */
export function priceTags(
  { data, itemsById }: Snapshot,
  line: TagVersions & Pick<StoredCartLine, "itemId">,
  priced: Pick<PricedLine, "unit"> | undefined,
): LineTag[] {
  const divisionId = itemsById.get(line.itemId)?.item.divisionId ?? 0;
  const fees = { [NAME_TAG_STEP]: priced?.unit?.nameTag ?? 0, [HANG_TAG_STEP]: priced?.unit?.hangTag ?? 0 };
  return TAG_STEPS.filter((step) => versionIn(line, step) !== null).map((step) => ({
    step_id: step,
    name: data.subsidiaryTags.find((tag) => tag.step === step)?.name ?? "",
    fee: withTax(fees[step], divisionId, data.taxDivisions),
  }));
}

/** With the pictures of the versions that the line names. */
export function presentLineTags(line: TagVersions, tags: readonly LineTag[]): WireLine["tags"] {
  return tags.flatMap((tag) => {
    const versionId = versionIn(line, tag.step_id);
    return versionId === null ? [] : [{ ...tag, image_url: designPicturePath(versionId, "cover") }];
  });
}

function versionIn(line: TagVersions, step: TagStep): string | null {
  return step === NAME_TAG_STEP ? line.nameTagVersionId : line.hangTagVersionId;
}
