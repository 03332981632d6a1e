import type { OrderAxes } from "@surimono/domain/orders";
import type { PaymentMethod } from "@surimono/domain/payments";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { type CounterFilter, conditionsOf } from "./counter-filter.ts";

export interface CounterRow extends OrderAxes {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly sequence: number;
  readonly placedAt: Date;
  readonly dispatchBy: string;
  readonly isHeld: boolean;
  readonly method: PaymentMethod;
  readonly total: number;
  readonly quantity: number;
  readonly parcels: number;
  readonly parcelsShipped: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly prefecture: string;
}

interface Sort {
  readonly key: SQL;
  readonly isDown: boolean;
  readonly cast: SQL;
  /** What a cursor says of a row. */
  readonly valueOf: (row: Pick<CounterRow, "placedAt" | "dispatchBy" | "total">) => string;
  /** Whether a cursor can be of this sort. */
  readonly fits: (value: string) => boolean;
}

const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isSum = (value: string) => /^\d{1,9}$/.test(value);

const placed = {
  key: sql`placed_at`,
  cast: sql`timestamptz`,
  valueOf: ({ placedAt }) => placedAt.toISOString(),
  fits: isMoment,
} satisfies Omit<Sort, "isDown">;
const total = {
  key: sql`total`,
  cast: sql`integer`,
  valueOf: (row) => String(row.total),
  fits: isSum,
} satisfies Omit<Sort, "isDown">;

const SORTS = {
  newest: { ...placed, isDown: true },
  oldest: { ...placed, isDown: false },
  dispatch: {
    key: sql`dispatch_by`,
    isDown: false,
    cast: sql`date`,
    valueOf: ({ dispatchBy }) => dispatchBy,
    fits: isDate,
  },
  most: { ...total, isDown: true },
  least: { ...total, isDown: false },
} satisfies Record<string, Sort>;

export type CounterSort = keyof typeof SORTS;

/** Where a page ends, for the one after it. */
export function placeOfRow(row: CounterRow, sort: CounterSort): string {
  return `${SORTS[sort].valueOf(row)}_${row.id}`;
}

interface Page {
  readonly sort: CounterSort;
  /** Of the last row of the page before; one of another sort counts as none. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of everybody's placed orders, read along an index from where the page before ended, however many there are. */
export async function listForCounter(queries: Queries, filter: CounterFilter, page: Page): Promise<CounterRow[]> {
  const { key, isDown, cast, fits } = SORTS[page.sort];
  const conditions = conditionsOf(filter);
  const [value = "", id = ""] = page.after?.split("_") ?? [];
  const than = isDown ? sql`<` : sql`>`;
  if (fits(value)) conditions.push(sql`(o.${key}, o.id) ${than} (${value}::${cast}, ${id}::uuid)`);
  const way = isDown ? sql`desc` : sql`asc`;
  // One select within the other, so that each node of a Citus answers it from its own rows (decision 640).
  const { rows } = await queries.execute<Row>(sql`
    select o.user_id, o.id, o.sequence, o.placed_at, o.dispatch_by::text as dispatch_by, o.lifecycle, o.payment, o.fulfilment,
      o.held_at is not null as is_held, o.payment_method, o.email, o.total, o.quantity, (
        select jsonb_build_object('parcels', count(*), 'shipped', count(d.shipped_at),
          'last_name', (array_agg(d.last_name order by d.position))[1],
          'first_name', (array_agg(d.first_name order by d.position))[1],
          'prefecture', (array_agg(d.prefecture order by d.position))[1])
        from order_destinations d where d.user_id = o.user_id and d.order_id = o.id
      ) as sent_to
    from orders o where ${sql.join(conditions, sql` and `)}
    order by o.${key} ${way}, o.id ${way} limit ${page.limit}`);
  return rows.map(rowOf);
}

interface Row {
  readonly [column: string]: unknown;
  readonly sent_to: {
    readonly parcels: number;
    readonly shipped: number;
    readonly last_name: string | null;
    readonly first_name: string | null;
    readonly prefecture: string | null;
  };
}

function rowOf({ sent_to: sentTo, ...row }: Row): CounterRow {
  const { parcels, shipped } = sentTo;
  return {
    id: String(row["id"]),
    userId: String(row["user_id"]),
    email: String(row["email"] ?? ""),
    sequence: Number(row["sequence"]),
    placedAt: new Date(row["placed_at"] as string | Date),
    dispatchBy: String(row["dispatch_by"] ?? ""),
    lifecycle: row["lifecycle"] as never,
    payment: row["payment"] as never,
    fulfilment: row["fulfilment"] as never,
    isHeld: row["is_held"] === true,
    method: row["payment_method"] as never,
    total: Number(row["total"]),
    quantity: Number(row["quantity"]),
    parcels,
    // One that left as a whole may have no times of its parcels.
    parcelsShipped: row["fulfilment"] === "shipped" ? parcels : shipped,
    lastName: sentTo.last_name ?? "",
    firstName: sentTo.first_name ?? "",
    prefecture: sentTo.prefecture ?? "",
  };
}
