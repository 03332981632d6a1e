import type { PaymentMethod } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { orders } from "../orders.tables.ts";

export interface OpenOrders {
  readonly toPrint: number;
  readonly printing: number;
  readonly toShip: number;
  /** Their day is over, and not all of it has left. */
  readonly late: number;
  readonly dueToday: number;
  readonly held: number;
}

/** What the workshop still has to send: rows of one small index, however many orders there are. */
export async function countOpenOrders(queries: Queries, today: string): Promise<OpenOrders> {
  const { rows } = await queries.execute<Record<string, number>>(sql`
    select count(*) filter (where fulfilment = 'waiting')::int as to_print,
      count(*) filter (where fulfilment = 'printing')::int as printing,
      count(*) filter (where fulfilment = 'packed')::int as to_ship,
      count(*) filter (where dispatch_by < ${today})::int as late,
      count(*) filter (where dispatch_by = ${today})::int as due_today,
      count(*) filter (where held_at is not null)::int as held
    from ${orders} where lifecycle = 'placed' and fulfilment in ('waiting', 'printing', 'packed')`);
  const [row] = rows;
  return {
    toPrint: row?.["to_print"] ?? 0,
    printing: row?.["printing"] ?? 0,
    toShip: row?.["to_ship"] ?? 0,
    late: row?.["late"] ?? 0,
    dueToday: row?.["due_today"] ?? 0,
    held: row?.["held"] ?? 0,
  };
}

export interface MethodSum {
  readonly method: PaymentMethod;
  readonly orders: number;
  readonly total: number;
}

/** What was placed since then and not cancelled, by method. */
export async function sumPlacedSince(queries: Queries, since: Date): Promise<MethodSum[]> {
  const { rows } = await queries.execute<{ method: PaymentMethod; orders: number; total: string }>(sql`
    select payment_method as method, count(*)::int as orders, sum(total) as total
    from ${orders} where placed_at >= ${since.toISOString()}::timestamptz and lifecycle = 'placed' and replaces is null
    group by payment_method order by payment_method`);
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}
