import * as z from "zod/mini";
import { addressInput } from "../delivery/address.ts";
import { deliveryFailures, findPostalCode } from "../delivery/index.ts";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";
import { orderNumberText } from "./get-counter-order.ts";

export const changeCounterAddress = defineCall({
  name: "changeCounterAddress",
  method: "POST",
  path: "/api/operator/orders/address",
  summary:
    "Sends one parcel elsewhere, before it is packed. The buyer gets a letter; a wished day or time that is not offered there falls away.",
  access: "operator",
  right: "orders.address",
  withCookies: true,
  payload: z.object({
    order_number: orderNumberText,
    parcel_number: z.int().check(z.minimum(1), z.maximum(999)),
    address: z.strictObject(addressInput),
    /** The postal code was looked up elsewhere: it may be younger than the shop's list. */
    is_sure: z.optional(z.boolean()),
    reason: typed(200, 1),
  }),
  answer: done,
  failures: {
    ...pickFailures(
      counterFailures,
      "orders/no-such-order",
      "orders/no-such-parcel",
      "orders/packed-already",
      "orders/account-closed",
      "orders/unlisted-postal-code",
      "orders/other-prefecture",
    ),
    ...pickFailures(deliveryFailures, "delivery/invalid-address"),
  },
});

export const findCounterPostalCode = defineCall({
  name: "findCounterPostalCode",
  method: "GET",
  path: "/api/operator/postal-code",
  summary: "The address of a postal code, as the buyers' form asks for it.",
  access: "operator",
  right: "orders.address",
  withCookies: true,
  payload: findPostalCode.payload,
  answer: findPostalCode.answer,
  failures: findPostalCode.failures,
});
