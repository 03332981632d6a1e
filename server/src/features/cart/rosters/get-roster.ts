import type { WireRoster } from "@surimono/contract/cart";
import { rosterRows } from "@surimono/domain/cart";
import { type WholeViewId, withTax } from "@surimono/domain/catalogue";
import { type PersonalField, personalKindsOf } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { personalViews } from "../../designs/index.ts";
import { readOpenCart } from "../cart.store.ts";
import { findItemOnSale } from "../price-lines.ts";
import { isPersonal, linesOfDesign, rosterSizes, rosterState } from "./roster-lines.ts";

export async function getRoster(shop: Shop, member: Member, lineId: string) {
  const { db } = shop.database;
  const lines = (await readOpenCart(db, member.id))?.lines ?? [];
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return fail("cart/no-such-line");
  if (!isPersonal(line)) return fail("cart/no-roster");
  const { data } = getCatalogue(shop);
  const item = findItemOnSale(getCatalogue(shop), line.itemId);
  const fee = personalKindsOf(line.personal).reduce((sum, kind) => sum + (item?.personalFees?.[kind] ?? 0), 0);
  const { name, number } = line.personal;
  const own = linesOfDesign(lines, line);
  return ok<WireRoster>({
    product_id: line.productId,
    name: line.name,
    fields: { ...(name && { name: presentField(name) }), ...(number && { number: presentField(number) }) },
    fee: withTax(fee, item?.divisionId ?? 0, data.taxDivisions),
    sizes: (await rosterSizes(shop, db, line)).map(({ id, name: size_name }) => ({ size_id: id, size_name })),
    // Areas lie in whole views only.
    views: (await personalViews(shop, line.versionId)) as WholeViewId[],
    rows: rosterRows(own).map(({ sizeId, ...words }) => ({ size_id: sizeId, ...words })),
    state: rosterState(own),
  });
}

function presentField({ maxLength, scripts }: PersonalField) {
  return { max_length: maxLength, scripts: [...scripts] };
}
