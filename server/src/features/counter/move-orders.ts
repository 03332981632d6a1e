import { counterFailures } from "@surimono/contract/counter";
import { canBeHeld, canStep, orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import type { Database } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import * as orders from "../orders/index.ts";

type Action = "advance" | "hold" | "release";
type Step = "printing" | "packed" | "stored";
type Failing = keyof typeof counterFailures;

interface Outcome {
  readonly order_number: string;
  readonly ok: boolean;
  readonly to: Step | null;
  readonly message: string;
}

/** Parcels leave one by one with their numbers, never in bulk. */
const STEPS: readonly Step[] = ["printing", "packed", "stored"];

const works = (number: string, to: Step | null): Outcome => ({ order_number: number, ok: true, to, message: "" });
const refusedBecause = (number: string, message: string): Outcome => ({
  ...{ order_number: number, ok: false, to: null },
  message,
});
const refused = (number: string, code: Failing) => refusedBecause(number, counterFailures[code].message);

/** What would come of it, order by order. */
export async function previewOrders(
  { database: { db }, env, now }: Pick<Shop, "database" | "env" | "now">,
  numbers: readonly string[],
  action: Action,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const number of new Set(numbers)) {
    const sequence = parseOrderNumber(number);
    const order = sequence === undefined ? undefined : await orders.findOrderBySequence(db, sequence);
    if (order?.lifecycle === "cancelled") outcomes.push(refusedBecause(number, "キャンセルされたご注文です。"));
    else if (order?.lifecycle !== "placed") outcomes.push(refused(number, "orders/no-such-order"));
    else outcomes.push(judge(order, action, { hasWarehouse: env.storage, now: now() }));
  }
  return outcomes;
}

function judge(
  order: orders.Order,
  action: Action,
  { hasWarehouse, now }: { readonly hasWarehouse: boolean; readonly now: Date },
): Outcome {
  const number = orderNumber(order.sequence);
  if (action === "release") return order.heldAt ? works(number, null) : refused(number, "orders/not-held");
  if (order.heldAt && action === "hold") return refusedBecause(number, "すでに保留中です。");
  if (order.heldAt) return refused(number, "orders/held");
  if (action === "hold") return canBeHeld(order) ? works(number, null) : refused(number, "orders/nothing-to-hold");
  const to = STEPS.find((step) => canStep(order.way, order.fulfilment, step));
  if (!to)
    return refused(number, order.fulfilment === "packed" ? "orders/ship-one-by-one" : "orders/not-the-next-step");
  const problem = orders.problemOfStep(order, to, { hasWarehouse, now });
  return problem ? refused(number, problem) : works(number, to);
}

interface Moves {
  /** `to` as it was previewed: an order that went on meanwhile is not taken further. */
  readonly wanted: readonly { readonly number: string; readonly to: Step | null }[];
  readonly action: Action;
  readonly reason: string;
  /** The database that writes down what happens to this order. */
  readonly recordedFor: (number: string) => Database;
}

/** Each in a transaction of its own, one after the other: what is refused keeps no other from going on. */
export async function moveOrders(
  desk: orders.MoveDesk,
  { wanted, action, reason, recordedFor }: Moves,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const { now } = desk;
  for (const { number, to } of new Map(wanted.map((one) => [one.number, one])).values()) {
    const database = recordedFor(number);
    const done =
      action === "hold"
        ? await orders.holdOrder(database, { number, reason }, now())
        : action === "release"
          ? await orders.releaseOrder(database, { number, reason }, now())
          : to
            ? await orders.advanceOrder({ ...desk, database }, number, to, now())
            : undefined;
    if (!done) outcomes.push(refused(number, "orders/not-the-next-step"));
    else outcomes.push(done.ok ? works(number, to) : refused(number, done.failure.code));
  }
  return outcomes;
}
