import type { Member } from "../../platform/http/index.ts";
import type { Buyer } from "./price-lines.ts";

/** What the member's standing when the request began means for prices and payment. */
export function buyerOf({ approvedDiscountBp }: Pick<Member, "approvedDiscountBp">): Buyer {
  return { businessDiscountRate: approvedDiscountBp ?? 0, invoiceAllowed: approvedDiscountBp !== undefined };
}
