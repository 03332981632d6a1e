import type { OrderSlots } from "./order-slots.ts";
import { ParcelCards, Pieces, TrackingRow } from "./parcel-cards.tsx";
import { DispatchCard, DispatchNote } from "./review-parts.tsx";
import type { WireOrder } from "./wire-order.ts";

interface DestinationsProps {
  order: Pick<WireOrder, "destinations" | "lines" | "totals">;
  address: OrderSlots["address"];
  /** None when it was sent already, or never will be. */
  dispatchBy: string | undefined;
}

/** Where an order goes: its address, or a card for each of several. */
export function Destinations({ order, address, dispatchBy }: DestinationsProps) {
  const [only, another] = order.destinations;
  const deliveryFee = order.totals.delivery_fee;
  if (another)
    return (
      <>
        <div className="mt-5">
          <DispatchNote dispatchBy={dispatchBy} deliveryFee={deliveryFee} />
        </div>
        <ParcelCards parcels={order.destinations} lines={order.lines} address={address} />
      </>
    );
  return (
    only && (
      <DispatchCard dispatchBy={dispatchBy} deliveryFee={deliveryFee}>
        {address(only)}
        {only.refunded_pieces.length > 0 && <Pieces parcel={only} lines={order.lines} />}
        <TrackingRow parcel={only} />
      </DispatchCard>
    )
  );
}
