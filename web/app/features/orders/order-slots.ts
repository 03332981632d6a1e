import type { WireCart, WireLine, WireTotals } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import type { ReactNode } from "react";

/** Parts of an order drawn by other features; the route joins them. */
export interface OrderSlots {
  lines: (lines: readonly WireLine[], note?: (line: WireLine) => ReactNode) => ReactNode;
  totals: (totals: WireTotals, coupons?: Pick<WireCart, "coupon" | "coupon_at_stake" | "miles">) => ReactNode;
  address: (address: Omit<WireAddress, "address_id" | "is_default" | "kind">) => ReactNode;
}
