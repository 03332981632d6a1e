import { PAYMENT_METHODS, type PaymentMethod } from "@surimono/domain/payments";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

export type SalesBy = "day" | "item" | "print_method" | "color" | "payment" | "place";

export interface SalesRow {
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly total: number;
}

const OF_ORDERS: Readonly<Partial<Record<SalesBy, SQL>>> = {
  day: sql`to_char(o.placed_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`,
  payment: sql`o.payment_method`,
  // Of the first parcel.
  place: sql`coalesce((select d.prefecture from order_destinations d where d.user_id = o.user_id and d.order_id = o.id
    order by d.position limit 1), '')`,
};

const OF_LINES: Readonly<Partial<Record<SalesBy, SQL>>> = {
  item: sql`l.item_name`,
  print_method: sql`l.method_name`,
  color: sql`l.color_name`,
};

/** What was placed in that time and not cancelled, read along the index of placed orders (rule orders-sales). */
export async function sumSales(queries: Queries, by: SalesBy, from: Date, before: Date): Promise<SalesRow[]> {
  const placed = sql`o.placed_at >= ${from.toISOString()}::timestamptz and o.placed_at < ${before.toISOString()}::timestamptz
    and o.lifecycle = 'placed' and o.replaces is null`;
  const ofLines = OF_LINES[by];
  const { rows } = await queries.execute<{ name: string; orders: string; pieces: string; total: string }>(
    ofLines
      ? sql`select ${ofLines} as name, count(distinct o.id) as orders, sum(l.quantity) as pieces, sum(l.amount - l.discount) as total
          from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id where ${placed} group by 1 order by 4 desc, 1`
      : sql`select ${OF_ORDERS[by]} as name, count(*) as orders, sum(o.quantity) as pieces, sum(o.total) as total
          from orders o where ${placed} group by 1 order by ${by === "day" ? sql`1` : sql`4 desc, 1`}`,
  );
  return rows.map(({ name, orders, pieces, total }) => ({
    name: by === "payment" ? PAYMENT_METHODS[name as PaymentMethod].name : name,
    ...{ orders: Number(orders), pieces: Number(pieces), total: Number(total) },
  }));
}
