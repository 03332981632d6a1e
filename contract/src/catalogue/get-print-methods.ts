import * as z from "zod/mini";
import { defineCall, nothing } from "../kernel/index.ts";
import { listOf } from "./list-of.ts";

export const printMethodSchema = z.object({
  method_id: z.int(),
  name: z.string(),
  /** A few words for a narrow card. */
  summary: z.string(),
  note: z.string(),
});
export type PrintMethodRow = z.output<typeof printMethodSchema>;

export const getPrintMethods = defineCall({
  name: "getPrintMethods",
  method: "GET",
  path: "/api/product/getPrintMethods",
  summary: "The print methods in the order of display.",
  access: "guest",
  sameForAll: true,
  payload: nothing,
  answer: listOf(printMethodSchema),
  failures: {},
});
