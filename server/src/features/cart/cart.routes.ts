import * as calls from "@surimono/contract/cart";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { addItem } from "./add-item.ts";
import { chooseCoupon, removeCoupon } from "./benefits/choose-coupon.ts";
import { chooseMiles } from "./benefits/choose-miles.ts";
import { changeQuantity, chooseDelivery, keepCart, removeLine } from "./change-lines.ts";
import { getDestinations } from "./destinations/get-destinations.ts";
import { readDestinationList } from "./destinations/read-destination-list.ts";
import { saveDestinations } from "./destinations/save-destinations.ts";
import { presentCart } from "./present-cart.ts";
import { putLineBack } from "./put-line-back.ts";
import { readCart } from "./read-cart.ts";
import { getRoster } from "./rosters/get-roster.ts";
import { previewPiece } from "./rosters/preview-piece.ts";
import { saveRoster } from "./rosters/save-roster.ts";
import { type IsBeingPaid, tendCartsHourly } from "./upkeep/tend-carts.ts";

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
  shop.route(calls.putLineBack, ({ payload, member }) => putLineBack(shop, member, payload.put_back), IN_TURN);
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
