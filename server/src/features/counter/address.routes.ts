import * as calls from "@surimono/contract/counter";
import { DONE } from "@surimono/contract/kernel";
import type { Address } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findPostalCode, readAddress } from "../delivery/index.ts";
import * as orders from "../orders/index.ts";
import { ofOrder } from "./of-order.ts";

/** Where a parcel goes. */
export function addressRoutes(shop: Shop, { onMoved }: Pick<orders.OrderDesk, "onMoved">): void {
  shop.operatorRoute(calls.findCounterPostalCode, ({ payload }) => findPostalCode(payload.postal_code));
  shop.operatorRoute(calls.changeCounterAddress, async ({ payload, recorded }) => {
    const { order_number: number, parcel_number: parcel } = payload;
    const address = readAddress(payload.address);
    if (!address.ok) return address;
    const problem = payload.is_sure ? undefined : await problemOf(address.value);
    if (problem) return fail(problem);
    const deed = ofOrder(calls.changeCounterAddress.name, payload);
    // Down to the city: the entry cannot be deleted.
    const database = recorded({ ...deed, state: (tx) => orders.placesOf(tx, number) });
    const changed = await orders.changeAddress(
      { ...shop, database, onMoved },
      { number, parcel, address: address.value },
      shop.now(),
    );
    return changed.ok ? ok(DONE) : changed;
  });
}

/** What was taken down on the phone and cannot be right, as far as the post office's table knows. */
async function problemOf({ postalCode, prefecture }: Address) {
  const place = await findPostalCode(postalCode);
  if (!place.ok) return "orders/unlisted-postal-code" as const;
  return place.value.prefecture === prefecture ? undefined : ("orders/other-prefecture" as const);
}
