import type { CatalogueItem } from "../item.ts";

/** What a my item was made as. */
export interface MadeChoice {
  readonly methodId: number;
  readonly colorId: number;
  readonly areaKindIds: readonly number[];
}

/** Whether the item, as sold now, still has this: the colour in that method, and every place. */
export function offersChoice(item: Pick<CatalogueItem, "methods">, choice: MadeChoice): boolean {
  const method = item.methods.find(({ methodId }) => methodId === choice.methodId);
  if (!method?.colorIds.includes(choice.colorId)) return false;
  return choice.areaKindIds.every((id) => method.areas.some(({ areaKindId }) => areaKindId === id));
}
