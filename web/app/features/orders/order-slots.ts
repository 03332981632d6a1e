import type { WireChosenCoupon, WireLine, WireTotals } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import type { ReactNode } from "react";

/** What other features draw inside an order; the route puts them together. */
export interface OrderSlots {
  lines: (lines: readonly WireLine[], note?: (line: WireLine) => ReactNode) => ReactNode;
  totals: (totals: WireTotals, coupon?: WireChosenCoupon | null) => ReactNode;
  address: (address: Omit<WireAddress, "address_id" | "is_default">) => ReactNode;
}
