import { toWireObstacle } from "@surimono/contract/cart";
import type { Wishes } from "@surimono/contract/delivery";
import { paymentMessages } from "@surimono/contract/payments";
import { type DeliveryMethod, dispatchDay, ORDER_WAY_NAMES } from "@surimono/domain/delivery";
import { termsWords } from "@surimono/domain/documents";
import { confirmationItems } from "@surimono/domain/orders";
import {
  offeredMethods,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentStanding,
  paymentProblem,
} from "@surimono/domain/payments";
import { storageTermsText } from "@surimono/domain/warehouse";
import type { Member, Shop } from "../../../platform/http/index.ts";
import {
  buyerOf,
  paidAmong,
  presentCartLines,
  presentKeptDestination,
  presentMiles,
  presentTotals,
  priceLines,
  readCart,
  readSplit,
  sealLines,
  wishedDestination,
} from "../../cart/index.ts";
import { getCatalogue, sealFor } from "../../catalogue/index.ts";
import { presentCoupons } from "../../coupons/index.ts";
import { findAddress, listAddresses, presentAddress, presentWishOffer } from "../../delivery/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findObstacles } from "./find-obstacles.ts";

interface Choice {
  readonly addressId: string | undefined;
  readonly wish: Wishes | undefined;
  readonly method: PaymentMethod | undefined;
  readonly deliveryMethod: DeliveryMethod;
}

/**
 * The final confirmation screen. It reads through the same functions as completion, so what it shows is what will be
 * checked.
 */
export async function reviewOrder(
  desk: OrderDesk,
  shop: Pick<Shop, "database" | "log">,
  member: Member,
  { addressId, wish, method, deliveryMethod }: Choice,
) {
  const { db } = desk.database;
  const snapshot = getCatalogue(shop);
  const now = desk.now();
  const { cartId, isSeveral, lines, stateOf, offers } = await readCart(db, { member, now });
  const buyer = buyerOf(member);
  const isStored = deliveryMethod === "warehouse";
  const address = addressId && !isStored ? await findAddress(db, member.id, addressId) : undefined;
  const wished = address && wish && wishedDestination(await listAddresses(db, member.id), address.id, wish, lines);
  const kept =
    !addressId && isSeveral && !isStored && cartId ? await readSplit(db, { userId: member.id, id: cartId }) : undefined;
  const destinations = wished ? [wished] : kept;
  const totals = priceLines(snapshot, lines, buyer, offers, paidAmong(destinations ?? []));
  const dispatchBy = dispatchDay(now);
  const invoiceProblem = buyer.invoiceAllowed ? await desk.judgeInvoice.look(db, member.id, totals.total) : undefined;
  const obstacles = await findObstacles(desk, db, snapshot, {
    userId: member.id,
    lines,
    totals,
    stateOf,
    isStored,
    address,
    destinations,
    paymentMethod: method,
    invoiceAllowed: buyer.invoiceAllowed,
    invoiceProblem,
  });
  return {
    cart_id: cartId ?? null,
    lines: sealLines(presentCartLines(snapshot, lines, totals), sealFor(desk, member.id)),
    totals: presentTotals(totals),
    ...presentCoupons(totals),
    miles: presentMiles(totals),
    delivery_method: deliveryMethod,
    delivery_method_name: ORDER_WAY_NAMES[deliveryMethod],
    storage_terms: isStored ? storageTermsText(desk.env.storageTerms) : [],
    address: address && !wished ? presentAddress(address) : null,
    wish_offer: address ? presentWishOffer(address.prefecture, dispatchBy) : null,
    destinations: (destinations ?? []).map((destination) => presentKeptDestination(destination, dispatchBy)),
    payment_type: method ? PAYMENT_METHODS[method].code : null,
    payment_type_name: method ? PAYMENT_METHODS[method].name : "",
    dispatch_by: dispatchBy,
    confirmation: confirmationItems(totals, method, dispatchBy, termsWords(desk.env.issuer.terms), deliveryMethod),
    payment_types: paymentTypes(desk, member, { ...buyer, invoiceProblem, total: totals.total }),
    obstacles: obstacles.map(toWireObstacle),
  };
}

/** A business with a pending application is told why it has no invoices yet. */
export function paymentTypes(
  { gateway, env }: Pick<OrderDesk, "gateway" | "env">,
  { kind }: Member,
  standing: PaymentStanding,
) {
  const words = termsWords(env.issuer.terms);
  return offeredMethods({ kind, gateway }).map((method) => {
    const { code, name, hint } = PAYMENT_METHODS[method];
    const problem = paymentProblem(method, standing);
    return {
      payment_type: code,
      name,
      hint: hint(words),
      available: !problem,
      message: problem ? paymentMessages[problem] : "",
    };
  });
}
