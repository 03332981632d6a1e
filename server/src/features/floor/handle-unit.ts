import { canStepUnit, REJECT_REASONS, type RejectReason, readUnitCode, type UnitState } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { Order } from "../orders/index.ts";
import { type FloorDesk, type Hand, isOther, lockUnit } from "./floor-desk.ts";
import { dropPhoto, hasPhoto, insertPhoto, type KeptPhoto, keepPhoto } from "./photos/unit-photos.ts";
import { presentBoxOf } from "./present-parcel.ts";
import { unpack } from "./undo-scan.ts";
import { findScan, findUnitByNumber, getNamedUnit, moveUnit, presentUnit } from "./units.store.ts";
import type { Unit } from "./units.tables.ts";

interface Wanted extends Hand {
  readonly code: string;
}

interface Rejecting extends Wanted {
  readonly reason: RejectReason;
  readonly note: string;
  readonly photo?: KeptPhoto;
}

/**
 * The piece is printed again (rule floor-reject), and what was packed with it waits. A piece from the warehouse is not: its stock is promised,
 * and no scan of it prints.
 */
export async function rejectUnit(desk: FloorDesk, { reason, note, photo, ...wanted }: Rejecting, now: Date) {
  const words = note === "" ? REJECT_REASONS[reason] : `${REJECT_REASONS[reason]}：${note}`;
  const refuses = ({ way }: Order) => (way === "sending" ? ("floor/is-sending" as const) : undefined);
  return handle(desk, wanted, { to: () => "rejected", refuses, reason: words, now }, async (tx, order, unit) => {
    if (photo) await insertPhoto(tx, unit, { ...photo, operator: wanted.operator });
    await unpack(desk, tx, order, now, words);
  });
}

/** The same with a picture of it, which is kept first: a row without its file would be a broken picture for good. */
export async function rejectWithPhoto(
  shop: Pick<Shop, "files">,
  desk: FloorDesk,
  { photo, ...wanted }: Omit<Rejecting, "photo"> & { readonly photo: string },
  now: Date,
) {
  const kept = await keepPhoto(shop, { operator: wanted.operator, photo, now });
  if (!kept.ok) return kept;
  try {
    return await rejectUnit(desk, { ...wanted, photo: kept.value }, now);
  } finally {
    // The same rejection again has its picture already; of a commit whose answer was lost the database alone knows whether it came about.
    const { db } = desk.database;
    const number = readUnitCode(wanted.code);
    const unit = number === undefined ? undefined : await findUnitByNumber(db, number);
    if (!unit || !(await hasPhoto(db, unit, kept.value.id))) await dropPhoto(shop, kept.value);
  }
}

export async function holdUnit(
  desk: FloorDesk,
  { reason, ...wanted }: Wanted & { readonly reason: string },
  now: Date,
) {
  return handle(desk, wanted, { to: () => "held", reason, now });
}

export async function releaseUnit(desk: FloorDesk, wanted: Wanted, now: Date) {
  return handle(desk, wanted, { to: ({ heldFrom }) => heldFrom ?? "held", now });
}

interface Handling<Refusal extends string> {
  readonly to: (unit: Unit) => UnitState;
  readonly refuses?: (order: Order) => Refusal | undefined;
  readonly reason?: string;
  readonly now: Date;
}

async function handle<Refusal extends string = never>(
  { database }: FloorDesk,
  { operator, scanId, code }: Wanted,
  { to, refuses, now, ...words }: Handling<Refusal>,
  after: (tx: Transaction, order: Order, unit: Unit) => Promise<void> = async () => {},
) {
  const number = readUnitCode(code);
  if (number === undefined) return fail("floor/no-such-unit");
  return database.inTransaction(async (tx) => {
    const found = await lockUnit(tx, number);
    if (!found) return fail("floor/no-such-unit");
    const { unit, order } = found;
    const known = await findScan(tx, scanId);
    if (known && isOther(known, number, "hand")) return fail("request/overlapping");
    if (!known) {
      if (unit.state === "cancelled") return fail("floor/is-cancelled");
      if (unit.state === "shipped") return fail("floor/has-left");
      const refused = refuses?.(order);
      if (refused !== undefined) return fail(refused);
      if (!canStepUnit(unit.state, to(unit))) return fail("floor/not-here");
      await moveUnit(tx, unit, { to: to(unit), cause: "hand", operatorId: operator.id, scanId, now, ...words });
      await after(tx, order, unit);
    }
    return ok({
      unit: presentUnit(await getNamedUnit(tx, number)),
      parcel: await presentBoxOf(tx, order, unit),
    });
  });
}
