import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";

/** `tax_rate` is a fraction, 0.1 for 10 %, as the call has always had it; inside the shop rates are basis points. */
export const taxSchema = z.object({ division_id: z.int(), tax_rate: z.number() });

export const getProductTax = defineCall({
  name: "getProductTax",
  method: "GET",
  path: "/api/product/getProductTax",
  summary: "The tax rate of each division of goods.",
  access: "member",
  payload: nothing,
  answer: listOf(taxSchema),
  failures: {},
});
