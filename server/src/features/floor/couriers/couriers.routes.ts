import * as calls from "@surimono/contract/floor";
import { ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { type OnMoved, orderState } from "../../orders/index.ts";
import { exportShipments } from "./export-shipments.ts";
import { listShipments } from "./list-shipments.ts";
import { previewResults, takeResults } from "./take-results.ts";

/** Parcels to couriers, and their numbers back. */
export function courierRoutes(shop: Shop, { onMoved }: { readonly onMoved: OnMoved }): void {
  const { jobs, env, now } = shop;
  shop.operatorRoute(calls.listShipments, async ({ payload }) => ok(await listShipments(shop, payload.courier)));
  shop.operatorRoute(calls.exportShipments, ({ payload, operator, recorded }) => {
    const fileId = newId();
    const subject = { kind: "courier-file", id: fileId };
    const asked = { courier: payload.courier, parcels: payload.parcels.length };
    const database = recorded({ action: calls.exportShipments.name, subject, asked });
    return exportShipments(shop, database, { ...payload, operator, fileId }, now());
  });
  shop.operatorRoute(calls.previewCourierResults, ({ payload }) =>
    previewResults(shop.database.db, payload.courier, payload.file),
  );
  shop.operatorRoute(calls.takeCourierResults, ({ payload, recorded }) =>
    takeResults(
      { database: shop.database, jobs, env, onMoved },
      ({ order_number: id }) =>
        recorded({
          action: calls.takeCourierResults.name,
          subject: { kind: "order", id },
          state: (tx) => orderState(tx, id),
        }),
      payload,
      now(),
    ),
  );
}
