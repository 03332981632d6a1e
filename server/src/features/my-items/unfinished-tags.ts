import {
  type CatalogueItem,
  NAME_TAG_STEP,
  offeredTagSteps,
  TAG_STEPS,
  type TagStep,
} from "@surimono/domain/catalogue";
import type { MyItem } from "./my-items.tables.ts";

type Tagged = Pick<MyItem, "status" | "nameTagVersionId" | "hangTagVersionId" | "nameTagIsAhead" | "hangTagIsAhead">;

/** The tags that the item has or can get, in step order. */
export function tagStepsOf(item: CatalogueItem, row: Tagged): TagStep[] {
  return offeredTagSteps(
    item,
    TAG_STEPS.filter((step) => tagVersionOf(row, step) !== null),
  );
}

/**
 * Those of a draft on which more was drawn than is finished: completed now, it would be printed without (rule my-items-unfinished-tag). What was
 * begun on a tag that is no longer sold can neither be finished nor taken off, and does not count.
 */
export function unfinishedTags(item: CatalogueItem, row: Tagged): TagStep[] {
  if (row.status === 1) return [];
  return tagStepsOf(item, row).filter((step) => (step === NAME_TAG_STEP ? row.nameTagIsAhead : row.hangTagIsAhead));
}

export function tagVersionOf(row: Pick<MyItem, "nameTagVersionId" | "hangTagVersionId">, step: TagStep): string | null {
  return step === NAME_TAG_STEP ? row.nameTagVersionId : row.hangTagVersionId;
}
