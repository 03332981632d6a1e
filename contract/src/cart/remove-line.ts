import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";
import { cartFailures } from "./failures.ts";
import { lineId } from "./line-id.ts";

export const removeLine = defineCall({
  name: "removeLine",
  method: "DELETE",
  path: "/api/cart/line",
  summary: "Takes one line out of the cart.",
  access: "member",
  payload: z.strictObject({ line_id: lineId }),
  answer: z.extend(cartSchema, {
    /** What puts it back as it was, for a day. */
    put_back: z.optional(z.string()),
  }),
  failures: pickFailures(cartFailures, "cart/no-such-line"),
});
