import { LIST_FIELDS, MAX_LIST_ROWS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { copiedAddressSchema } from "../delivery/index.ts";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { cartFailures } from "./failures.ts";

const cells = Object.fromEntries(LIST_FIELDS.map((field) => [field, typed(300)])) as Record<
  (typeof LIST_FIELDS)[number],
  ReturnType<typeof typed>
>;

/** Takes nothing over: the page shows what it came to, and saves it as any other destinations. */
export const readDestinationList = defineCall({
  name: "readDestinationList",
  method: "POST",
  path: "/api/cart/destinations/list",
  summary: "Reads a list of destinations for the open cart: the destinations, or what is wrong by row and field.",
  access: "member",
  payload: z.strictObject({
    rows: z
      .array(z.strictObject({ row: z.int().check(z.minimum(1), z.maximum(100_000)), ...cells }))
      .check(z.minLength(1), z.maxLength(MAX_LIST_ROWS)),
  }),
  answer: z.object({
    /** Rows of one receiver are one destination. Empty while anything is wrong. */
    destinations: z.array(
      z.extend(copiedAddressSchema, { pieces: z.array(z.object({ line_id: z.string(), quantity: z.int() })) }),
    ),
    problems: z.array(z.object({ row: z.int(), field: z.enum(LIST_FIELDS), message: z.string() })),
  }),
  failures: pickFailures(cartFailures, "cart/too-many-destinations"),
});
