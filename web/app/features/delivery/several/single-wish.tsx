import type { WireAddress, Wishes } from "@surimono/contract/delivery";
import { reviewOrder } from "@surimono/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { backgroundCall, orThrow } from "#app/session/call.ts";
import { addressesQuery, WISH_OFFERS } from "../delivery.queries.ts";
import { type WishedFor, WishFields } from "./wish-fields.tsx";

interface SingleWishProps {
  addressId: string;
  wish: Wishes | undefined;
  onChange: (wish: Wishes | undefined) => void;
}

const PLAIN: Wishes = { sender: "own", note: "" };
const NO_ENTRIES: readonly WireAddress[] = [];

/** In whose name and when an order to one address is sent. What cannot be wished for there is left out. */
export function SingleWish({ addressId, wish = PLAIN, onChange }: SingleWishProps) {
  const { data: book = NO_ENTRIES } = useQuery(addressesQuery);
  const { data: offer } = useQuery({
    queryKey: [...WISH_OFFERS, addressId],
    queryFn: async ({ signal }) =>
      orThrow(await backgroundCall(reviewOrder, { address_id: addressId }, { signal })).wish_offer,
  });
  if (!offer) return null;
  const wished: WishedFor = {
    ...offer,
    sender: wish.sender,
    sender_address_id: wish.sender_address_id ?? null,
    wished_day: wish.wished_day ?? null,
    wished_band: wish.wished_band ?? null,
    note: wish.note,
  };
  return (
    <div className="mt-4 rounded-card border border-line px-5 py-2">
      <WishFields destination={wished} book={book} onChange={(changed) => onChange(wishOf(changed))} />
    </div>
  );
}

/** Undefined where nothing is wished for. */
function wishOf({ sender, sender_address_id, wished_day, wished_band, note }: WishedFor): Wishes | undefined {
  if (sender === "own" && !sender_address_id && !wished_day && !wished_band && note === "") return undefined;
  return {
    ...{ sender, note },
    ...(sender_address_id && { sender_address_id }),
    ...(wished_day && { wished_day }),
    ...(wished_band && { wished_band }),
  };
}
