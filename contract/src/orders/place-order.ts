import { DELIVERY_METHODS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { cartFailures } from "../cart/failures.ts";
import { addressId } from "../delivery/address.ts";
import { wishInput } from "../delivery/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { paymentFailures, paymentType } from "../payments/index.ts";
import { orderFailures } from "./failures.ts";

/**
 * The cart itself is the idempotency key: however often and from wherever it is placed, it becomes one order, and every answer names it.
 * `orders/cart-changed` carries `detail.current_total` and charges nothing; `orders/not-orderable` carries `detail.obstacles`.
 */
export const placeOrder = defineCall({
  name: "placeOrder",
  method: "POST",
  path: "/api/order/place",
  summary: "Places the cart: at once by invoice, else after payment at the address that the answer names.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    cart_id: z.uuid(),
    /** The total that the customer saw and agreed to. */
    expected_total: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    payment_type: paymentType,
    /** Left out: to the several destinations that the cart keeps, or nowhere with `warehouse`. */
    address_id: z.optional(addressId),
    /** With the address: in whose name and when. */
    wish: z.optional(wishInput),
    /** As the buyer saw it, whatever the cart keeps meanwhile. */
    delivery_method: z._default(z.enum(DELIVERY_METHODS), "courier"),
  }),
  answer: z.object({
    order_id: z.string(),
    order_number: z.string(),
    /** `payment`: go to payment_url. `waiting`: paid at the gateway, not confirmed by it yet. */
    state: z.enum(["placed", "payment", "waiting"]),
    payment_url: z.nullable(z.string()),
  }),
  failures: {
    ...pickFailures(
      orderFailures,
      "orders/cart-changed",
      "orders/not-orderable",
      "orders/no-such-cart",
      "orders/being-placed",
      "orders/account-not-set-up",
    ),
    ...pickFailures(cartFailures, "cart/no-such-delivery-method"),
    ...paymentFailures,
  },
});
