import type { listCounterOrders } from "@surimono/contract/counter";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { addDays, dayInJapan, startOfDay } from "@surimono/domain/kernel";
import { orderNumber, orderStatusCode, orderStatusName } from "@surimono/domain/orders";
import { PAYMENT_METHODS, type PaymentTypeCode, paymentMethodOf } from "@surimono/domain/payments";
import type { Shop } from "../../platform/http/index.ts";
import { type CounterRow, listForCounter } from "../orders/index.ts";
import { maskName } from "./mask.ts";

const PAGE = 50;

interface Looking {
  readonly maySeePeople: boolean;
}

export async function listOrders(
  { database: { db }, now }: Pick<Shop, "database" | "now">,
  { view, text, payment_type: code, from, until, after }: PayloadOf<typeof listCounterOrders>,
  { maySeePeople }: Looking,
): Promise<AnswerOf<typeof listCounterOrders>> {
  const [value = "", id = ""] = after?.split("_") ?? [];
  const filter = {
    view,
    text: text || undefined,
    method: code === undefined ? undefined : paymentMethodOf(code as PaymentTypeCode),
    placedFrom: from === undefined ? undefined : startOfDay(from),
    placedBefore: until === undefined ? undefined : startOfDay(addDays(until, 1)),
    after: after === undefined ? undefined : { value, id },
    today: dayInJapan(now()),
  };
  const rows = await listForCounter(db, filter, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const place = (row: CounterRow) => (OF_DAY.has(view) ? row.dispatchBy : row.placedAt.toISOString());
  return {
    orders: shown.map((row) => presentRow(row, maySeePeople)),
    next: last ? `${place(last)}_${last.id}` : null,
  };
}

const OF_DAY: ReadonlySet<string> = new Set(["to_print", "printing", "to_ship", "late", "due_today"]);

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
    payment_type_name: PAYMENT_METHODS[row.method].name,
    total: row.total,
    quantity: row.quantity,
    parcels: row.parcels,
    parcels_shipped: row.parcelsShipped,
    receiver: maySeePeople ? `${row.lastName} ${row.firstName}`.trim() : maskName(row.lastName, row.firstName),
    prefecture: row.prefecture,
  };
}
