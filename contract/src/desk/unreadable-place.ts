import * as z from "zod/mini";

/** Where a bank's file could not be read: `detail` of `desk/unreadable-statement`. Empty where it is the file as a whole. */
export const unreadablePlaceSchema = z.object({
  /** Of a CSV, from 1, with what its column says instead. */
  line: z.optional(z.int()),
  column: z.optional(z.enum(["day", "amount"])),
  text: z.optional(z.string()),
  /** Of a CSV: the columns that no line of it names. */
  missing: z.optional(z.array(z.string())),
  /** Of 全銀, both from 1. */
  record: z.optional(z.int()),
  byte: z.optional(z.int()),
});

export type UnreadablePlace = z.output<typeof unreadablePlaceSchema>;
