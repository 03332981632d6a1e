import * as calls from "@surimono/contract/floor";
import { readUnitCode, unitCode } from "@surimono/domain/floor";
import { ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Deed } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { OnMoved } from "../orders/index.ts";
import { batchRoutes } from "./batches/index.ts";
import { blankRoutes } from "./blanks/blanks.routes.ts";
import { cancelMissedRefunds } from "./cancel-refunded.ts";
import { courierRoutes } from "./couriers/couriers.routes.ts";
import { unitState } from "./floor-desk.ts";
import { holdUnit, rejectUnit, rejectWithPhoto, releaseUnit } from "./handle-unit.ts";
import { listStuck } from "./list-stuck.ts";
import { methodRoutes } from "./methods/methods.routes.ts";
import { openPaper } from "./open-paper.ts";
import { packOrders } from "./pack-orders.ts";
import { packingRoutes } from "./packing/packing.routes.ts";
import { getPiecePhoto, listPiecePhotos, photographUnit } from "./photos/check-photos.ts";
import { forgetUnitPhotos, forgetUnitPhotosJob } from "./photos/unit-photos.ts";
import { pressRoutes } from "./press/press.routes.ts";
import { getFloor, getUnit, getUnitPhoto, listUnits } from "./read-floor.ts";
import { readyUnits, readyUnitsJob } from "./ready-units.ts";
import { scanUnit } from "./scan-unit.ts";
import { printTickets } from "./tickets/print-tickets.ts";
import { undoScan } from "./undo-scan.ts";
import { findScan } from "./units.store.ts";

interface Parts {
  readonly onMoved: OnMoved;
  /** Without the floor's own listener. */
  readonly onMovedByUnits: OnMoved;
}

function ofUnit(action: string, { code, reason }: { readonly code: string; readonly reason?: string }): Deed {
  const number = readUnitCode(code);
  const subject = { kind: "unit", id: number === undefined ? code.slice(0, 40) : unitCode(number) };
  return { action, subject, reason, state: (tx) => unitState(tx, number) };
}

/** The workshop's floor: what hands and scanners do to each piece of goods. */
export function floorRoutes(shop: Shop, parts: Parts): void {
  const { onMovedByUnits: onMoved } = parts;
  const { jobs, env, now } = shop;
  shop.jobs.handle(forgetUnitPhotosJob, () => forgetUnitPhotos(shop));
  shop.jobs.handle(readyUnitsJob, async () => {
    await readyUnits(shop);
    await cancelMissedRefunds(shop);
    await packOrders({ database: shop.database, jobs, env, onMoved }, now());
  });
  courierRoutes(shop, parts);
  batchRoutes(shop);
  blankRoutes(shop);
  methodRoutes(shop);
  packingRoutes(shop);
  pressRoutes(shop);
  shop.operatorRoute(calls.getFloor, async () => ok(await getFloor(shop)));
  shop.operatorRoute(calls.listStuck, async () => ok(await listStuck(shop)));
  shop.operatorRoute(calls.listUnits, async ({ payload }) => ok(await listUnits(shop, payload)));
  shop.operatorRoute(calls.getUnitPhoto, ({ payload }) => getUnitPhoto(shop, payload));
  shop.operatorRoute(calls.getUnit, ({ payload }) => getUnit(shop, payload.code));
  shop.operatorRoute(calls.printTickets, ({ payload: { codes }, recorded }) => {
    const subject = { kind: "tickets", id: newId() };
    return printTickets(shop, recorded({ action: calls.printTickets.name, subject, asked: { codes } }), codes, now());
  });
  shop.operatorRoute(calls.scanUnit, ({ payload, operator, recorded }) => {
    const { scan_id: scanId, code, station, parcel } = payload;
    const desk = { database: recorded(ofUnit(calls.scanUnit.name, { code })), jobs, env, onMoved };
    return scanUnit(desk, { operator, scanId, code, station, parcel }, now());
  });
  shop.operatorRoute(calls.openPaper, ({ payload: { code, station }, operator }) =>
    openPaper(shop.database.db, { operator, code, station }, now()),
  );
  shop.operatorRoute(calls.undoScan, async ({ payload, operator, recorded }) => {
    const { scan_id: scanId, undoes } = payload;
    const scan = await findScan(shop.database.db, undoes);
    const code = scan ? unitCode(scan.unit) : undoes;
    const desk = { database: recorded(ofUnit(calls.undoScan.name, { code })), jobs, env, onMoved };
    return undoScan(desk, { operator, scanId, undoes }, now());
  });
  shop.operatorRoute(calls.rejectUnit, ({ payload, operator, recorded }) => {
    const { scan_id: scanId, code, reason, note, photo } = payload;
    const desk = { database: recorded(ofUnit(calls.rejectUnit.name, { code, reason })), jobs, env, onMoved };
    const rejecting = { operator, scanId, code, reason, note };
    if (photo === undefined) return rejectUnit(desk, rejecting, now());
    return rejectWithPhoto(shop, desk, { ...rejecting, photo }, now());
  });
  shop.operatorRoute(calls.photographUnit, ({ payload, operator, recorded }) => {
    const database = recorded(ofUnit(calls.photographUnit.name, { code: payload.code }));
    return photographUnit({ database, files: shop.files }, { operator, ...payload });
  });
  shop.route(calls.listPiecePhotos, ({ payload, member }) =>
    listPiecePhotos(shop, { userId: member.id, orderId: payload.order_id }),
  );
  shop.route(calls.getPiecePhoto, ({ payload, member }) =>
    getPiecePhoto(shop, { userId: member.id, orderId: payload.order_id }, payload.photo_id),
  );
  shop.operatorRoute(calls.holdUnit, ({ payload, operator, recorded }) => {
    const { scan_id: scanId, code, reason } = payload;
    const desk = { database: recorded(ofUnit(calls.holdUnit.name, { code, reason })), jobs, env, onMoved };
    return holdUnit(desk, { operator, scanId, code, reason }, now());
  });
  shop.operatorRoute(calls.releaseUnit, ({ payload, operator, recorded }) => {
    const { scan_id: scanId, code } = payload;
    const desk = { database: recorded(ofUnit(calls.releaseUnit.name, { code })), jobs, env, onMoved };
    return releaseUnit(desk, { operator, scanId, code }, now());
  });
}
