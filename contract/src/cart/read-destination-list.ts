import * as z from "zod/mini";
import { listRowsInput, readListSchema } from "../delivery/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { cartFailures } from "./failures.ts";

/** Takes nothing over: the page shows what it came to, and saves it as any other destinations. */
export const readDestinationList = defineCall({
  name: "readDestinationList",
  method: "POST",
  path: "/api/cart/destinations/list",
  summary: "Reads a list of destinations for the open cart: the destinations, or what is wrong by row and field.",
  access: "member",
  payload: z.strictObject({ rows: listRowsInput }),
  answer: readListSchema,
  failures: pickFailures(cartFailures, "cart/too-many-destinations"),
});
