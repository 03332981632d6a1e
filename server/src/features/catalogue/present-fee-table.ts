import type { FeeTable } from "@surimono/contract/catalogue";
import { type FeeBand, formatRange } from "@surimono/domain/catalogue";

/** The fees of a place or of a tag for goods of a kind, by quantity. Print fees alone say that they are such, at each quantity too. */
export function presentFeeTable(
  kind: { readonly id: number; readonly name: string },
  bands: readonly FeeBand[],
  flag: { readonly print_flag?: boolean } = {},
): FeeTable {
  return {
    kind_id: kind.id,
    kind_name: kind.name,
    ...flag,
    fee_type: { feeType_table: bands.map((band) => ({ orderNumber: formatRange(band), cost: band.cost, ...flag })) },
  };
}

export const PRINT_FEE = { print_flag: true } as const;
