import { memberAt } from "../console/fill-orders.ts";
import { fillTable, idAt, type Query } from "../console/fill-table.ts";

export interface MemberSize {
  readonly members: number;
  readonly items: number;
  readonly notifications: number;
  /** Each such item, of so many, is of `m1`. */
  readonly heavyEvery: number;
}

/** Numbers of items that the shop will never reach by counting. */
const FIRST_PRODUCT = 1_000_000;

const DOCUMENT = `jsonb_build_object('schema', 1, 'itemId', 1001, 'methodId', 67, 'colorId', 101, 'areas', jsonb_build_array(jsonb_build_object(
  'areaKindId', 1, 'width', 300000, 'height', 340000, 'layers', jsonb_build_array(jsonb_build_object('kind', 'shape', 'shape', 'ellipse', 'id', 'sun',
  'name', '日', 'fill', '#d9240f', 'x', 100000, 'y', 100000, 'width', 80000, 'height', 80000, 'rotation', 0, 'opacity', 1000, 'flipX', false,
  'flipY', false, 'locked', false, 'hidden', false)))))`;

/** Each such member, of so many, has removed a picture that their versions still show. */
const REMOVED_EVERY = 20;

const pictureOf = (owner: string) => `md5('picture of ' || (${owner}))::uuid`;

const pictured = (owner: string) =>
  `jsonb_insert(${DOCUMENT}, '{areas,0,layers,1}', jsonb_build_object('kind', 'image', 'id', 'sea', 'assetId', ${pictureOf(owner)}))`;

/** What members keep, through years: items and their designs, one of ten of them published, notifications, favourites, miles, sign-ins. */
export async function fillMembers(query: Query, { members, items, notifications, heavyEvery }: MemberSize) {
  const owner = memberAt(members, heavyEvery).replaceAll("(i,", "(n.i,");
  const made = "bench.now() - n.i * interval '40 seconds'";
  const version = idAt(made, "n.i");
  await fillTable(query, {
    table: "my_items",
    rows: items,
    columns: {
      ...{ user_id: owner, product_id: `${FIRST_PRODUCT} + n.i`, pku: "'1700000000'", catalogue_item_id: "1001" },
      ...{
        method_id: "67",
        color_id: "101",
        area_kind_ids: "array[1]",
        name: "'海のT ' || n.i",
        description: "'海です。'",
      },
      ...{
        selling_price: "9000",
        status: "case when mod(n.i, 5) = 0 then 0 else 1 end",
        delete_flag: "0",
        designed: "true",
      },
      ...{ promotion_flag: "case when mod(n.i, 10) = 1 then 1 else 0 end", popularity: "mod(n.i, 50)" },
      published_at: `case when mod(n.i, 10) = 1 then ${made} end`,
      version_id: `case when mod(n.i, 5) > 0 then ${version} end`,
      draft_key: "case when mod(n.i, 5) = 0 then gen_random_uuid() end",
      ...{ create_time: made, update_time: made },
    },
  });
  await fillTable(query, {
    table: "design_versions",
    rows: items,
    from: "where mod(n.i, 5) > 0",
    columns: {
      ...{ user_id: owner, id: version, product_id: `${FIRST_PRODUCT} + n.i`, content_hash: "md5(n.i::text)" },
      document: `case when mod(n.i, ${REMOVED_EVERY}) = 1 then ${pictured(owner)} else ${DOCUMENT} end`,
      ...{ accepted_warnings: "'[]'::jsonb", created_at: made, printed_at: made },
    },
  });
  await fillTable(query, {
    table: "private_notifications",
    rows: notifications,
    columns: {
      ...{ user_id: `'m' || mod(n.i, ${members})`, type: "1", content: "'ご注文の商品を発送しました。'" },
      ...{ created_at: "bench.now() - n.i * interval '20 seconds'", created_by: "'shop'", updated_by: "'shop'" },
    },
  });
  await fillTable(query, {
    table: "favourites",
    rows: members,
    columns: { user_id: "'m' || n.i", item_id: "1001 + mod(n.i, 40)", created_at: "bench.now()" },
  });
  await fillMiles(query, members);
  await fillTable(query, {
    table: "sessions",
    rows: members * 2,
    columns: {
      ...{ id: "'s' || n.i", user_id: `'m' || (1 + mod(n.i, ${members}))`, token_hash: "md5('s' || n.i)" },
      ...{ created_at: "bench.now()", expires_at: "bench.now() + interval '20 days'" },
    },
  });
  await fillTable(query, {
    table: "operation_logs",
    rows: notifications / 5,
    columns: {
      ...{ user_id: `'m' || mod(n.i, ${members})`, id: "gen_random_uuid()::text", operate_type: "40" },
      created_at: "bench.now() - n.i * interval '30 seconds'",
    },
  });
  await fillTable(query, {
    table: "design_pictures",
    rows: members / 2,
    columns: {
      ...{ user_id: "'m' || n.i", id: pictureOf("'m' || n.i"), name: "'海.png'", content_type: "'image/png'" },
      ...{ pixel_width: "900", pixel_height: "600", byte_size: "100000", facts: "'{}'::jsonb" },
      created_at: "bench.now() - interval '40 days'",
      removed_at: `case when mod(n.i, ${REMOVED_EVERY}) = 1 then bench.now() - interval '35 days' end`,
    },
  });
}

async function fillMiles(query: Query, members: number): Promise<void> {
  const order = idAt("bench.now()", "n.i");
  const until = "(bench.now() + (30 + mod(n.i, 300)) * interval '1 day')::date";
  await fillTable(query, {
    table: "mile_lots",
    rows: members,
    columns: {
      ...{ user_id: "'m' || n.i", order_id: order, order_number: "'SR-0000-0000'", valid_until: until },
      ...{ miles: "200", remaining: "150", counts: "true" },
    },
  });
  await fillTable(query, {
    table: "mile_entries",
    rows: members,
    columns: {
      ...{ user_id: "'m' || n.i", kind: "'earned'", miles: "200", order_id: order, order_number: "'SR-0000-0000'" },
      ...{ valid_until: until, recorded_at: "bench.now() - interval '60 days'" },
    },
  });
  await fillTable(query, {
    table: "mile_balances",
    rows: members,
    columns: { user_id: "'m' || n.i", balance: "150", rank_id: "1", ranked_at: "bench.now()" },
  });
}

/** What the shop counts itself goes on behind what was filled in, the numbers of documents too. */
export async function countOn(query: Query): Promise<void> {
  const counters = await query<{ relation: string; name: string }>(
    `select table_name as relation, column_name as name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { relation, name } of counters)
    await query(
      `select setval(pg_get_serial_sequence('${relation}', '${name}'), greatest((select max("${name}") from ${relation}), 1)::bigint)`,
    );
  await query(
    "insert into document_counters (kind, year, last) select kind, year, max(count) from documents group by kind, year",
  );
}
