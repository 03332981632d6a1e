import type { BookedOrder, OrderHappening } from "@surimono/domain/books";
import { DELIVERY_TAX_RATE, type Discount, type TaxShare } from "@surimono/domain/cart";
import { addDays, type Day, dayInJapan, startOfDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { PaymentMethod } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

export interface Days {
  readonly from: Day;
  readonly until: Day;
}

const within = (column: string, { from, until }: Days) => sql`
  ${sql.raw(column)} >= ${startOfDay(from).toISOString()}::timestamptz
    and ${sql.raw(column)} < ${startOfDay(addDays(until, 1)).toISOString()}::timestamptz`;

export interface BookedKey {
  readonly userId: string;
  readonly orderId: string;
}

/** Goods have left in these, or lie in our warehouse as the customer's. */
const SENT: ReadonlySet<string> = new Set(["shipped", "stored"]);

/** The orders of which money moved on these days, or goods left or came back, in the order of their ids. */
export async function listTouchedOrders(queries: Queries, days: Days): Promise<BookedKey[]> {
  const sent = sql.join([...SENT], sql`, `);
  const { rows } = await queries.execute<BookedKey & Record<string, string>>(sql`
    select user_id as "userId", order_id as "orderId" from payment_events where ${within("recorded_at", days)}
    union
    select user_id, order_id from order_moves where axis = 'fulfilment' and ${within("at", days)}
      and (to_state in (${sent}) or from_state in (${sent}))
    order by 2`);
  return rows;
}

/** Orders of one statement. */
const BATCH = 500;

/** Each with its whole life. The database looks for the next batch while this one is worked on. */
export async function* readBookedOrders(queries: Queries, keys: readonly BookedKey[]): AsyncGenerator<BookedOrder> {
  let ahead = listBookedRows(queries, keys.slice(0, BATCH));
  for (let done = BATCH; ; done += BATCH) {
    const rows = await ahead;
    if (done < keys.length) ahead = listBookedRows(queries, keys.slice(done, done + BATCH));
    for (const row of rows) yield bookedOrder(row);
    if (done >= keys.length) return;
  }
}

async function listBookedRows(queries: Queries, keys: readonly BookedKey[]): Promise<OrderRow[]> {
  const { rows } = await queries.execute<OrderRow>(sql`
    select orders.id, orders.sequence, orders.payment_method as method, orders.taxes, orders.discounts,
      coalesce(business.company_name, '') as partner,
      coalesce((select jsonb_agg(jsonb_build_object('type', event.type, 'ref', event.provider_ref, 'amount', event.amount, 'at', event.recorded_at))
        from payment_events event where event.user_id = orders.user_id and event.order_id = orders.id), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('to', move.to_state, 'at', move.at))
        from order_moves move where move.user_id = orders.user_id and move.order_id = orders.id and move.axis = 'fulfilment'), '[]') as moves,
      coalesce((select jsonb_agg(jsonb_build_object('ref', refund.provider_ref, 'delivery', refund.delivery, 'pieces', (
          select jsonb_agg(jsonb_build_object('rate', piece.tax_rate, 'amount', piece.amount)) from order_refund_pieces piece
          where piece.user_id = refund.user_id and piece.order_id = refund.order_id and piece.refund_id = refund.id)))
        from order_refunds refund where refund.user_id = orders.user_id and refund.order_id = orders.id and refund.state = 'done'), '[]') as backs
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as key("userId" text, "orderId" uuid)
    join orders on orders.user_id = key."userId" and orders.id = key."orderId"
    left join business_profiles business on business.user_id = orders.user_id order by orders.id`);
  return rows;
}

interface OrderRow {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly sequence: string;
  readonly method: PaymentMethod;
  readonly taxes: readonly TaxShare[];
  readonly discounts: readonly Discount[];
  readonly partner: string;
  readonly events: readonly {
    readonly type: string;
    readonly ref: string;
    readonly amount: number;
    readonly at: string;
  }[];
  readonly moves: readonly { readonly to: string; readonly at: string }[];
  readonly backs: readonly {
    readonly ref: string | null;
    readonly delivery: number;
    readonly pieces: readonly { readonly rate: number; readonly amount: number }[] | null;
  }[];
}

interface Timed {
  readonly at: number;
  readonly happening: OrderHappening;
}

function bookedOrder({ sequence, method, taxes, discounts, partner, events, moves, backs }: OrderRow): BookedOrder {
  const failed = new Set(events.filter(({ type }) => type === "refund_failed").map(({ ref }) => ref));
  const ratesOf = (ref: string) => {
    const back = backs.find((one) => one.ref === ref);
    const delivery = back && back.delivery > 0 ? [{ rate: DELIVERY_TAX_RATE, amount: back.delivery }] : [];
    const rates = [...(back?.pieces ?? []), ...delivery];
    return rates.length > 0 ? rates : undefined;
  };
  const timed = [
    ...events.flatMap(({ type, ref, amount, at }): Timed[] => {
      const moment = new Date(at);
      const day = dayInJapan(moment);
      if (type === "captured") return [{ at: moment.getTime(), happening: { what: type, day, amount } }];
      if (type !== "refunded" || failed.has(ref)) return [];
      return [{ at: moment.getTime(), happening: { what: type, day, amount, rates: ratesOf(ref) } }];
    }),
    ...moves.map(({ to, at }): Timed => {
      const moment = new Date(at);
      const what = SENT.has(to) ? "sent" : "not-sent";
      return { at: moment.getTime(), happening: { what, day: dayInJapan(moment) } };
    }),
  ];
  const discountOf = (kind: Discount["kind"]) =>
    discounts.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
  return {
    number: orderNumber(Number(sequence)),
    ...{ method, partner, taxes },
    coupon: discountOf("coupon"),
    miles: discountOf("miles"),
    happenings: timed.sort((one, other) => one.at - other.at).map(({ happening }) => happening),
  };
}
