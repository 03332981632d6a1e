import * as calls from "@surimono/contract/floor";
import { batchCode, readBatchCode } from "@surimono/domain/floor";
import { ok } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { addingState, addToBatch } from "./add-to-batch.ts";
import { batchState, closeBatch, takeOutOfBatch } from "./change-batch.ts";
import { makeBatch, makeBatches } from "./make-batches.ts";
import { getBatch, listBatches, listBatchGroups, listMade } from "./read-batches.ts";

interface Changed {
  readonly batch: string;
  readonly reason: string;
  readonly codes?: readonly string[];
}

function ofBatch(action: string, { batch, reason, codes }: Changed): Deed {
  const number = readBatchCode(batch);
  const subject = { kind: "batch", id: number === undefined ? batch.slice(0, 40) : batchCode(number) };
  return { action, subject, reason, state: (tx) => batchState(tx, batch, codes) };
}

function ofMaking(action: string, makingId: string, asked?: unknown): Deed {
  const subject = { kind: "batches", id: makingId };
  const state: Deed["state"] = async (tx) => ({
    asked,
    made: (await listMade(tx, makingId)).map(({ code, units }) => ({ code, units })),
  });
  return { action, subject, state };
}

/** Batches: what is printed together. */
export function batchRoutes(shop: Shop): void {
  const { now } = shop;
  shop.operatorRoute(calls.listBatchGroups, async ({ payload }) => ok(await listBatchGroups(shop, payload.until)));
  shop.operatorRoute(calls.listBatches, async ({ payload }) => ok(await listBatches(shop, payload)));
  shop.operatorRoute(calls.getBatch, ({ payload }) => getBatch(shop, payload.batch));
  shop.operatorRoute(calls.makeBatches, ({ payload, operator, recorded }) => {
    const { making_id: makingId, until, keys } = payload;
    const database = recorded(ofMaking(calls.makeBatches.name, makingId, { until, keys }));
    return makeBatches({ database, makingId, operator }, { until, keys }, now());
  });
  shop.operatorRoute(calls.makeBatch, ({ payload, operator, recorded }) => {
    const { making_id: makingId, codes } = payload;
    const database = recorded(ofMaking(calls.makeBatch.name, makingId));
    return makeBatch({ database, makingId, operator }, codes, now());
  });
  shop.operatorRoute(calls.addToBatch, ({ payload, recorded }) => {
    const { batch, codes } = payload;
    const deed = ofBatch(calls.addToBatch.name, payload);
    const database = recorded({ ...deed, state: (tx) => addingState(tx, batch, codes) });
    return addToBatch({ database, batch }, codes, now());
  });
  shop.operatorRoute(calls.takeOutOfBatch, ({ payload, recorded }) => {
    const { batch, codes } = payload;
    return takeOutOfBatch({ database: recorded(ofBatch(calls.takeOutOfBatch.name, payload)), batch }, codes, now());
  });
  shop.operatorRoute(calls.closeBatch, ({ payload, recorded }) => {
    const { batch, reason } = payload;
    return closeBatch({ database: recorded(ofBatch(calls.closeBatch.name, payload)), batch }, reason, now());
  });
}
