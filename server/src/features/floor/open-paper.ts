import type { openPaper as openCall } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import {
  batchCode,
  isTakenAt,
  judgeBatchScan,
  readPaper,
  type ScannedPaper,
  type Station,
} from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { parcelState, parseOrderNumber } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import type { Operator } from "../../platform/http/index.ts";
import { findOrderBySequence, listParcels } from "../orders/index.ts";
import { readBatch } from "./batches/index.ts";
import { isPackedByOther } from "./is-packed-by-other.ts";
import { presentParcel } from "./present-parcel.ts";
import { listUnitsOf, presentUnit } from "./units.store.ts";

const MOST = 50;

interface Opening {
  readonly operator: Pick<Operator, "id">;
  readonly code: string;
  readonly station: Station;
}

type Opened = AnswerOf<typeof openCall>;

/** The paper of a batch or a parcel in front of a scanner: what it asks for there, or why it is not next (rule floor-papers-at). */
export async function openPaper(queries: Queries, { operator, code, station }: Opening, now: Date) {
  const paper = readPaper(code);
  if (!paper || paper.kind === "unit") return fail("floor/no-such-paper");
  if (paper.kind === "batch") {
    if (!isTakenAt(station, "batch")) return fail("floor/batch-not-here");
    return openBatch(queries, paper.number, station);
  }
  return isTakenAt(station, "parcel") ? openParcel(queries, paper, operator, now) : fail("floor/parcel-not-here");
}

async function openBatch(queries: Queries, number: number, station: Station) {
  const found = await readBatch(queries, batchCode(number));
  if (!found) return fail("floor/no-such-batch");
  // After its last print a piece may lie in the next batch already.
  const units = found.units.filter(({ batch }) => station !== "print" || batch === String(number));
  const judged = judgeBatchScan(
    station,
    units.map(({ state }) => state),
  );
  if ("refused" in judged) return fail(`floor/${judged.refused}`);
  const next = judged.next.slice(0, MOST).flatMap((at) => units[at] ?? []);
  const batch = { batch: found.batch, next: next.map(presentUnit), waiting: judged.next.length };
  return ok<Opened>({ batch, parcel: null });
}

type Named = Extract<ScannedPaper, { readonly kind: "parcel" }>;

async function openParcel(
  queries: Queries,
  { number, parcel: place }: Named,
  operator: Opening["operator"],
  now: Date,
) {
  const order = await findOrderBySequence(queries, parseOrderNumber(number) ?? 0);
  const parcels = order ? await listParcels(queries, { userId: order.userId, orderId: order.id }, []) : [];
  const parcel = parcels[place - 1];
  if (!order || !parcel) return fail("floor/no-such-parcel");
  const shown = await presentParcel(queries, order, { parcel: parcel.position }, parcels.length);
  const state = parcelState(order, parcel);
  const isOff = order.lifecycle !== "placed" || state === "cancelled";
  // What lies in its box still is taken out piece by piece.
  if (isOff && shown.to_take_out.length === 0) return fail("floor/parcel-cancelled");
  if (state === "shipped" || state === "delivered" || state === "lost") return fail("floor/has-left");
  if (order.heldAt) return fail("floor/order-held");
  const units = (await listUnitsOf(queries, order)).filter((unit) => unit.parcel === parcel.position);
  if (!shown.is_complete && isPackedByOther(units, operator, now)) return fail("floor/packed-by-other");
  return ok<Opened>({ batch: null, parcel: shown });
}
