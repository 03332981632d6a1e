import { TextLink } from "#app/ui/text-link.tsx";
import { backWord } from "./back-word.ts";
import type { OrderSlots } from "./order-slots.ts";
import { ParcelCards, Pieces, TrackingRow, WishesIfAny } from "./parcel-cards.tsx";
import { DispatchCard, DispatchNote, StoredCard } from "./review-parts.tsx";
import type { WireOrder } from "./wire-order.ts";

interface DestinationsProps {
  order: Pick<
    WireOrder,
    "payment_type" | "destinations" | "lines" | "totals" | "delivery_method" | "delivery_method_name"
  >;
  address: OrderSlots["address"];
  /** None when it was sent already, or never will be. */
  dispatchBy: string | undefined;
}

/** Where an order goes: its address, a card for each of several, or the warehouse. */
export function Destinations({ order, address, dispatchBy }: DestinationsProps) {
  const [only, another] = order.destinations;
  const deliveryFee = order.totals.delivery_fee;
  if (order.delivery_method === "warehouse")
    return (
      <StoredCard name={order.delivery_method_name} storedBy={dispatchBy}>
        <TextLink to="/my-page/warehouse">倉庫を見る</TextLink>
      </StoredCard>
    );
  if (another)
    return (
      <>
        <div className="mt-5">
          <DispatchNote dispatchBy={dispatchBy} deliveryFee={deliveryFee} />
        </div>
        <ParcelCards parcels={order.destinations} lines={order.lines} address={address} backWord={backWord(order)} />
      </>
    );
  return (
    only && (
      <DispatchCard dispatchBy={dispatchBy} deliveryFee={deliveryFee}>
        {address(only)}
        {only.refunded_pieces.length > 0 && <Pieces parcel={only} lines={order.lines} backWord={backWord(order)} />}
        <WishesIfAny parcel={only} />
        <TrackingRow parcel={only} />
      </DispatchCard>
    )
  );
}
