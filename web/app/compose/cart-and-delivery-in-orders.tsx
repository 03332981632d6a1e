import { OrderedLines } from "#app/features/cart/ordered-lines.tsx";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressLines } from "#app/features/delivery/address-lines.tsx";
import type { OrderSlots } from "#app/features/orders/order-slots.ts";

/** The parts of the order screens that cart and delivery draw. */
export const orderSlots: OrderSlots = {
  lines: (lines, note) => <OrderedLines lines={lines} {...(note && { note })} />,
  totals: (totals, coupons) => <TotalsTable totals={totals} coupons={coupons} />,
  address: (address) => <AddressLines address={address} />,
};
