import type { OrderAxes } from "@surimono/domain/orders";
import { parseOrderNumber } from "@surimono/domain/orders";
import type { PaymentMethod } from "@surimono/domain/payments";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

const OPEN = sql`o.lifecycle = 'placed' and o.fulfilment in ('waiting', 'printing', 'packed')`;

export interface CounterFilter {
  /** Which of them; in the order of the promised day where they are still to be sent. */
  readonly view: keyof ReturnType<typeof viewsOf>;
  readonly text?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly placedFrom?: Date | undefined;
  readonly placedBefore?: Date | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly value: string; readonly id: string } | undefined;
  readonly today: string;
}

export interface CounterRow extends OrderAxes {
  readonly id: string;
  readonly sequence: number;
  readonly placedAt: Date;
  readonly dispatchBy: string;
  readonly method: PaymentMethod;
  readonly total: number;
  readonly quantity: number;
  readonly parcels: number;
  readonly parcelsShipped: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly prefecture: string;
}

function viewsOf(today: string) {
  return {
    all: sql`true`,
    to_print: sql`${OPEN} and o.fulfilment = 'waiting'`,
    printing: sql`${OPEN} and o.fulfilment = 'printing'`,
    to_ship: sql`${OPEN} and o.fulfilment = 'packed'`,
    late: sql`${OPEN} and o.dispatch_by < ${today}`,
    due_today: sql`${OPEN} and o.dispatch_by = ${today}`,
    paying: sql`o.payment in ('unpaid', 'pending', 'invoiced') and o.lifecycle = 'placed'`,
    refunding: sql`o.payment in ('refunding', 'partly_refunded')`,
    shipped: sql`o.fulfilment in ('shipped', 'stored')`,
    cancelled: sql`o.lifecycle = 'cancelled'`,
  };
}

const BY_DAY: ReadonlySet<string> = new Set(["to_print", "printing", "to_ship", "late", "due_today"]);

/** A page of everybody's placed orders, read along an index from where the page before ended, however many there are. */
export async function listForCounter(queries: Queries, filter: CounterFilter, limit: number): Promise<CounterRow[]> {
  const { view, after, method, placedFrom, placedBefore } = filter;
  const byDay = BY_DAY.has(view);
  const conditions: SQL[] = [sql`o.placed_at is not null`, viewsOf(filter.today)[view]];
  if (method) conditions.push(sql`o.payment_method = ${method}`);
  if (placedFrom) conditions.push(sql`o.placed_at >= ${placedFrom.toISOString()}::timestamptz`);
  if (placedBefore) conditions.push(sql`o.placed_at < ${placedBefore.toISOString()}::timestamptz`);
  if (filter.text) conditions.push(matching(filter.text));
  if (after)
    conditions.push(
      byDay
        ? sql`(o.dispatch_by, o.id) > (${after.value}::date, ${after.id}::uuid)`
        : sql`(o.placed_at, o.id) < (${after.value}::timestamptz, ${after.id}::uuid)`,
    );
  const order = byDay ? sql`o.dispatch_by, o.id` : sql`o.placed_at desc, o.id desc`;
  const { rows } = await queries.execute<Record<string, never>>(sql`
    select page.*, parcel.* from (
      select o.user_id, o.id, o.sequence, o.placed_at, o.dispatch_by::text as dispatch_by, o.lifecycle, o.payment, o.fulfilment,
        o.payment_method, o.total, o.quantity
      from orders o where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}
    ) page, lateral (
      select count(*)::int as parcels, count(d.shipped_at)::int as parcels_shipped,
        (array_agg(d.last_name order by d.position))[1] as last_name,
        (array_agg(d.first_name order by d.position))[1] as first_name,
        (array_agg(d.prefecture order by d.position))[1] as prefecture
      from order_destinations d where d.user_id = page.user_id and d.order_id = page.id
    ) parcel order by ${byDay ? sql`dispatch_by, id` : sql`placed_at desc, id desc`}`);
  return rows.map(rowOf);
}

function rowOf(row: Record<string, never>): CounterRow {
  const parcels = Number(row["parcels"]);
  return {
    id: row["id"] ?? "",
    sequence: Number(row["sequence"]),
    placedAt: new Date(row["placed_at"] ?? 0),
    dispatchBy: row["dispatch_by"] ?? "",
    lifecycle: row["lifecycle"] as never,
    payment: row["payment"] as never,
    fulfilment: row["fulfilment"] as never,
    method: row["payment_method"] as never,
    total: Number(row["total"]),
    quantity: Number(row["quantity"]),
    parcels,
    // One that left as a whole may have no times of its parcels.
    parcelsShipped: row["fulfilment"] === "shipped" ? parcels : Number(row["parcels_shipped"]),
    lastName: row["last_name"] ?? "",
    firstName: row["first_name"] ?? "",
    prefecture: row["prefecture"] ?? "",
  };
}

/** Each writing of what people have in hand leads to one index: number, e-mail address, telephone or tracking number, name. */
function matching(text: string): SQL {
  const plain = text.normalize("NFKC").trim();
  const sequence = parseOrderNumber(plain);
  if (sequence !== undefined && /\d/.test(plain)) return sql`o.sequence = ${sequence}`;
  if (plain.includes("@")) return sql`o.email = ${plain.toLowerCase()}`;
  const digits = plain.replaceAll(/[\s-]/g, "");
  if (/^[\dA-Z]{8,20}$/i.test(digits) && /\d{4}/.test(digits)) {
    const phone = digits.replace(/^0/, "+81");
    return sentTo(sql`d.tracking_number = ${digits.toUpperCase()} or d.phone in (${digits}, ${phone})`);
  }
  const [last = "", ...first] = plain.split(/\s+/);
  const name = sql`d.last_name like ${startingWith(last)}`;
  return sentTo(first.length === 0 ? name : sql`${name} and d.first_name like ${startingWith(first.join(""))}`);
}

const sentTo = (condition: SQL): SQL =>
  sql`(o.user_id, o.id) in (select d.user_id, d.order_id from order_destinations d where ${condition})`;

const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
