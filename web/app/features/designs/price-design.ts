import type { OpenedDesign } from "@surimono/contract/designs";
import { PERSONAL_KIND_NAMES, PRINT_STEP } from "@surimono/domain/catalogue";
import { type DesignDocument, personalFieldsOf } from "@surimono/domain/designs";
import { addTax, formatYen } from "@surimono/domain/kernel";

/** One piece of the lowest-priced size with its used places and tags, taxed once as a whole, as in the cart. */
export function priceDesign(
  design: OpenedDesign,
  document: DesignDocument,
): { readonly total: number; readonly notes: readonly string[] } {
  const { body_before_tax: body, extras, personal, tax_bp: rate } = design.price;
  const used = document.areas.flatMap((area) =>
    area.layers.length > 0 ? design.areas.filter(({ area_kind_id }) => area_kind_id === area.areaKindId) : [],
  );
  const fields = personalFieldsOf(document);
  const own = personal.flatMap(({ kind, ...part }) =>
    fields?.[kind] ? [{ ...part, name: `差し込み（${PERSONAL_KIND_NAMES[kind]}）` }] : [],
  );
  const paid = [...(design.step_id === PRINT_STEP ? used : []), ...extras, ...own];
  const beforeTax = paid.reduce((sum, part) => sum + part.fee_before_tax, body);
  const parts = [`本体 ${formatYen(addTax(body, rate))}`, ...paid.map(({ name, fee }) => `${name} ${formatYen(fee)}`)];
  return { total: addTax(beforeTax, rate), notes: [parts.join(" ＋ ")] };
}
