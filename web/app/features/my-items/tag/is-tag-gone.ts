import type { MyItem, MyItemTag } from "@surimono/contract/my-items";
import { HANG_TAG_STEP, NAME_TAG_STEP } from "@surimono/domain/catalogue";

const EXTRA = { [NAME_TAG_STEP]: "name-tag", [HANG_TAG_STEP]: "hang-tag" } as const;

/** Whether the item has this tag, which is no longer sold. */
export function isTagGone(
  { gone_extras = [] }: Pick<MyItem, "gone_extras">,
  { step_id }: Pick<MyItemTag, "step_id">,
): boolean {
  return gone_extras.includes(EXTRA[step_id]);
}
