import type { exportShipments as exportCall } from "@surimono/contract/floor";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { Courier } from "@surimono/domain/delivery";
import { COURIER_FILES } from "@surimono/domain/floor";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import { toCp932 } from "../../../platform/csv/index.ts";
import { type Database, lockName } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { courierExports } from "../couriers.tables.ts";
import { cellsOf, readShipments, type WaitingShipment } from "./read-shipments.ts";

interface Wanted {
  readonly courier: Courier;
  readonly parcels: PayloadOf<typeof exportCall>["parcels"];
  readonly operator: Pick<Operator, "id">;
  readonly fileId: string;
}

/**
 * A file for the courier's program, in the order in which the parcels were packed. What it cannot hold whole and letter by letter is not in it: the
 * list has named it before.
 */
export async function exportShipments(
  { env }: Pick<Shop, "env">,
  database: Database,
  { courier, parcels, operator, fileId }: Wanted,
  now: Date,
) {
  const file = COURIER_FILES[courier];
  const contracts = env.couriers;
  if (!contracts || !file.isSetUp(contracts)) return fail("floor/courier-not-set-up");
  const wanted = new Map(
    parcels.map(({ order_number, parcel_number, exported_at: seen }) => [`${order_number} ${parcel_number}`, seen]),
  );
  return database.inTransaction(async (tx) => {
    // One after the other: of two files at once the second sees which parcels are in the first.
    await lockName(tx, "courier-files");
    const waiting = (await readShipments(tx)).filter(({ number, parcel }) => wanted.has(`${number} ${parcel}`));
    if (waiting.length < wanted.size) return fail("floor/parcels-changed");
    if (waiting.some((shipment) => hasGone(shipment, wanted))) return fail("floor/parcels-changed");
    const rows = waiting.map((shipment) => cellsOf(courier, shipment, contracts, dayInJapan(now)));
    if (rows.some(({ problems }) => problems.length > 0)) return fail("floor/parcels-refused");
    await tx.insert(courierExports).values(
      waiting.map(({ userId, orderId, parcel }) => ({
        ...{ userId, orderId, position: parcel - 1, fileId, courier, operatorId: operator.id, at: now },
      })),
    );
    const text = [file.columns, ...rows.map(({ cells }) => cells)].map(lineOf).join("");
    const day = dayInJapan(now).replaceAll("-", "");
    return ok({
      bytes: toCp932(text),
      contentType: "text/csv; charset=Shift_JIS",
      fileName: `${courier}-${day}-${fileId.slice(-6)}.csv`,
    });
  });
}

/** Into a file since it was seen: a second label would be made for it. A console of before does not say what it saw. */
function hasGone(
  { number, parcel, exportedAt }: WaitingShipment,
  wanted: ReadonlyMap<string, string | null | undefined>,
) {
  const seen = wanted.get(`${number} ${parcel}`);
  return seen !== undefined && seen !== (exportedAt?.toISOString() ?? null);
}

/** Every cell in quotes: numbers keep their leading zeros. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}
