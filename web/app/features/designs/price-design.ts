import type { OpenedDesign } from "@surimono/contract/designs";
import type { DesignDocument } from "@surimono/domain/designs";
import { addTax } from "@surimono/domain/kernel";
import { formatYen } from "#app/ui/price.tsx";

/** One piece of the lowest-priced size with the places that are used, taxed once as a whole, as in the cart. */
export function priceDesign(
  design: OpenedDesign,
  document: DesignDocument,
): { readonly total: number; readonly notes: readonly string[] } {
  const { body_before_tax: body, tax_bp: rate } = design.price;
  const used = document.areas.flatMap((area) =>
    area.layers.length > 0 ? design.areas.filter(({ area_kind_id }) => area_kind_id === area.areaKindId) : [],
  );
  const beforeTax = used.reduce((sum, area) => sum + area.fee_before_tax, body);
  const parts = [`本体 ${formatYen(addTax(body, rate))}`, ...used.map(({ name, fee }) => `${name} ${formatYen(fee)}`)];
  return { total: addTax(beforeTax, rate), notes: [parts.join(" ＋ ")] };
}
