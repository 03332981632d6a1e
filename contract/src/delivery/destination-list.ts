import { LIST_FIELDS, MAX_LIST_ROWS } from "@surimono/domain/delivery";
import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";
import { copiedAddressSchema } from "./destination.ts";

const cells = Object.fromEntries(LIST_FIELDS.map((field) => [field, typed(300)])) as Record<
  (typeof LIST_FIELDS)[number],
  ReturnType<typeof typed>
>;

/** The rows of a list of destinations, as they were typed. */
export const listRowsInput = z
  .array(z.strictObject({ row: z.int().check(z.minimum(1), z.maximum(100_000)), ...cells }))
  .check(z.minLength(1), z.maxLength(MAX_LIST_ROWS));

/** What a list came to. */
export const readListSchema = z.object({
  /** Rows of one receiver are one destination. Empty while anything is wrong. */
  destinations: z.array(
    z.extend(copiedAddressSchema, { pieces: z.array(z.object({ line_id: z.string(), quantity: z.int() })) }),
  ),
  problems: z.array(z.object({ row: z.int(), field: z.enum(LIST_FIELDS), message: z.string() })),
});

export type WireListRow = z.output<typeof listRowsInput>[number];
export type WireReadList = z.output<typeof readListSchema>;
