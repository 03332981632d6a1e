import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { counterFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", right: "orders.see", withCookies: true } as const;

export const listOrderViews = defineCall({
  ...OF_CONSOLE,
  name: "listOrderViews",
  method: "GET",
  path: "/api/operator/orders/views",
  summary: "The searches that the operator keeps.",
  payload: nothing,
  answer: z.object({ views: z.array(z.object({ view_id: z.uuid(), name: z.string(), query: z.string() })) }),
  failures: {},
});

export const saveOrderView = defineCall({
  ...OF_CONSOLE,
  name: "saveOrderView",
  method: "POST",
  path: "/api/operator/orders/views",
  summary: "Keeps a search under a name; one of the same name is replaced.",
  payload: z.object({
    name: typed(40, 1),
    /** As in the console's address: filters, sort and columns. */
    query: typed(1000, 1),
  }),
  answer: done,
  failures: pickFailures(counterFailures, "orders/too-many-views"),
});

export const removeOrderView = defineCall({
  ...OF_CONSOLE,
  name: "removeOrderView",
  method: "POST",
  path: "/api/operator/orders/views/remove",
  summary: "Forgets one of the operator's own.",
  payload: z.object({ view_id: z.uuid() }),
  answer: done,
  failures: {},
});
