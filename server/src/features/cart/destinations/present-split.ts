import { toWireObstacle } from "@surimono/contract/cart";
import type { WireKeptDestination } from "@surimono/contract/delivery";
import { canBeOrdered } from "@surimono/domain/cart";
import { dispatchDay } from "@surimono/domain/delivery";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";
import { presentDestinationWish, presentWishOffer } from "../../delivery/index.ts";
import type { CartOffers } from "../benefits/cart-offers.ts";
import { buyerOf } from "../buyer-of.ts";
import type { StoredCartLine } from "../cart.tables.ts";
import { presentTotals } from "../present-cart.ts";
import { findItemOnSale, priceLines, toCartLine } from "../price-lines.ts";
import { type KeptDestination, paidAmong } from "./read-split.ts";

interface Split {
  readonly lines: readonly StoredCartLine[];
  readonly offers: CartOffers | undefined;
  readonly destinations: readonly KeptDestination[];
  readonly isSeveral: boolean;
  readonly revision: number;
  readonly now: Date;
}

export function presentSplit(
  shop: Shop,
  member: Member,
  { lines, offers, destinations, isSeveral, revision, now }: Split,
) {
  const snapshot = getCatalogue(shop);
  const buyer = buyerOf(member);
  const dispatchBy = dispatchDay(now);
  const totals = priceLines(snapshot, lines, buyer, offers, isSeveral ? paidAmong(destinations) : 1);
  const obstacles = canBeOrdered({
    lines: lines.map(toCartLine),
    totals,
    findItem: (itemId) => findItemOnSale(snapshot, itemId),
    stateOf: () => "orderable",
    address: undefined,
    several: { destinations, dispatchBy },
    paymentMethod: undefined,
    invoiceAllowed: buyer.invoiceAllowed,
  });
  return {
    several: isSeveral,
    revision,
    destinations: destinations.map((destination) => presentKeptDestination(destination, dispatchBy)),
    totals: presentTotals(totals),
    obstacles: obstacles.filter(({ step }) => step === "address").map(toWireObstacle),
  };
}

export function presentKeptDestination(destination: KeptDestination, dispatchBy: string): WireKeptDestination {
  return {
    destination_id: destination.id,
    address_id: destination.addressId,
    sender_address_id: destination.senderAddressId,
    ...presentDestinationWish(destination),
    ...presentWishOffer(destination.address.prefecture, dispatchBy),
  };
}
