import type { Address, Courier } from "@surimono/domain/delivery";
import {
  COURIER_FILES,
  type ColumnProblem,
  type CourierContracts,
  courierRow,
  type Shipment,
} from "@surimono/domain/floor";
import type { Day } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { unknownInCp932 } from "../../../platform/csv/index.ts";
import type { Queries } from "../../../platform/database/index.ts";

/** What one file holds. */
export const MOST_SHIPMENTS = 500;

export interface WaitingShipment extends Shipment {
  readonly userId: string;
  readonly orderId: string;
  readonly dispatchBy: Day;
  readonly exportedAt: Date | undefined;
}

interface Row extends Record<string, unknown> {
  readonly user_id: string;
  readonly order_id: string;
  readonly position: number;
  readonly sequence: string;
  readonly dispatch_by: string;
  readonly pieces: number;
  readonly address: Address;
  readonly sender: Address | null;
  readonly wished_day: string | null;
  readonly wished_band: NonNullable<Shipment["wishedBand"]> | null;
  readonly exported_at: string | null;
}

/**
 * Parcels of packed orders that are not held and have not left, every piece in the box (rule floor-courier-waiting): the first promised first, and
 * of one day in the order in which they were packed.
 */
export async function readShipments(queries: Queries): Promise<WaitingShipment[]> {
  const { rows } = await queries.execute<Row>(sql`
    select parcel.user_id, parcel.order_id, parcel.position, placed.sequence, placed.dispatch_by::text as dispatch_by, box.pieces,
      jsonb_build_object('lastName', parcel.last_name, 'firstName', parcel.first_name, 'companyName', parcel.company_name,
        'postalCode', parcel.postal_code, 'prefecture', parcel.prefecture, 'city', parcel.city, 'street', parcel.street,
        'building', parcel.building, 'room', parcel.room, 'phone', parcel.phone) as address,
      parcel.sender_address as sender, parcel.wished_day::text as wished_day, parcel.wished_band,
      (select max(at) from courier_exports sent where sent.user_id = parcel.user_id and sent.order_id = parcel.order_id
        and sent.position = parcel.position) as exported_at
    from orders placed
      join order_destinations parcel on parcel.user_id = placed.user_id and parcel.order_id = placed.id
      cross join lateral (
        select count(*)::int as pieces, bool_and(state = 'packed') as is_whole, max(moved_at) as packed_at from units
        where units.user_id = parcel.user_id and units.order_id = parcel.order_id and units.parcel = parcel.position and state <> 'cancelled'
      ) box
    where placed.lifecycle = 'placed' and placed.fulfilment = 'packed' and placed.held_at is null
      and parcel.shipped_at is null and parcel.cancelled_at is null and box.is_whole
      and not exists (select 1 from units_to_take_out boxed where boxed.user_id = parcel.user_id and boxed.order_id = parcel.order_id
        and boxed.parcel = parcel.position)
    order by placed.dispatch_by, box.packed_at, parcel.order_id, parcel.position limit ${MOST_SHIPMENTS + 1}`);
  return rows.map((row) => ({
    ...{ userId: row.user_id, orderId: row.order_id, dispatchBy: row.dispatch_by, pieces: row.pieces },
    ...{ number: orderNumber(Number(row.sequence)), parcel: row.position + 1, receiver: row.address },
    ...{
      sender: row.sender ?? undefined,
      wishedDay: row.wished_day ?? undefined,
      wishedBand: row.wished_band ?? undefined,
    },
    exportedAt: row.exported_at ? new Date(row.exported_at) : undefined,
  }));
}

interface Judged {
  readonly cells: readonly string[];
  readonly problems: readonly ColumnProblem[];
}

export function cellsOf(courier: Courier, shipment: Shipment, contracts: CourierContracts, day: Day): Judged {
  return courierRow(COURIER_FILES[courier], shipment, contracts, day, unknownInCp932);
}
