import * as z from "zod/mini";

/** One band: `orderNumber` is a range such as `1~10`, or `61` for an open end; `print_flag` says whether it is of printing. */
export const feeTableEntrySchema = z.object({
  orderNumber: z.string(),
  cost: z.int(),
  print_flag: z.optional(z.boolean()),
});

/** The fees of one kind, of a print area or of goods, by quantity. Before tax. */
export const feeTableSchema = z.object({
  kind_id: z.int(),
  kind_name: z.string(),
  print_flag: z.optional(z.boolean()),
  fee_type: z.object({ feeType_table: z.array(feeTableEntrySchema) }),
});
export type FeeTable = z.output<typeof feeTableSchema>;
