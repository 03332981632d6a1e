import { sql } from "drizzle-orm";
import { lockOrder, type Order, stepOrder } from "../orders/index.ts";
import type { FloorDesk } from "./floor-desk.ts";
import { listUnitsOf, noteSeen } from "./units.store.ts";

const AT_ONCE = 200;

/** What is sent from the warehouse is packed without having been printed. */
const isNext = ({ way, fulfilment }: Pick<Order, "way" | "fulfilment">) =>
  fulfilment === "printing" || (way === "sending" && fulfilment === "waiting");

/** Orders whose last open piece was cancelled after all others lay in their boxes: no scan comes any more that would pack them. */
export async function packOrders(desk: FloorDesk, now: Date): Promise<void> {
  const { rows } = await desk.database.db.execute<{ user_id: string; id: string }>(sql`
    select placed.user_id, placed.id from (select distinct user_id, order_id from units where state = 'packed') box
      join orders placed on placed.user_id = box.user_id and placed.id = box.order_id
    where placed.lifecycle = 'placed' and (placed.fulfilment = 'printing' or placed.way = 'sending' and placed.fulfilment = 'waiting')
      and placed.held_at is null and not exists (
      select 1 from units where units.user_id = placed.user_id and units.order_id = placed.id
        and state not in ('packed', 'shipped', 'stored', 'cancelled'))
    order by placed.dispatch_by, placed.id limit ${AT_ONCE}`);
  for (const { user_id: userId, id: orderId } of rows)
    await desk.database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, { userId, orderId });
      if (!order || !isNext(order)) return;
      const isBoxed = (await listUnitsOf(tx, order)).every(({ state }) => BOXED.has(state));
      const packed = isBoxed ? await stepOrder(desk, tx, order, "packed", now) : undefined;
      if (packed?.ok) await noteSeen(tx, packed.value);
    });
}

const BOXED: ReadonlySet<string> = new Set(["packed", "shipped", "stored", "cancelled"]);
