import type { WireLine } from "@surimono/contract/cart";
import type { PricedLine, RosterPiece } from "@surimono/domain/cart";
import { withTax } from "@surimono/domain/catalogue";
import { type PersonalFields, personalKindsOf } from "@surimono/domain/designs";
import type { Yen } from "@surimono/domain/kernel";
import type { Snapshot } from "../../catalogue/index.ts";
import type { StoredCartLine } from "../cart.tables.ts";

/** What each piece of a line has of its own, as an order keeps it. */
export interface LinePersonal {
  readonly fields: PersonalFields;
  /** Per piece, tax included; a part of the unit price. */
  readonly fee: Yen;
}

export function pricePersonal(
  { data, itemsById }: Snapshot,
  { personal, itemId }: Pick<StoredCartLine, "personal" | "itemId">,
  priced: Pick<PricedLine, "unit"> | undefined,
): LinePersonal | null {
  const divisionId = itemsById.get(itemId)?.item.divisionId ?? 0;
  return personal && { fields: personal, fee: withTax(priced?.unit?.personal ?? 0, divisionId, data.taxDivisions) };
}

/** Without the words, which only the roster itself shows. */
export function presentLinePersonal(
  personal: LinePersonal | null,
  roster: readonly RosterPiece[] | null,
): Pick<WireLine, "personal"> {
  if (!personal) return {};
  return { personal: { kinds: personalKindsOf(personal.fields), fee: personal.fee, rows: roster?.length ?? 0 } };
}
