import type { WireCart, WireLine, WireTotals } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import type { ReactNode } from "react";

/** Parts of an order drawn by other features; the route joins them. */
export interface OrderSlots {
  lines: (lines: readonly WireLine[], note?: (line: WireLine) => ReactNode) => ReactNode;
  totals: (totals: WireTotals, coupons?: Pick<WireCart, "coupon" | "coupon_at_stake" | "miles">) => ReactNode;
  /** Of a sending from the warehouse: its subtotal is what is owed for storing. */
  storageTotals: (totals: WireTotals) => ReactNode;
  /** On which terms what is ordered is stored. */
  terms: (terms: readonly string[]) => ReactNode;
  address: (address: Omit<WireAddress, "address_id" | "is_default" | "kind">) => ReactNode;
}
