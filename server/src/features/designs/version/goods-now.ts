import { PRINT_STEP } from "@surimono/domain/catalogue";
import { type DesignDocument, type PrintedGoods, printedGoods, type TracedCut } from "@surimono/domain/designs";
import type { Snapshot } from "../../catalogue/index.ts";

export type CatalogueNow = Pick<Snapshot, "itemsById"> & {
  readonly data: Pick<Snapshot["data"], "subsidiaryTags" | "printMethods" | "areaKinds">;
};

type Chosen = Pick<DesignDocument, "itemId" | "methodId" | "colorId" | "dieCut"> & {
  readonly areas: readonly Pick<DesignDocument["areas"][number], "areaKindId">[];
};

/**
 * The goods of a design in this catalogue, with everything it ever sold them with; `cut` is the line they are cut along where that follows the
 * design. Throws for unknown goods.
 */
export function goodsOf({ data, itemsById }: CatalogueNow, document: Chosen, cut?: TracedCut): PrintedGoods {
  const tag = data.subsidiaryTags.find(({ id }) => id === document.itemId);
  const goods = tag ?? itemsById.get(document.itemId)?.everSold;
  const method = data.printMethods.find(({ id }) => id === document.methodId);
  if (!goods || !method)
    throw new RangeError(`the catalogue knows no goods ${document.itemId} by ${document.methodId}`);
  return printedGoods(document, {
    ...{ goods, method, step: tag?.step ?? PRINT_STEP },
    cut,
    areaName: (areaKindId) => data.areaKinds.find(({ id }) => id === areaKindId)?.name ?? "",
  });
}
