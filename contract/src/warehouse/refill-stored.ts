import { MAX_CART_LINES } from "@surimono/domain/cart";
import * as z from "zod/mini";
import { cartSchema, lineQuantity } from "../cart/cart.ts";
import { cartFailures } from "../cart/failures.ts";
import { addItem } from "../cart/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { warehouseFailures } from "./failures.ts";

export const refillStored = defineCall({
  name: "refillStored",
  method: "POST",
  path: "/api/warehouse/refill",
  summary: "Puts more pieces of what is stored into the cart, whose delivery method becomes the warehouse.",
  access: "member",
  payload: z.strictObject({
    entries: z
      .array(z.strictObject({ stored_id: z.uuid(), inputNum: lineQuantity }))
      .check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
  }),
  answer: cartSchema,
  failures: {
    ...addItem.failures,
    ...pickFailures(cartFailures, "cart/no-such-delivery-method"),
    ...pickFailures(warehouseFailures, "warehouse/no-such-pieces"),
  },
});
