import * as z from "zod/mini";
import { cartFailures } from "../cart/failures.ts";
import { listRowsInput, readListSchema } from "../delivery/index.ts";
import { defineCall, pickFailures } from "../kernel/index.ts";

/** Takes nothing over. `line_id` of each piece is a `stored_id`. */
export const readSendingList = defineCall({
  name: "readSendingList",
  method: "POST",
  path: "/api/warehouse/list",
  summary: "Reads a list of destinations for what is stored: the destinations, or what is wrong by row and field.",
  access: "member",
  payload: z.strictObject({ rows: listRowsInput }),
  answer: readListSchema,
  failures: pickFailures(cartFailures, "cart/too-many-destinations"),
});
