import type { listCounterOrders } from "@surimono/contract/counter";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { addDays, dayInJapan, startOfDay } from "@surimono/domain/kernel";
import { orderNumber, orderStatusCode, orderStatusName } from "@surimono/domain/orders";
import { PAYMENT_METHODS, type PaymentTypeCode, paymentMethodOf } from "@surimono/domain/payments";
import type { Shop } from "../../platform/http/index.ts";
import { type CounterFilter, type CounterRow, type CounterSort, listForCounter, placeOfRow } from "../orders/index.ts";
import { maskName } from "./mask.ts";

const PAGE = 50;

interface Looking {
  readonly maySeePeople: boolean;
}

export type OrderSearch = Omit<PayloadOf<typeof listCounterOrders>, "after">;

/** In the order of the promised day where they are still to be sent. */
const BY_DAY: ReadonlySet<string> = new Set(["to_print", "printing", "to_ship", "late", "due_today"]);

export const sortOf = ({ view, sort }: OrderSearch): CounterSort => sort ?? (BY_DAY.has(view) ? "dispatch" : "newest");

export function filterOf(search: OrderSearch, now: Date): CounterFilter {
  const { payment_type: code, from, until, text, member, sort: _, ...same } = search;
  return {
    ...same,
    text: text || undefined,
    method: code === undefined ? undefined : paymentMethodOf(code as PaymentTypeCode),
    placedFrom: from === undefined ? undefined : startOfDay(from),
    placedBefore: until === undefined ? undefined : startOfDay(addDays(until, 1)),
    userId: member,
    today: dayInJapan(now),
  };
}

export async function listOrders(
  { database: { db }, now }: Pick<Shop, "database" | "now">,
  { after, ...search }: PayloadOf<typeof listCounterOrders>,
  { maySeePeople }: Looking,
): Promise<AnswerOf<typeof listCounterOrders>> {
  const sort = sortOf(search);
  const rows = await listForCounter(db, filterOf(search, now()), { sort, after, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    orders: shown.map((row) => presentRow(row, maySeePeople)),
    next: last ? placeOfRow(last, sort) : null,
  };
}

function presentRow(row: CounterRow, maySeePeople: boolean) {
  const status = orderStatusCode(row);
  return {
    order_number: orderNumber(row.sequence),
    placed_at: row.placedAt.toISOString(),
    dispatch_by: row.dispatchBy,
    status: status ?? 0,
    status_name: orderStatusName(status),
    lifecycle: row.lifecycle,
    payment: row.payment,
    fulfilment: row.fulfilment,
    is_held: row.isHeld,
    payment_type_name: PAYMENT_METHODS[row.method].name,
    total: row.total,
    quantity: row.quantity,
    parcels: row.parcels,
    parcels_shipped: row.parcelsShipped,
    receiver: maySeePeople ? `${row.lastName} ${row.firstName}`.trim() : maskName(row.lastName, row.firstName),
    prefecture: row.prefecture,
  };
}
