import { DELIVERY_METHODS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { cartFailures } from "../cart/failures.ts";
import { cartLineSchema, cartMilesSchema, obstacleSchema, totalsSchema } from "../cart/index.ts";
import { chosenCouponSchema } from "../coupons/index.ts";
import { addressId, addressSchema } from "../delivery/address.ts";
import { keptDestinationSchema, wishInput, wishOfferSchema } from "../delivery/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { paymentType } from "../payments/index.ts";

export const reviewOrder = defineCall({
  name: "reviewOrder",
  method: "POST",
  path: "/api/order/review",
  summary:
    "The final confirmation screen: the cart priced now, the six items of the law, and what still prevents the order.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    /** Left out: to the several destinations of the cart, if it keeps any. */
    address_id: z.optional(addressId),
    /** With the address: the answer has it as its one destination. */
    wish: z.optional(wishInput),
    payment_type: z.optional(paymentType),
    delivery_method: z._default(z.enum(DELIVERY_METHODS), "courier"),
  }),
  answer: z.object({
    cart_id: z.nullable(z.string()),
    lines: z.array(cartLineSchema),
    totals: totalsSchema,
    coupon: z.nullable(chosenCouponSchema),
    coupon_at_stake: z.string(),
    miles: cartMilesSchema,
    delivery_method: z.enum(DELIVERY_METHODS),
    delivery_method_name: z.string(),
    /** On which terms the pieces are stored, in sentences; empty for a courier. */
    storage_terms: z.array(z.string()),
    address: z.nullable(addressSchema),
    /** What can be wished for at the address; null without one. */
    wish_offer: z._default(z.nullable(wishOfferSchema), null),
    /** In place of the address where there are several, or wishes. */
    destinations: z.array(keptDestinationSchema),
    payment_type: z.nullable(z.int()),
    payment_type_name: z.string(),
    /** yyyy-mm-dd: dispatch in about five business days. */
    dispatch_by: z.string(),
    /** Always six, in the order of the law: each is shown as title and text beside the button 注文を確定する. */
    confirmation: z.array(
      z.object({
        key: z.enum(["quantity", "price", "payment", "delivery", "application_period", "cancellation"]),
        title: z.string(),
        text: z.string(),
      }),
    ),
    /** The payment types that this buyer can choose, with the reason when one is closed for this total. */
    payment_types: z.array(
      z.object({
        payment_type: z.int(),
        name: z.string(),
        hint: z.string(),
        available: z.boolean(),
        message: z.string(),
      }),
    ),
    obstacles: z.array(obstacleSchema),
  }),
  failures: pickFailures(cartFailures, "cart/no-such-delivery-method"),
});
