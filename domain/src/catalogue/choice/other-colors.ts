import { refusalsOf } from "./check-choice.ts";
import type { ChoiceGoods, DesignChoice } from "./choice-rules.ts";

/** Another method, and the colours of the goods it prints on and the chosen one does not. */
export interface OtherColors {
  readonly methodId: number;
  readonly colorIds: readonly number[];
}

/** The colours the chosen method refuses, by the alternative methods the rules name: those with most of them first. */
export function otherColors(goods: ChoiceGoods, choice: DesignChoice): OtherColors[] {
  const byMethod = new Map<number, number[]>();
  for (const { id: colorId } of goods.colors) {
    const refusal = refusalsOf(goods, { ...choice, colorId }).find(
      ({ code }) => code === "catalogue/color-not-printable",
    );
    for (const way of refusal?.waysOut ?? [])
      if (way.colorId === colorId) byMethod.set(way.methodId, [...(byMethod.get(way.methodId) ?? []), colorId]);
  }
  return [...byMethod]
    .map(([methodId, colorIds]) => ({ methodId, colorIds }))
    .sort((left, right) => right.colorIds.length - left.colorIds.length);
}
