import * as calls from "@surimono/contract/counter";
import { DONE } from "@surimono/contract/kernel";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import type { OrderDesk } from "../orders/index.ts";
import { exportOrders } from "./export-orders.ts";
import { listOrders } from "./list-orders.ts";
import { moveOrders, previewOrders } from "./move-orders.ts";
import { ofOrder } from "./of-order.ts";
import { listViews, removeView, saveView } from "./order-views.ts";

/** The list of orders: what is found, kept, taken out of the shop, and done with many at once. */
export function listRoutes(shop: Shop, { onMoved }: Pick<OrderDesk, "onMoved">): void {
  const { database, now } = shop;
  shop.operatorRoute(calls.listCounterOrders, async ({ payload, operator }) =>
    ok(await listOrders(shop, payload, { maySeePeople: operator.rights.has("people.see") })),
  );
  shop.operatorRoute(calls.exportCounterOrders, async ({ payload, operator, recorded }) => {
    const { text, member, ...asked } = payload;
    const subject = { kind: "orders", id: "export" };
    // Not whom it was about: the entry cannot be deleted.
    const deed = {
      action: calls.exportCounterOrders.name,
      subject,
      asked: { ...asked, isSearch: Boolean(text ?? member) },
    };
    await recorded(deed).inTransaction(async () => ok(undefined));
    return ok(exportOrders(shop, payload, { maySeePeople: operator.rights.has("people.see") }));
  });
  shop.operatorRoute(calls.listOrderViews, async ({ operator }) => {
    const views = await listViews(database.db, operator.id);
    return ok({ views: views.map(({ id, name, query }) => ({ view_id: id, name, query })) });
  });
  shop.operatorRoute(calls.saveOrderView, async ({ payload, operator, recorded }) => {
    const subject = { kind: "operator", id: operator.id };
    const saved = await saveView(
      recorded({ action: calls.saveOrderView.name, subject }),
      { operatorId: operator.id, ...payload },
      now(),
    );
    return saved.ok ? ok(DONE) : saved;
  });
  shop.operatorRoute(calls.removeOrderView, async ({ payload, operator, recorded }) => {
    const subject = { kind: "operator", id: operator.id };
    const wish = { operatorId: operator.id, id: payload.view_id };
    await removeView(recorded({ action: calls.removeOrderView.name, subject }), wish);
    return ok(DONE);
  });
  shop.operatorRoute(calls.previewCounterOrders, async ({ payload }) =>
    ok({ orders: await previewOrders(shop, payload.order_numbers.split(","), payload.action) }),
  );
  shop.operatorRoute(calls.moveCounterOrders, async ({ payload, recorded }) => {
    const { action, reason } = payload;
    const wanted = payload.orders.map(({ order_number: number, to }) => ({ number, to }));
    const recordedFor = (order_number: string) =>
      recorded(ofOrder(calls.moveCounterOrders.name, { order_number, reason }));
    return ok({ orders: await moveOrders({ ...shop, onMoved }, { wanted, action, reason, recordedFor }) });
  });
}
