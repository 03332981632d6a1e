import type { listShipments as listCall } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { type Courier, TIME_BANDS } from "@surimono/domain/delivery";
import { COURIER_FILES } from "@surimono/domain/floor";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { listBoxedPieces } from "../list-boxed-pieces.ts";
import { cellsOf, MOST_SHIPMENTS, readShipments } from "./read-shipments.ts";

/** What waits, with what the courier's file could not hold: it is told before any file is made. */
export async function listShipments(
  { database, env, now }: Pick<Shop, "database" | "env" | "now">,
  courier: Courier,
): Promise<AnswerOf<typeof listCall>> {
  const file = COURIER_FILES[courier];
  const contracts = env.couriers;
  const isSetUp = contracts !== undefined && file.isSetUp(contracts);
  const waiting = await readShipments(database.db);
  const toTakeOut = await listBoxedPieces(database.db);
  return {
    program: file.program,
    is_set_up: isSetUp,
    to_take_out: toTakeOut,
    has_more: waiting.length > MOST_SHIPMENTS,
    parcels: waiting.slice(0, MOST_SHIPMENTS).map((shipment) => ({
      ...{ order_number: shipment.number, parcel_number: shipment.parcel, pieces: shipment.pieces },
      ...{ dispatch_by: shipment.dispatchBy, prefecture: shipment.receiver.prefecture },
      receiver: [shipment.receiver.companyName, `${shipment.receiver.lastName} ${shipment.receiver.firstName}`.trim()]
        .filter(Boolean)
        .join("　"),
      wished: [
        shipment.wishedDay && slashedDay(shipment.wishedDay),
        shipment.wishedBand && TIME_BANDS[shipment.wishedBand],
      ]
        .filter(Boolean)
        .join(" "),
      exported_at: shipment.exportedAt?.toISOString() ?? null,
      problems: isSetUp ? [...cellsOf(courier, shipment, contracts, dayInJapan(now())).problems] : [],
    })),
  };
}
