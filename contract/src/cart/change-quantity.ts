import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { cartSchema, lineQuantity } from "./cart.ts";
import { cartFailures } from "./failures.ts";
import { lineId } from "./line-id.ts";

export const changeQuantity = defineCall({
  name: "changeQuantity",
  method: "PUT",
  path: "/api/cart/line",
  summary: "Sets the pieces of one line.",
  access: "member",
  payload: z.strictObject({ line_id: lineId, quantity: lineQuantity }),
  answer: cartSchema,
  failures: pickFailures(cartFailures, "cart/no-such-line"),
});
