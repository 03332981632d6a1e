import { Suspense } from "react";
import { OrderedLines } from "#app/features/cart/ordered-lines.tsx";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressLines } from "#app/features/delivery/address-lines.tsx";
import type { OrderSlots } from "#app/features/orders/order-slots.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";

const StorageTerms = lazyPart(async () => (await import("#app/features/warehouse/storage-terms.tsx")).StorageTerms);

/** The parts of the order screens that cart, delivery and warehouse draw. */
export const orderSlots: OrderSlots = {
  lines: (lines, note) => <OrderedLines lines={lines} {...(note && { note })} />,
  totals: (totals, coupons) => <TotalsTable totals={totals} coupons={coupons} />,
  storageTotals: (totals) => <TotalsTable totals={totals} subtotal="保管料" />,
  terms: (terms) => (
    <Suspense>
      <StorageTerms terms={terms} />
    </Suspense>
  ),
  address: (address) => <AddressLines address={address} />,
};
