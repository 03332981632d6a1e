import * as calls from "@surimono/contract/cart";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { addItem } from "./add-item.ts";
import { changeQuantity, chooseDelivery, keepCart, removeLine } from "./change-lines.ts";
import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";
import { chooseMiles } from "./choose-miles.ts";
import { getDestinations } from "./get-destinations.ts";
import { getRoster } from "./get-roster.ts";
import { presentCart } from "./present-cart.ts";
import { previewPiece } from "./preview-piece.ts";
import { readCart } from "./read-cart.ts";
import { readDestinationList } from "./read-destination-list.ts";
import { saveDestinations } from "./save-destinations.ts";
import { saveRoster } from "./save-roster.ts";
import { type IsBeingPaid, tendCartsHourly } from "./tend-carts.ts";

/** Enough for typos, too few for guessing. */
const CODES_PER_MEMBER = { points: 20, seconds: 600, per: "member" } as const;
/** All of them lock the member's cart. */
const IN_TURN = { inTurn: true } as const;

export interface CartParts {
  readonly isBeingPaid: IsBeingPaid;
}

export function cartRoutes(shop: Shop, { isBeingPaid }: CartParts): void {
  const { db } = shop.database;
  shop.route(calls.getCart, async ({ member }) => {
    const contents = await readCart(db, { member, now: shop.now() });
    return ok(presentCart(shop, member, contents));
  });
  shop.route(calls.addItem, ({ payload, member }) => addItem(shop, member, payload), IN_TURN);
  shop.route(
    calls.changeQuantity,
    ({ payload: { line_id: lineId, quantity }, member }) => changeQuantity(shop, { member, lineId }, quantity),
    IN_TURN,
  );
  shop.route(calls.removeLine, ({ payload, member }) => removeLine(shop, { member, lineId: payload.line_id }), IN_TURN);
  shop.route(calls.getDestinations, async ({ member }) => ok(await getDestinations(shop, member)));
  shop.route(calls.saveDestinations, ({ payload, member }) => saveDestinations(shop, member, payload), IN_TURN);
  shop.route(calls.readDestinationList, ({ payload, member }) => readDestinationList(shop, member, payload.rows));
  shop.route(
    calls.chooseDelivery,
    ({ payload, member }) => chooseDelivery(shop, { member }, payload.delivery_method),
    IN_TURN,
  );
  shop.route(calls.keepCart, ({ member }) => keepCart(shop, { member }));
  shop.route(calls.chooseCoupon, ({ payload, member }) => chooseCoupon(shop, member, payload.code), {
    ...IN_TURN,
    limit: CODES_PER_MEMBER,
  });
  shop.route(calls.chooseMiles, ({ payload, member }) => chooseMiles(shop, member, payload.miles), IN_TURN);
  shop.route(calls.removeCoupon, ({ member }) => removeCoupon(shop, member), IN_TURN);
  rosterRoutes(shop);
  tendCartsHourly(shop, isBeingPaid);
}

function rosterRoutes(shop: Shop): void {
  shop.route(calls.getRoster, ({ payload, member }) => getRoster(shop, member, payload.line_id));
  shop.route(calls.saveRoster, ({ payload, member }) => saveRoster(shop, member, payload), {
    ...IN_TURN,
    limit: { points: 60, seconds: 60, per: "member" },
  });
  shop.route(calls.previewPiece, ({ payload, member }) => previewPiece(shop, member, payload), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
}
