import { type Failure, fail, ok, type Result } from "../kernel/index.ts";
import { conflictsWithin } from "./blocked-areas.ts";
import type { CatalogueItem, ItemMethod } from "./item.ts";

export interface DesignChoice {
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
}

export type ChoiceFailure = Failure<
  | "catalogue/no-such-method"
  | "catalogue/color-not-printable"
  | "catalogue/no-area-chosen"
  | "catalogue/no-such-area"
  | "catalogue/areas-conflict"
>;

/** Whether a method, colour and areas can be printed together on the item; the method when they can. */
export function checkChoice(
  item: Pick<CatalogueItem, "methods">,
  choice: DesignChoice,
): Result<ItemMethod, ChoiceFailure> {
  const method = item.methods.find(({ methodId }) => methodId === choice.methodId);
  if (method === undefined) return fail("catalogue/no-such-method");
  if (!method.colorIds.includes(choice.colorId)) return fail("catalogue/color-not-printable");
  if (choice.areaKindIds.length === 0) return fail("catalogue/no-area-chosen");
  const kinds = new Set(method.areas.map(({ areaKindId }) => areaKindId));
  const unique = new Set(choice.areaKindIds).size === choice.areaKindIds.length;
  if (!unique || choice.areaKindIds.some((id) => !kinds.has(id))) return fail("catalogue/no-such-area");
  if (conflictsWithin(method, choice.areaKindIds).length > 0) return fail("catalogue/areas-conflict");
  return ok(method);
}
