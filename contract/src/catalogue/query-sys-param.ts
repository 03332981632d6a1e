import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { feeTableSchema } from "./fee-table.ts";
import { listOf } from "./list-of.ts";

const subsidiaryFeesSchema = z.object({
  param_name: z.literal("subsidiary_fees"),
  param_value: z.object({ tagFees: z.array(feeTableSchema), nameTagFees: z.array(feeTableSchema) }),
});
const printMethodsSchema = z.object({
  param_name: z.literal("print_methods"),
  param_value: z.array(z.object({ method_id: z.int(), name: z.string(), print_fee: z.array(feeTableSchema) })),
});

export const querySysParam = defineCall({
  name: "querySysParam",
  method: "POST",
  path: "/api/db/sys_param/query",
  summary: "A named table of the shop: the fees of tags by kind of goods, or the lowest print fees by method and area.",
  access: "guest",
  payload: z.object({ param_name: z.enum(["subsidiary_fees", "print_methods"]) }),
  answer: listOf(z.union([subsidiaryFeesSchema, printMethodsSchema])),
  failures: {},
});
