import type { Product } from "@surimono/contract/catalogue";
import { formatSku } from "@surimono/domain/designs";
import type { ItemChoice } from "./use-item-choice.ts";

/** The choice as the calls and the simulator's address name it. */
export interface ChosenWorks {
  readonly product_id: number;
  readonly sku: string;
  readonly works_id: string;
}

export function worksOf(product: Product, { method, color, areaKindIds }: ItemChoice): ChosenWorks {
  const info = product.print_info.find(({ method_id }) => method_id === method?.methodId);
  const works = (info?.area_kind ?? []).filter(({ kind_id }) => areaKindIds.includes(kind_id));
  return {
    product_id: product.product_id,
    sku: formatSku({ pku: product.pku, colorId: color?.id ?? 0, methodId: method?.methodId ?? 0 }),
    works_id: works.map(({ works_id }) => works_id).join(","),
  };
}
