import { MAX_CART_LINES } from "@surimono/domain/cart";
import * as z from "zod/mini";
import { defineCall, id, pickFailures } from "../kernel/index.ts";
import { cartSchema, lineQuantity } from "./cart.ts";
import { cartFailures } from "./failures.ts";

export const addItem = defineCall({
  name: "addItem",
  method: "POST",
  path: "/api/cart/add",
  summary: "Puts sizes of a completed my item into the cart; a size that is there already grows.",
  access: "member",
  payload: z.strictObject({
    product_id: id,
    sizes: z
      .array(z.strictObject({ size_id: id, quantity: lineQuantity }))
      .check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
    /** The cart then has exactly these pieces of it: sent again, or by another tab, nothing grows (rule cart-exactly). */
    exactly: z.optional(z.literal(true)),
  }),
  answer: cartSchema,
  failures: pickFailures(
    cartFailures,
    "cart/no-such-item",
    "cart/item-deleted",
    "cart/item-not-completed",
    "cart/no-such-size",
    "cart/item-withdrawn",
    "cart/too-many",
    "cart/full",
  ),
});
