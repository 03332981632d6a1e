import { quoteState } from "@surimono/domain/quotes";
import type { Queries } from "../../platform/database/index.ts";
import { listQuotedOrders } from "../orders/index.ts";
import type { Quote } from "./quotes.tables.ts";

/** What came of one, and where it is. */
export async function standingOf(queries: Queries, quote: Quote) {
  const [order] = await listQuotedOrders(queries, [quote]);
  return { order, stateAt: (now: Date) => quoteState({ ...quote, order: order?.standing }, now) };
}
