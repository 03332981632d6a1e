import * as calls from "@surimono/contract/counter";
import { DONE } from "@surimono/contract/kernel";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findBillOfOrder } from "../billing/index.ts";
import * as orders from "../orders/index.ts";
import { ofOrder } from "./of-order.ts";

type Parts = Pick<orders.OrderDesk, "onMoved" | "onCancelled">;

/** What stops an order, for a while or for good, and operators' words about it. */
export function holdRoutes(shop: Shop, parts: Parts): void {
  const { now } = shop;
  shop.operatorRoute(calls.holdCounterOrder, async ({ payload, recorded }) => {
    const { order_number: number, reason } = payload;
    const database = recorded(ofOrder(calls.holdCounterOrder.name, payload));
    const held = await orders.holdOrder(database, { number, reason }, now());
    return held.ok ? ok(DONE) : held;
  });
  shop.operatorRoute(calls.releaseCounterOrder, async ({ payload, recorded }) => {
    const { order_number: number, reason } = payload;
    const database = recorded(ofOrder(calls.releaseCounterOrder.name, payload));
    const released = await orders.releaseOrder(database, { number, reason }, now());
    return released.ok ? ok(DONE) : released;
  });
  shop.operatorRoute(calls.cancelCounterOrder, async ({ payload, recorded }) => {
    const { order_number: number, reason, message } = payload;
    const database = recorded(ofOrder(calls.cancelCounterOrder.name, payload));
    return orders.cancelByShop({ ...shop, ...parts, database, isBilled }, { number, reason, message });
  });
  shop.operatorRoute(calls.noteCounterOrder, async ({ payload, operator, recorded }) => {
    const { order_number: number, request_key: requestKey, text } = payload;
    const database = recorded(ofOrder(calls.noteCounterOrder.name, { order_number: number }));
    const noted = await orders.addOrderNote(database, { number, author: operator.name, text, requestKey }, now());
    return noted.ok ? ok(DONE) : noted;
  });
}

const isBilled: Parameters<typeof orders.cancelByShop>[0]["isBilled"] = async (tx, { userId, id }) =>
  (await findBillOfOrder(tx, userId, id)) !== undefined;
