import type { OpenedDesign } from "@surimono/contract/designs";
import { PERSONAL_KIND_NAMES, PRINT_STEP } from "@surimono/domain/catalogue";
import {
  type AreaDesign,
  type DesignDocument,
  personalFieldsOf,
  printedDocument,
  screensOf,
} from "@surimono/domain/designs";
import { addTax, formatYen } from "@surimono/domain/kernel";

/** One piece of the lowest-priced size with its used places and tags, taxed once as a whole, as in the cart. */
export function priceDesign(
  design: OpenedDesign,
  document: DesignDocument,
): { readonly total: number; readonly notes: readonly string[] } {
  const { body_before_tax: body, extras, personal, tax_bp: rate } = design.price;
  const used = printedDocument(document).areas.flatMap((area) => placesOf(design, document, area));
  const fields = personalFieldsOf(document);
  const own = personal.flatMap(({ kind, ...part }) =>
    fields?.[kind] ? [{ ...part, name: `差し込み（${PERSONAL_KIND_NAMES[kind]}）` }] : [],
  );
  const paid = [...(design.step_id === PRINT_STEP ? used : []), ...extras, ...own];
  const beforeTax = paid.reduce((sum, part) => sum + part.fee_before_tax, body);
  const parts = [`本体 ${formatYen(addTax(body, rate))}`, ...paid.map(({ name, fee }) => `${name} ${formatYen(fee)}`)];
  return { total: addTax(beforeTax, rate), notes: [parts.join(" ＋ ")] };
}

interface PaidPlace {
  readonly name: string;
  readonly fee: number;
  readonly fee_before_tax: number;
}

/** By silk screen a place costs what its screens do, as far as its inks are chosen. */
function placesOf({ areas, item }: OpenedDesign, { colorId }: DesignDocument, design: AreaDesign): PaidPlace[] {
  return areas
    .filter(({ area_kind_id }) => area_kind_id === design.areaKindId)
    .map(({ screen_fees: fees, name, ...area }) => {
      if (!fees) return { ...area, name };
      const goods = item.colors.find(({ color_id }) => color_id === colorId)?.color_value ?? item.color_value;
      const screens = design.screen ? screensOf(design.screen, goods).length : 1;
      const paid = fees[screens - 1];
      return paid ? { ...paid, name: `${name}（版${screens}枚）` } : { ...area, name };
    });
}

/** What a shown price is of: 1点・税込. */
export function priceUnit({ price }: OpenedDesign): string {
  return price.pieces > 1 ? `${price.pieces}点のときの1点・税込` : "1点・税込";
}
