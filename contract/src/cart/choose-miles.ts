import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

/** More than fits counts as far as it does, and for more when the cart grows. */
export const chooseMiles = defineCall({
  name: "chooseMiles",
  method: "PUT",
  path: "/api/cart/miles",
  summary: "Chooses how many miles to spend on the cart, at a yen each; 0 for none.",
  access: "consumer",
  payload: z.strictObject({ miles: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) }),
  answer: cartSchema,
  failures: {},
});
