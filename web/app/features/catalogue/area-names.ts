import type { Product } from "@surimono/contract/catalogue";

/** Area kind id → Japanese name, over all methods of the item. */
export function areaNames(product: Pick<Product, "print_info">): ReadonlyMap<number, string> {
  return new Map(
    product.print_info.flatMap(({ area_kind }) => area_kind.map(({ kind_id, kind_name }) => [kind_id, kind_name])),
  );
}
