import type { Size } from "./fill-orders.ts";
import { fillTable, idAt, oneOf, type Query } from "./fill-table.ts";

const IN_BATCH = 100;

/** Three pieces of each order, as far as it has come; the history of each; batches, print packages, files for couriers. */
export async function fillFloor(query: Query, { orders }: Size, operatorId: string): Promise<void> {
  const from = "join bench.placed o on o.i = n.i";
  await fillTable(query, {
    table: "unit_orders",
    rows: orders,
    from,
    columns: { user_id: "o.user_id", order_id: "o.id", fulfilment: "o.fulfilment", made_at: "o.at" },
  });
  await fillTable(query, {
    table: "units",
    rows: orders,
    from: `${from} cross join generate_series(1, 3) as piece(ordinal)`,
    columns: {
      ...{ user_id: "o.user_id", number: "n.i::bigint * 3 + piece.ordinal", order_id: "o.id", line_id: "o.line_id" },
      ...{ ordinal: "piece.ordinal", parcel: "case when o.fulfilment = 'stored' then null else 0 end" },
      state: `case o.fulfilment when 'stopped' then 'cancelled' when 'waiting' then case when n.i < 100 then 'received' else 'ready' end
        when 'printing' then ${oneOf(["ready", "printed", "checked", "rejected", "checked"], "n.i + piece.ordinal")} else o.fulfilment end`,
      ...{ moved_at: "o.at + interval '4 days'", operator_id: `'${operatorId}'::uuid` },
    },
  });
  await fillTable(query, {
    table: "unit_movements",
    rows: orders,
    from: `${from} cross join generate_series(1, 3) as piece(ordinal)
      cross join (values ('received', 'ready', 1), ('ready', 'printed', 2), ('printed', 'checked', 3), ('checked', 'packed', 4)) as step(a, b, days)
      where o.fulfilment = 'shipped' and (n.i < 100000 or step.days = 4)`,
    columns: {
      ...{
        user_id: "o.user_id",
        unit: "n.i::bigint * 3 + piece.ordinal",
        from_state: "step.a",
        to_state: "step.b",
        cause: "'scan'",
      },
      ...{
        operator_id: `'${operatorId}'::uuid`,
        scan_id: "gen_random_uuid()",
        at: "o.at + step.days * interval '1 day'",
      },
      id: "n.i::bigint * 16 + piece.ordinal * 4 + step.days",
    },
  });
  const batches = Math.floor((orders * 3) / IN_BATCH / 3);
  const isDone = "n.i > 40";
  const madeAt = "bench.now() - n.i * interval '47 minutes'";
  await fillTable(query, {
    table: "batches",
    rows: batches,
    columns: {
      ...{ number: `${batches} - n.i + 1`, state: `case when ${isDone} then 'done' else 'printing' end` },
      ...{
        is_by_hand: "mod(n.i, 9) = 0",
        method_id: oneOf(["46", "67", "11"]).replaceAll("'", ""),
        method_name: oneOf(["直接", "転写", "刺繍"]),
      },
      ...{ item_name: "'Tシャツ'", dispatch_by: `(${madeAt} + interval '5 days')::date`, made_at: madeAt },
      ...{
        operator_id: `'${operatorId}'::uuid`,
        done_at: `case when ${isDone} then ${madeAt} + interval '1 day' end`,
        printing_at: madeAt,
      },
    },
  });
  // The newest batches hold the newest pieces; the last ones of the table are years old.
  await fillTable(query, {
    table: "batch_units",
    rows: batches,
    from: `cross join generate_series(1, ${IN_BATCH}) as place(at) join bench.placed o on o.i = 901 + (n.i - 1) * 33 + (place.at - 1) / 3`,
    columns: {
      ...{ user_id: "o.user_id", unit: "o.i::bigint * 3 + 1 + mod(place.at - 1, 3)", batch: `${batches} - n.i + 1` },
      ...{ position: "place.at", is_current: `not (${isDone}) and place.at < 100` },
    },
  });
  await fillTable(query, {
    table: "press_packages",
    rows: 20_000,
    columns: {
      ...{
        number: "n.i",
        source: "'order'",
        source_name: "'SR-0000-' || n.i",
        units: "jsonb_build_array(n.i)",
        state: "'failed'",
      },
      ...{
        made_at: "bench.now() - (20000 - n.i) * interval '4 minutes'",
        failure: "'x'",
        operator_id: `'${operatorId}'::uuid`,
      },
    },
  });
  await fillTable(query, {
    table: "courier_exports",
    rows: orders,
    from: `${from} where o.fulfilment = 'shipped'`,
    columns: {
      ...{
        user_id: "o.user_id",
        order_id: "o.id",
        position: "0",
        file_id: idAt("o.at", "n.i / 100"),
        courier: "'yamato'",
      },
      ...{ operator_id: `'${operatorId}'::uuid`, at: "o.at + interval '5 days'" },
    },
  });
}
