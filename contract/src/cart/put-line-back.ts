import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";
import { cartFailures } from "./failures.ts";

/** However often it is asked, the line is there once. Words of its pieces are written anew. */
export const putLineBack = defineCall({
  name: "putLineBack",
  method: "POST",
  path: "/api/cart/line/put-back",
  summary:
    "Puts a line that was taken out back into the cart, with the price that was held for it and where its pieces go.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ put_back: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
  answer: cartSchema,
  failures: pickFailures(cartFailures, "cart/no-such-line", "cart/full", "cart/too-many"),
});
