import { randomUUID } from "node:crypto";
import { makeBatch } from "@surimono/contract/floor";
import { unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { openBuyer, placeCart } from "../features/orders/testing/index.ts";
import type { TestShop } from "./open-test-shop.ts";

const PATH = ["received", "ready", "printed", "held"] as const;

export interface FloorUnits {
  /** Of another order, that is packed: its number. */
  readonly packed: string;
  /** Another batch each time, with the one piece in it. */
  readonly batch: () => Promise<{ readonly batch: string; readonly unit: string }>;
  /** Another piece each time, in that state. */
  readonly unitAt: (state: (typeof PATH)[number]) => Promise<string>;
}

/** Orders of many pieces, old enough to be worked on. */
export async function makeFloorUnits(shop: TestShop): Promise<FloorUnits> {
  const { pool } = shop.shop.database;
  const ids: string[] = [];
  for (const _ of ["one", "another"]) {
    const placed = await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 150 });
    if (!placed.ok) throw new Error(placed.failure.code);
    ids.push(placed.value.order_id);
  }
  await pool.query("update orders set placed_at = placed_at - interval '2 hours' where id = any($1)", [ids]);
  const { rows } = await pool.query<{ number: string }>("select number from units where order_id = any($1)", [ids]);
  const left = rows.map(({ number }) => Number(number));
  const packed = await packOne(shop);
  const unitAt: FloorUnits["unitAt"] = async (state) => {
    const number = left.pop();
    if (number === undefined) throw new Error("the orders of the floor's examples have no pieces left");
    for (const [from, to] of PATH.slice(0, PATH.indexOf(state)).map((at, index) => [at, PATH[index + 1]]))
      await pool.query(
        `insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
        select user_id, number, $2, $3, 'shop', now() from units where number = $1`,
        [number, from, to],
      );
    return unitCode(number);
  };
  const batch: FloorUnits["batch"] = async () => {
    const unit = await unitAt("ready");
    const hand = await shop.asOperator("floor");
    const made = await hand.call(makeBatch, { making_id: randomUUID(), codes: [unit] });
    if (!made.ok) throw new Error(made.failure.code);
    return { batch: made.value.batch.code, unit };
  };
  return { packed, unitAt, batch };
}

async function packOne(shop: TestShop): Promise<string> {
  const { pool } = shop.shop.database;
  const placed = await placeCart(await openBuyer(shop, { kind: "business" }), 1, { 23: 1 });
  if (!placed.ok) throw new Error(placed.failure.code);
  const { rows } = await pool.query<{ sequence: string }>(
    "update orders set fulfilment = 'packed' where id = $1 returning sequence",
    [placed.value.order_id],
  );
  await pool.query(
    `insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, 'received', 'packed', 'order', now() from units where order_id = $1`,
    [placed.value.order_id],
  );
  return orderNumber(Number(rows[0]?.sequence));
}
