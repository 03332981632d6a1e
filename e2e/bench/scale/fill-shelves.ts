import type { Size } from "../console/fill-orders.ts";
import { fillTable, idAt, type Query } from "../console/fill-table.ts";

/** How many things of a kind have something to do tonight, in a shop of any size. */
const BUSY = 20;
const COPY = { item_id: "1001", method_id: "67", color_id: "101" } as const;

/** Carts that were ordered, one that is open for each member, and goods that are or were in the warehouse. */
export async function fillShelves(query: Query, { orders, members }: Size): Promise<void> {
  await fillCarts(query, { orders, members });
  const goods = orders / 20;
  const owner = `'m' || (1 + mod(n.i, ${members} - 1))`;
  const since = "bench.now() - n.i * interval '10 minutes'";
  const stored = { user_id: owner, id: idAt(since, "n.i"), product_id: "1000000 + n.i" };
  await fillTable(query, {
    table: "stored_items",
    rows: goods,
    columns: {
      ...{ user_id: owner, product_id: stored.product_id, free_until: `(${since} + interval '90 days')::date` },
      ...{ told_days: `case when n.i > 15000 then 0 end`, charged_until: "null" },
    },
  });
  await fillTable(query, {
    table: "stored_pieces",
    rows: goods,
    columns: {
      ...{ ...stored, ...COPY, version_id: idAt(since, "7"), size_id: "1", name: "'海のT'", item_name: "'Tシャツ'" },
      on_hand: `case when n.i <= ${BUSY} then 5 else 0 end`,
    },
  });
  await fillTable(query, {
    table: "stock_movements",
    rows: goods,
    from: `cross join (values ('in', 5), ('out', -5)) as step(kind, pieces) where step.kind = 'in' or n.i > ${BUSY}`,
    columns: {
      ...{ user_id: owner, sequence: "n.i * 2 + (step.pieces < 0)::int", stored_id: stored.id, kind: "step.kind" },
      ...{ on_hand: "step.pieces", at: since },
    },
  });
  await query(`update stored_items set free_until = current_date - 3 where product_id <= 1000000 + ${BUSY}`);
}

async function fillCarts(query: Query, { orders, members }: Size): Promise<void> {
  await fillTable(query, {
    table: "carts",
    rows: orders,
    from: "join bench.placed o on o.i = n.i",
    columns: {
      ...{ user_id: "o.user_id", id: idAt("o.at", "n.i"), state: "'ordered'", look_at: "null" },
      ...{ created_at: "o.at", updated_at: "o.at" },
    },
  });
  const cart = idAt("bench.now()", "n.i");
  const touched = `bench.now() - case when n.i <= ${BUSY} then interval '4 days' else interval '1 hour' end`;
  await fillTable(query, {
    table: "carts",
    rows: members,
    columns: {
      ...{ user_id: "'m' || n.i", id: cart, look_at: `${touched} + interval '2 days'` },
      ...{ created_at: touched, updated_at: touched },
    },
  });
  await fillTable(query, {
    table: "cart_lines",
    rows: members,
    columns: {
      ...{ ...COPY, user_id: "'m' || n.i", cart_id: cart, id: cart, product_id: "1000000 + n.i", size_id: "1" },
      ...{ version_id: cart, area_kind_ids: "array[1]", name: "'海のT'", quantity: "2", touched_at: touched },
    },
  });
}
