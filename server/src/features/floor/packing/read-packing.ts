import { type Address, addressLine, addressLine2, formatPostalCode, TIME_BANDS } from "@surimono/domain/delivery";
import { MADE_AGAIN_FREE } from "@surimono/domain/documents";
import { courierReference, nationalPhone } from "@surimono/domain/floor";
import { fail, ok, slashedDay } from "@surimono/domain/kernel";
import { orderNumber, parseOrderNumber, piecesLeft } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Env } from "../../../platform/env/index.ts";
import { discountName } from "../../cart/index.ts";
import {
  addressee,
  findSentAt,
  listOrderLines,
  listParcels,
  lockOrder,
  type Order,
  type OrderLine,
  type Parcel,
  type RefundRow,
  readStandings,
  unsentRefunds,
} from "../../orders/index.ts";
import type { PackingParcel } from "./packing-paper.ts";

interface Wanted {
  readonly order_number: string;
  readonly parcel_number: number;
}

interface Key extends Record<string, unknown> {
  readonly user_id: string;
  readonly id: string;
  readonly position: number;
}

/**
 * The parcels in the order in which they are packed: the first promised first, of one day as their boxes were filled, then as they were ordered.
 * None, if one of them was taken out of its order or is to go nowhere.
 */
export async function readPacking(tx: Transaction, env: Env, wanted: readonly Wanted[], most: number) {
  const asked = wanted.map(({ order_number, parcel_number }) => ({
    sequence: parseOrderNumber(order_number) ?? 0,
    position: parcel_number - 1,
  }));
  const { rows } = await tx.execute<Key & { asked: number }>(sql`
    select placed.user_id, placed.id, parcel.position, box.packed_at
    from orders placed join order_destinations parcel on parcel.user_id = placed.user_id and parcel.order_id = placed.id
      cross join lateral (
        select max(moved_at) as packed_at from units
        where units.user_id = parcel.user_id and units.order_id = parcel.order_id and units.parcel = parcel.position and state = 'packed') box
    where placed.lifecycle = 'placed' and parcel.cancelled_at is null and parcel.last_name <> ''
      and ${JSON.stringify(asked)}::jsonb @> any(array[
        jsonb_build_array(jsonb_build_object('sequence', placed.sequence, 'position', -1)),
        jsonb_build_array(jsonb_build_object('sequence', placed.sequence, 'position', parcel.position))])
      and placed.sequence in (select (value ->> 'sequence')::bigint from jsonb_array_elements(${JSON.stringify(asked)}::jsonb))
    order by placed.dispatch_by, packed_at nulls last, placed.sequence, parcel.position limit ${most + 1}`);
  if (rows.length > most) return fail("floor/too-many-papers");
  const parcels: PackingParcel[] = [];
  const found = new Set<string>();
  let last: Awaited<ReturnType<typeof readOrder>> | undefined;
  for (const { user_id: userId, id: orderId, position } of rows) {
    if (last?.order.id !== orderId) last = await readOrder(tx, { userId, orderId });
    found.add(`${last.order.sequence} -1`).add(`${last.order.sequence} ${position}`);
    const parcel = last.parcels.find((one) => one.position === position);
    if (parcel) parcels.push(paperOf(env, last, parcel));
  }
  const isMissing = asked.some(({ sequence, position }) => !found.has(`${sequence} ${position}`));
  return isMissing ? fail("floor/parcels-changed") : ok(parcels);
}

async function readOrder(tx: Transaction, key: { readonly userId: string; readonly orderId: string }) {
  const order = await lockOrder(tx, key);
  if (!order) throw new Error(`order ${key.orderId} is gone`);
  const lines = await listOrderLines(tx, key.userId, [key.orderId]);
  const parcels = await listParcels(tx, key, lines);
  const standing = (await readStandings(tx, key.userId, [order]))(order);
  const hasRefunds = standing.refunds.some(({ about }) => about);
  const unsent = hasRefunds ? unsentRefunds(order, standing, parcels, await findSentAt(tx, order)) : [];
  return { order, lines, parcels, unsent };
}

interface Sent {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  /** Refunds of pieces that do not lie in it. */
  readonly unsent: readonly RefundRow[];
}

function paperOf(env: Env, { order, lines, parcels, unsent }: Sent, parcel: Parcel): PackingParcel {
  const number = orderNumber(order.sequence);
  const goods = piecesLeft({ parcels, refunds: unsent }, parcel.position).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const detail = [line.itemName, line.colorName, line.sizeName, line.methodName].filter(Boolean).join("・");
    return [{ name: line.name, detail, quantity, price: line.unitPrice, amount: line.unitPrice * quantity }];
  });
  return {
    ...{ number, code: courierReference({ number, parcel: parcel.position + 1 }) },
    place: parcels.length > 1 ? `小包 ${parcel.position + 1} / ${parcels.length}` : "",
    due: slashedDay(order.dispatchBy),
    wished: [parcel.wishedDay && slashedDay(parcel.wishedDay), parcel.wishedBand && TIME_BANDS[parcel.wishedBand]]
      .filter(Boolean)
      .join(" "),
    receiver: placeLines(parcel),
    receiverName: addressee(parcel),
    receiverPhone: nationalPhone(parcel.phone),
    sender: senderLines(env, parcel),
    lines: goods,
    sums: hasPrices({ order, parcels }, parcel) ? sumsOf(order, goods, unsent) : undefined,
    note: order.replaces && parcel.sender === "own" ? MADE_AGAIN_FREE : "",
  };
}

/** In the box of who paid alone. What a sending costs is its storing, which is no price of the goods; what is made once more costs nothing. */
function hasPrices({ order, parcels }: Pick<Sent, "order" | "parcels">, { sender }: Pick<Parcel, "sender">): boolean {
  return order.way !== "sending" && !order.replaces && sender === "own" && parcels.length === 1;
}

/** Of what lies in it: what was refunded takes its part of the discounts along. */
function sumsOf(
  { discounts, delivery, total }: Order,
  goods: PackingParcel["lines"],
  unsent: readonly RefundRow[],
): PackingParcel["sums"] {
  const kept = unsent.reduce((rest, { amount }) => rest - amount, total);
  if (kept !== total) {
    const rest = goods.reduce((sum, { amount }) => sum - amount, kept);
    return { extras: rest === 0 ? [] : [{ label: "割引・送料", amount: rest }], total: kept };
  }
  const off = discounts.map((discount) => ({ label: discountName(discount), amount: -discount.amount }));
  return { extras: [...off, { label: "送料", amount: delivery }], total };
}

const placeLines = (address: Address) =>
  [`〒${formatPostalCode(address.postalCode)}`, addressLine(address), addressLine2(address)].filter(Boolean);

/** Whoever the buyer named, else the shop. */
function senderLines({ couriers, issuer }: Env, { senderAddress }: Parcel): string[] {
  const sender = senderAddress ?? couriers?.sender;
  if (!sender) return [issuer.name, issuer.address, issuer.phone];
  const name = [sender.companyName, `${sender.lastName} ${sender.firstName}`.trim()].filter(Boolean).join(" ");
  return [name, ...placeLines(sender), nationalPhone(sender.phone)];
}
