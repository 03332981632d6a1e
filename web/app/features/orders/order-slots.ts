import type { WireCart, WireLine, WireTotals } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import type { ReactNode } from "react";

/** What other features draw inside an order; the route puts them together. */
export interface OrderSlots {
  lines: (lines: readonly WireLine[], note?: (line: WireLine) => ReactNode) => ReactNode;
  totals: (totals: WireTotals, coupons?: Pick<WireCart, "coupon" | "coupon_at_stake">) => ReactNode;
  address: (address: Omit<WireAddress, "address_id" | "is_default" | "kind">) => ReactNode;
}
