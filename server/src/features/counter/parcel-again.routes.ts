import * as calls from "@surimono/contract/counter";
import { ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Shop } from "../../platform/http/index.ts";
import * as orders from "../orders/index.ts";
import { ofOrder } from "./of-order.ts";

export type AgainParts = Pick<orders.OrderHooks, "onMoved" | "onPlaced"> & { readonly moveUnits: orders.MoveUnits };

/** What becomes of parcels besides being sent: made once more, lost, packed as two. */
export function parcelAgainRoutes(shop: Shop, { moveUnits, ...hooks }: AgainParts): void {
  const { jobs, env, now } = shop;
  const deskOf = (database: Shop["database"]) => ({ database, jobs, env, ...hooks });
  const made = (order: orders.Order | undefined) => ({ order_number: order ? orderNumber(order.sequence) : null });

  shop.operatorRoute(calls.replaceCounterPieces, async ({ payload, recorded }) => {
    const { order_number: number, parcel_number: parcel, reason, request_key: requestKey, remedies: seen } = payload;
    const pieces = payload.pieces.map(({ line_id: lineId, quantity, places }) => ({ lineId, quantity, places }));
    const desk = deskOf(recorded(ofOrder(calls.replaceCounterPieces.name, payload)));
    const done = await orders.replacePieces(
      desk,
      { number, parcel, pieces, cause: "reprint", reason, requestKey, seen },
      now(),
    );
    return done.ok ? ok(made(done.value)) : done;
  });
  shop.operatorRoute(calls.loseCounterParcel, async ({ payload, recorded }) => {
    const { order_number: number, parcel_number: parcel, reason, replace } = payload;
    const { request_key: requestKey, remedies: seen } = payload;
    const desk = deskOf(recorded(ofOrder(calls.loseCounterParcel.name, payload)));
    const done = await orders.loseParcel(desk, { number, parcel, replace, reason, requestKey, seen }, now());
    return done.ok ? ok(made(done.value)) : done;
  });
  shop.operatorRoute(calls.splitCounterParcel, async ({ payload, recorded }) => {
    const { order_number: number, parcel_number: parcel, reason, parcels: seen } = payload;
    const pieces = payload.pieces.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
    const desk = deskOf(recorded(ofOrder(calls.splitCounterParcel.name, payload)));
    const done = await orders.splitParcel({ ...desk, moveUnits }, { number, parcel, seen, pieces, reason }, now());
    return done.ok ? ok({ parcel_number: done.value }) : done;
  });
}
