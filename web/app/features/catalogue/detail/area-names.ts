import type { Product } from "@surimono/contract/catalogue";
import { type ChoiceNames, methodName } from "@surimono/domain/catalogue";

/** Area kind id → Japanese name, over all methods of the item. */
export function areaNames(product: Pick<Product, "print_info">): ReadonlyMap<number, string> {
  return new Map(
    product.print_info.flatMap(({ area_kind }) => area_kind.map(({ kind_id, kind_name }) => [kind_id, kind_name])),
  );
}

/** The item's names for the ids that the rules use. */
export function choiceNames(product: Pick<Product, "print_info" | "color">): ChoiceNames {
  const areas = areaNames(product);
  return {
    method: (id) => methodName(product.print_info.find(({ method_id }) => method_id === id)?.method_name ?? ""),
    color: (id) => product.color.color_list.find(({ color_id }) => color_id === id)?.color_name ?? "",
    area: (id) => areas.get(id) ?? "",
  };
}
