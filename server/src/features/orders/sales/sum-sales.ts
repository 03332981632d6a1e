import type { SalesBy } from "@surimono/contract/desk";
import type { Day } from "@surimono/domain/kernel";
import { PAYMENT_METHODS, type PaymentMethod } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { CANCELLED_SINCE, sold } from "./sold.ts";

export interface SalesRow {
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly total: number;
}

interface Days {
  readonly from: Day;
  /** Still in it. */
  readonly until: Day;
}

/** What was placed on these days and not cancelled: the counted days, and from the orders those that are not, or no longer as they were. */
export async function sumSales(
  { queries, isCitus }: { readonly queries: Queries; readonly isCitus: boolean },
  by: SalesBy,
  { from, until }: Days,
): Promise<SalesRow[]> {
  const days = sql`(
    select day::date from generate_series(greatest(${from}::date, coalesce((select until from sales_count) + 1, ${from}::date)), ${until}::date, interval '1 day') day
    union all select day from changed where day between ${from}::date and ${until}::date
  ) days`;
  const { rows } = await queries.execute<{ name: string; orders: string; pieces: string; total: string }>(sql`
    with changed as materialized (${CANCELLED_SINCE}), sales as (
      select name, orders, pieces, total from sales_days, sales_count
      where by = ${by} and day between ${from}::date and least(${until}::date, sales_count.until) and day not in (select day from changed)
      union all
      select name, orders, pieces, total from (${sold(by, days, isCitus)}) sold
    )
    select name, sum(orders) as orders, sum(pieces) as pieces, sum(total) as total from sales
    group by name order by ${by === "day" ? sql`1` : sql`4 desc, 1`}`);
  return rows.map(({ name, orders, pieces, total }) => ({
    name: by === "payment" ? PAYMENT_METHODS[name as PaymentMethod].name : name,
    ...{ orders: Number(orders), pieces: Number(pieces), total: Number(total) },
  }));
}
