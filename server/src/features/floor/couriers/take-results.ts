import type { takeCourierResults } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { type Courier, parseCells, readTrackingNumber } from "@surimono/domain/delivery";
import { COURIER_FILES, type CourierResult, readCourierReference, readCourierResult } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { parcelState, parseOrderNumber } from "@surimono/domain/orders";
import type { Database, Queries } from "../../../platform/database/index.ts";
import {
  findOrderBySequence,
  listParcels,
  listToTakeOut,
  listUnpacked,
  type Order,
  type Parcel,
  type ParcelDesk,
  shipParcel,
} from "../../orders/index.ts";

type Row = AnswerOf<typeof takeCourierResults>["rows"][number];

/** What the courier's file of numbers would do (rule floor-courier-results). */
export async function previewResults(queries: Queries, courier: Courier, file: string) {
  const results = readFile(courier, file);
  if (!results) return fail("floor/unreadable-result");
  const rows: Row[] = [];
  for (const result of results) rows.push(await judge(queries, courier, result));
  return ok({ rows });
}

/** Ships them one by one: a parcel that somebody moved meanwhile keeps no other back. */
export async function takeResults(
  desk: ParcelDesk,
  recordedFor: (row: Row) => Database,
  { courier, file }: { readonly courier: Courier; readonly file: string },
  now: Date,
) {
  const results = readFile(courier, file);
  if (!results) return fail("floor/unreadable-result");
  const rows: Row[] = [];
  for (const result of results) {
    const row = await judge(desk.database.db, courier, result);
    rows.push(
      row.effect === "ship" || row.effect === "correct" ? await ship(desk, recordedFor(row), courier, row, now) : row,
    );
  }
  return ok({ rows });
}

async function ship(desk: ParcelDesk, database: Database, courier: Courier, row: Row, now: Date): Promise<Row> {
  const { order_number: number, parcel_number: parcel, tracking_number: tracking } = row;
  const sent = await shipParcel({ ...desk, database }, { number, parcel, courier, tracking }, now);
  if (sent.ok) return row;
  return { ...row, effect: sent.failure.code === "orders/piece-to-take-out" ? "to-take-out" : "not-packed" };
}

/** Programs write Shift_JIS; who opened the file in between may have saved it as UTF-8. */
function readFile(courier: Courier, file: string): readonly CourierResult[] | undefined {
  const bytes = Buffer.from(file, "base64");
  return readCourierResult(COURIER_FILES[courier], parseCells(decode(bytes)));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("shift_jis").decode(bytes);
  }
}

async function judge(
  queries: Queries,
  courier: Courier,
  { reference, tracking, isDoubtful }: CourierResult,
): Promise<Row> {
  const key = readCourierReference(reference);
  const row = {
    ...{ reference, order_number: key?.number ?? "", parcel_number: key?.parcel ?? 0 },
    tracking_number: readTrackingNumber(tracking) ?? tracking,
  };
  const sequence = key && parseOrderNumber(key.number);
  const order = sequence === undefined ? undefined : await findOrderBySequence(queries, sequence);
  const parcels = order ? await listParcels(queries, { userId: order.userId, orderId: order.id }, []) : [];
  const parcel = parcels[row.parcel_number - 1];
  if (!order || !parcel) return { ...row, effect: "unknown" };
  if (isDoubtful) return { ...row, effect: "two-numbers" };
  if (!readTrackingNumber(tracking)) return { ...row, effect: "bad-number" };
  const state = parcelState(order, parcel);
  if (state === "packed") return { ...row, effect: await judgePacked(queries, order, parcel) };
  const isSame = parcel.courier === courier && parcel.trackingNumber === row.tracking_number;
  if (isSame && (state === "shipped" || state === "delivered")) return { ...row, effect: "same" };
  return { ...row, effect: state === "shipped" ? "correct" : "not-packed" };
}

async function judgePacked(queries: Queries, order: Order, { position }: Parcel): Promise<Row["effect"]> {
  const key = { userId: order.userId, orderId: order.id };
  if ((await listToTakeOut(queries, key)).has(position)) return "to-take-out";
  return order.heldAt || (await listUnpacked(queries, key)).has(position) ? "not-packed" : "ship";
}
