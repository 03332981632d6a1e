import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

export const keepCart = defineCall({
  name: "keepCart",
  method: "POST",
  path: "/api/cart/keep",
  summary: "Keeps all lines in the cart for as long as if they had just been put in.",
  access: "member",
  payload: z.strictObject({}),
  answer: cartSchema,
  failures: {},
});
