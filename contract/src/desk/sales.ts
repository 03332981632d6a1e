import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { deskFailures } from "./failures.ts";

export const SALES_BY = ["day", "item", "print_method", "color", "payment", "place"] as const;
export type SalesBy = (typeof SALES_BY)[number];

const day = z.string().check(z.refine(isDay));
const OF_CONSOLE = { access: "operator", withCookies: true, method: "GET", right: "money.see" } as const;
const payload = z.object({
  /** Days of the order in Japan, both included. */
  from: day,
  until: day,
  by: z._default(z.enum(SALES_BY), "day"),
});

export const getSales = defineCall({
  ...OF_CONSOLE,
  name: "getSales",
  path: "/api/operator/sales",
  summary:
    "What was ordered and not cancelled, with tax and before refunds, by day or by what it was. By goods the sums are those of the lines after discounts, without delivery.",
  payload,
  answer: z.object({
    rows: z.array(z.object({ name: z.string(), orders: z.int(), pieces: z.int(), total: z.int() })),
    orders: z.int(),
    pieces: z.int(),
    total: z.int(),
  }),
  failures: pickFailures(deskFailures, "desk/days-not-possible"),
});

export const exportSales = defineCall({
  ...OF_CONSOLE,
  name: "exportSales",
  path: "/api/operator/sales/csv",
  summary: "The same as a CSV that spreadsheets open.",
  file: "text/csv",
  payload,
  answer: z.any(),
  failures: pickFailures(deskFailures, "desk/days-not-possible"),
});
