import type { Yen } from "../../kernel/index.ts";
import type { CatalogueItem, FeeBand, PrintableGoods } from "../item.ts";
import { printFeePerUnit } from "./fee-bands.ts";

/** The steps of a my item's design (rule catalogue-steps). */
export const PRINT_STEP = 1;
export const NAME_TAG_STEP = 2;
export const HANG_TAG_STEP = 3;
export const TAG_STEPS = [NAME_TAG_STEP, HANG_TAG_STEP] as const;
export type TagStep = (typeof TAG_STEPS)[number];
export type DesignStep = typeof PRINT_STEP | TagStep;

/** A tag as goods of their own: its size, paper or ribbon, and print areas. Its item sets the price. */
export interface SubsidiaryTag extends PrintableGoods {
  readonly step: TagStep;
  /** What it is made of. */
  readonly materialText: string;
}

type TagFees = Pick<CatalogueItem, "nameTagFees" | "hangTagFees">;

export function tagFeesOf(item: TagFees, step: TagStep): readonly FeeBand[] {
  return step === NAME_TAG_STEP ? item.nameTagFees : item.hangTagFees;
}

/** Whether the item is sold with the tag: a fee cost is above zero (rule catalogue-tags-offered). */
export function takesTag(item: TagFees, step: TagStep): boolean {
  return tagFeesOf(item, step).some(({ cost }) => cost > 0);
}

/** The tags with a tag-design button: a fee cost is above zero, or a tag image exists (rule catalogue-tags-offered). */
export function offeredTagSteps(item: TagFees, designed: readonly number[]): TagStep[] {
  return TAG_STEPS.filter((step) => takesTag(item, step) || designed.includes(step));
}

/** 0 when the item is no longer sold with the tag; `canBeMade` then refuses it. */
export function tagFeePerUnit(bands: readonly FeeBand[], quantity: number): Yen {
  return bands.length === 0 ? 0 : printFeePerUnit(bands, quantity);
}
