import { orderNumber } from "@surimono/domain/orders";
import { openBuyer, placeCart } from "../features/orders/testing/index.ts";
import type { TestShop } from "./open-test-shop.ts";

/** An order that is put back before each call: one parcel, by invoice, old enough to be worked on. */
export interface CounterOrder {
  readonly number: string;
  readonly lineId: string;
  /** Answers its number, with the order at that step. */
  readonly held: () => Promise<string>;
  readonly at: (fulfilment: "waiting" | "printing" | "packed" | "shipped") => Promise<string>;
}

export async function makeCounterOrder(shop: TestShop): Promise<CounterOrder> {
  const { pool } = shop.shop.database;
  const placed = await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 200 });
  if (!placed.ok) throw new Error(placed.failure.code);
  const id = placed.value.order_id;
  await pool.query("update orders set placed_at = placed_at - interval '2 hours' where id = $1", [id]);
  const { rows } = await pool.query<{ sequence: string; line: string }>(
    "select o.sequence, l.id as line from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id where o.id = $1",
    [id],
  );
  const number = orderNumber(Number(rows[0]?.sequence));
  return {
    number,
    lineId: rows[0]?.line ?? "",
    async held() {
      await pool.query("update orders set fulfilment = 'printing', held_at = now(), held_reason = 'x' where id = $1", [
        id,
      ]);
      return number;
    },
    async at(fulfilment) {
      const left = fulfilment === "shipped" ? "now()" : "null";
      await pool.query("update orders set fulfilment = $2, held_at = null where id = $1", [id, fulfilment]);
      // What was made of it once more counts no longer.
      await pool.query("update orders set lifecycle = 'cancelled', fulfilment = 'stopped' where replaces = $1", [id]);
      // Nor does a boxed piece that the clock's job cancelled after a refund: a parcel with one does not leave.
      await pool.query("delete from units_to_take_out where order_id = $1", [id]);
      await pool.query(
        `update order_destinations set shipped_at = ${left}, delivered_at = null, courier = null, tracking_number = null, lost_at = null where order_id = $1`,
        [id],
      );
      return number;
    },
  };
}
