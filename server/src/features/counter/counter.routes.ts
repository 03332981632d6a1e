import * as calls from "@surimono/contract/counter";
import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Operator, Shop } from "../../platform/http/index.ts";
import { enqueueReprint } from "../designs/index.ts";
import * as orders from "../orders/index.ts";
import { addressRoutes } from "./address.routes.ts";
import { getOrder } from "./get-order.ts";
import { getToday } from "./get-today.ts";
import { holdRoutes } from "./hold.routes.ts";
import { listRoutes } from "./list.routes.ts";
import { ofOrder } from "./of-order.ts";
import { type PapersParts, papersRoutes } from "./papers.routes.ts";
import { type AgainParts, parcelAgainRoutes } from "./parcel-again.routes.ts";

type Parts = Pick<orders.OrderDesk, "onMoved" | "onCancelled"> & PapersParts & AgainParts;

const lookOf = ({ rights }: Operator) => ({ maySeePeople: rights.has("people.see") });

/** What the console shows of the shop's day, and what it does to orders: the use cases of the commands. */
export function counterRoutes(shop: Shop, parts: Parts): void {
  shop.operatorRoute(calls.getToday, async () => ok(await getToday(shop)));
  shop.operatorRoute(calls.getCounterOrder, ({ payload, operator }) =>
    getOrder(shop, payload.order_number, lookOf(operator)),
  );
  shop.operatorRoute(calls.revealCounterOrder, async ({ payload, recorded }) => {
    const { state, ...deed } = ofOrder(calls.revealCounterOrder.name, payload);
    // What was not written down is not shown.
    const found = await recorded(deed).inTransaction(async (tx) =>
      (await state?.(tx)) ? ok(undefined) : fail("orders/no-such-order"),
    );
    return found.ok ? getOrder(shop, payload.order_number, { maySeePeople: true, revealed: true }) : found;
  });
  listRoutes(shop, parts);
  papersRoutes(shop, parts);
  addressRoutes(shop, parts);
  stepRoutes(shop, parts);
  parcelRoutes(shop, parts);
  parcelAgainRoutes(shop, parts);
  holdRoutes(shop, parts);
  moneyRoutes(shop);
}

function stepRoutes(shop: Shop, { onMoved }: Parts): void {
  const { jobs, env, now } = shop;
  shop.operatorRoute(calls.advanceCounterOrder, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.advanceCounterOrder.name, payload));
    const done = await orders.advanceOrder({ database, jobs, env, onMoved }, payload.order_number, payload.to, now());
    return done.ok ? ok(DONE) : done;
  });
  shop.operatorRoute(calls.undoCounterStep, async ({ payload, recorded }) => {
    const { order_number: number, from, reason } = payload;
    const done = await orders.undoStep(
      { ...shop, database: recorded(ofOrder(calls.undoCounterStep.name, payload)), onMoved },
      { number, from, reason },
      now(),
    );
    return done.ok ? ok(DONE) : done;
  });
  shop.operatorRoute(calls.reprintCounterOrder, async ({ payload, recorded }) => {
    const { order_number: number, line, reason } = payload;
    const done = await orders.reprintOrder(
      recorded(ofOrder(calls.reprintCounterOrder.name, payload)),
      { number, line, reason },
      now(),
      async (tx, { sequence, dispatchBy }, lines) => {
        await enqueueReprint(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines });
        await orders.enqueueRosters(shop, tx, lines);
      },
    );
    return done.ok ? ok(DONE) : done;
  });
}

function parcelRoutes(shop: Shop, { onMoved }: Parts): void {
  const { jobs, env, now } = shop;
  shop.operatorRoute(calls.shipCounterParcel, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.shipCounterParcel.name, payload));
    const { order_number: number, parcel_number: parcel, courier, tracking_number: tracking } = payload;
    const sent = await orders.shipParcel(
      { database, jobs, env, onMoved },
      { number, parcel, courier, tracking },
      now(),
    );
    return sent.ok ? ok(DONE) : sent;
  });
  shop.operatorRoute(calls.deliverCounterParcel, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.deliverCounterParcel.name, payload));
    const { order_number: number, parcel_number: parcel } = payload;
    const done = await orders.deliverParcel({ ...shop, database, onMoved }, { number, parcel }, now());
    return done.ok ? ok(DONE) : done;
  });
  shop.operatorRoute(calls.undoCounterParcel, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.undoCounterParcel.name, payload));
    const { order_number: number, parcel_number: parcel, from, reason } = payload;
    const done = await orders.undoParcel({ ...shop, database, onMoved }, { number, parcel, from, reason }, now());
    return done.ok ? ok(DONE) : done;
  });
  shop.operatorRoute(calls.cancelCounterParcel, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.cancelCounterParcel.name, payload));
    const { order_number: number, parcel_number: parcel, from, reason } = payload;
    const done = await orders.cancelParcel({ ...shop, database, onMoved }, { number, parcel, from, reason }, now());
    return done.ok ? ok({ amount: done.value.amount }) : done;
  });
}

function moneyRoutes(shop: Shop): void {
  shop.operatorRoute(calls.weighCounterRefund, async ({ payload }) => {
    const { order_number: number, parcel_number: parcel, with_delivery } = payload;
    const wish = {
      number,
      parcel,
      pieces: calls.readChosen(payload.pieces).map(piecesOf),
      withDelivery: with_delivery === "yes",
    };
    const weighed = await orders.weighPieces(shop, wish, shop.now());
    return weighed.ok ? ok({ amount: weighed.value.amount }) : weighed;
  });
  shop.operatorRoute(calls.refundCounterPieces, async ({ payload, recorded }) => {
    const database = recorded(ofOrder(calls.refundCounterPieces.name, payload));
    const { order_number: number, parcel_number: parcel, with_delivery: withDelivery, reason } = payload;
    const pieces = payload.pieces.map(piecesOf);
    const { amount: shown, request_key: requestKey, remedies: seen } = payload;
    const wish = { number, parcel, pieces, withDelivery, reason, shown, requestKey, seen };
    const asked = await orders.refundPieces({ ...shop, database }, wish, shop.now());
    return asked.ok ? ok({ amount: asked.value.amount }) : asked;
  });
}

const piecesOf = ({ line_id: lineId, ...piece }: calls.ChosenPieces) => ({ ...piece, lineId });
