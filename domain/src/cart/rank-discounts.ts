import { ADDITIONAL_DESTINATION_FEE } from "../delivery/index.ts";
import type { Yen } from "../kernel/index.ts";
import { rankStanding } from "../miles/index.ts";
import type { Discount } from "./discount.ts";

/** The delivery of some further destinations, of an order or of a sending (rule miles-rank-benefits). `earned`: undefined for a business. */
export function rankDiscounts(earned: number | undefined, delivery: Yen): Discount[] {
  if (earned === undefined) return [];
  const { name, freeParcels } = rankStanding(earned).rank;
  const amount = Math.min(delivery, freeParcels * ADDITIONAL_DESTINATION_FEE);
  const parcels = amount / ADDITIONAL_DESTINATION_FEE;
  return amount > 0 ? [{ kind: "rank", rate: 0, amount, name: `${name}会員特典（お届け先${parcels}か所の送料）` }] : [];
}
