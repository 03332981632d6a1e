import { fillTable, idAt, MAKE_ID_AT, oneOf, type Query } from "./fill-table.ts";

/** What there is of everything, by the number of orders. */
export interface Size {
  readonly orders: number;
  readonly members: number;
  /** Each such order, of so many, is of `m1`: somebody who buys far more than the others. */
  readonly heavyEvery?: number;
}

const FAMILY = ["佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "摺木", "版木"];
const CALLED = "みどり 太郎 花子 健 由美 翔 葵 蓮 陽菜 大輔 彫子 さくら 直樹 恵 誠 結衣 悠真 美咲 学 薫 優 翼 光".split(
  " ",
);
/**
 * 299 first names, which share no factor with the number of family names: a full name is then some ten times as frequent as the most frequent one in
 * Japan.
 */
const FIRST = ["", ..."一二三四五六七八九十百千"].flatMap((sign) => CALLED.map((name) => `${sign}${name}`));
const PLACES = ["東京都", "大阪府", "北海道", "福岡県", "愛知県", "神奈川県", "京都府", "沖縄県"];
const CITIES = ["中央区", "北区", "緑区", "台東区", "西区"];

/** Newest first: hours of orders that the workshop has not finished, then years of those that left. */
const STATE = `case when n.i <= 900 then 'waiting' when n.i <= 2000 then 'printing' when n.i <= 3000 then 'packed' when mod(n.i, 67) = 5 then 'stopped'
  when mod(n.i, 100) = 7 then 'stored' else 'shipped' end`;

export async function fillOrders(query: Query, { orders, members, heavyEvery }: Size): Promise<void> {
  await query(MAKE_ID_AT);
  await fillMembers(query, members);
  await query(`
    create unlogged table bench.placed as
    select i, ${memberAt(members, heavyEvery)} as user_id, bench.id_at(at, i) as id, bench.id_at(at, i + 2000000) as line_id, at, fulfilment,
      case when fulfilment = 'stopped' then 'cancelled' else 'placed' end as lifecycle, method,
      case when fulfilment = 'stopped' then 'refunded' when method = 'invoice' and i <= 60000 then 'invoiced' when mod(i, 97) = 3 then 'partly_refunded'
        else 'paid' end as payment, (2000 + mod(i::bigint * 7919, 60000))::int as total
    from (select n.i, bench.now() - n.i * interval '94 seconds' as at, ${STATE} as fulfilment,
      case when mod(n.i, 7) = 0 then 'invoice' else ${oneOf(["card", "paypay", "card", "card"])} end as method
      from generate_series(1, ${orders}) as n(i)) numbered`);
  await query("create index on bench.placed (i)");
  await query("analyze bench.placed");
  const from = "join bench.placed o on o.i = n.i";
  await fillTable(query, {
    table: "orders",
    rows: orders,
    from,
    columns: {
      ...{ user_id: "o.user_id", id: "o.id", sequence: "1000 + n.i", lifecycle: "o.lifecycle", payment: "o.payment" },
      ...{ fulfilment: "o.fulfilment", payment_method: "o.method", email: "o.user_id || '@example.jp'" },
      way: "case when o.fulfilment = 'stored' then 'warehouse' else 'courier' end",
      ...{
        quantity: "3",
        subtotal: "o.total",
        total: "o.total",
        taxes: `'[{"rate": 1000, "amount": 0, "tax": 0}]'::jsonb`,
      },
      ...{ dispatch_by: "(o.at + interval '7 days')::date", created_at: "o.at", placed_at: "o.at" },
      ...{ held_at: "case when mod(n.i, 150) = 1 and n.i <= 3000 then o.at end" },
      held_reason: "case when mod(n.i, 150) = 1 and n.i <= 3000 then '住所の確認' end",
      fingerprint: "md5(n.i::text)",
    },
  });
  await fillTable(query, { table: "order_lines", rows: orders, from, columns: LINE });
  await fillTable(query, {
    table: "order_destinations",
    rows: orders,
    from: `${from} where o.fulfilment <> 'stored'`,
    columns: {
      ...{ user_id: "o.user_id", order_id: "o.id", position: "0", last_name: oneOf(FAMILY), first_name: oneOf(FIRST) },
      ...{ postal_code: "lpad(mod(n.i * 31, 10000000)::text, 7, '0')", prefecture: oneOf(PLACES), city: oneOf(CITIES) },
      ...{
        street: "'柳橋' || mod(n.i, 900)",
        phone: "'+8190' || lpad(mod(n.i, 100000000)::text, 8, '0')",
        sender: "'own'",
      },
      courier: "case when o.fulfilment = 'shipped' then 'yamato' end",
      tracking_number: "case when o.fulfilment = 'shipped' then lpad((400000000000 + n.i)::text, 12, '0') end",
      shipped_at: "case when o.fulfilment = 'shipped' then o.at + interval '5 days' end",
      delivered_at: "case when o.fulfilment = 'shipped' then o.at + interval '7 days' end",
    },
  });
  await fillTable(query, {
    table: "payment_events",
    rows: orders,
    from: `${from} where o.method <> 'invoice'`,
    columns: {
      ...{
        user_id: "o.user_id",
        order_id: "o.id",
        id: idAt("o.at", "n.i"),
        provider: "'stripe'",
        provider_ref: "'pi_' || n.i",
      },
      ...{ type: "'captured'", amount: "o.total", recorded_at: "o.at" },
    },
  });
  await fillTable(query, {
    table: "order_moves",
    rows: orders,
    from: `${from} cross join lateral (values ('waiting', 'printing', 1), ('printing', 'packed', 2), ('packed', o.fulfilment, 3)) as step(a, b, days)
      where o.fulfilment in ('shipped', 'stored')`,
    columns: {
      ...{
        user_id: "o.user_id",
        order_id: "o.id",
        id: idAt("o.at + step.days * interval '1 day'", "n.i"),
        axis: "'fulfilment'",
      },
      ...{ from_state: "step.a", to_state: "step.b", cause: "'workshop'", at: "o.at + step.days * interval '1 day'" },
    },
  });
  await fillTable(query, {
    table: "order_refunds",
    rows: orders,
    from: `${from} where o.payment = 'partly_refunded'`,
    columns: {
      ...{
        user_id: "o.user_id",
        order_id: "o.id",
        id: idAt("o.at + interval '9 days'", "n.i"),
        position: "0",
        amount: "500",
      },
      ...{
        reason: "'品切れ'",
        state: "case when n.i < 4000 then 'asked' else 'done' end",
        asked_at: "o.at + interval '9 days'",
      },
    },
  });
}

/** Of `i`. */
export const memberAt = (members: number, heavyEvery = 0) =>
  heavyEvery > 0
    ? `case when mod(i, ${heavyEvery}) = 17 then 'm1' else 'm' || mod(i, ${members}) end`
    : `'m' || mod(i, ${members})`;

const LINE = {
  ...{
    user_id: "o.user_id",
    order_id: "o.id",
    id: "o.line_id",
    product_id: "200001",
    version_id: "bench.id_at(o.at, 7)",
  },
  ...{
    name: "'海のT'",
    item_id: "1001 + mod(n.i, 40)",
    item_name: "'Tシャツ ' || mod(n.i, 40)",
    size_id: "1 + mod(n.i, 6)",
  },
  ...{ size_name: oneOf(["S", "M", "L", "XL"]), color_id: "101 + mod(n.i, 12)", color_name: oneOf(["白", "黒", "紺"]) },
  ...{
    color_value: "'#ffffff'",
    method_id: oneOf(["46", "67", "11"]).replaceAll("'", ""),
    method_name: oneOf(["直接", "転写", "刺繍"]),
  },
  ...{ quantity: "1", unit_price: "o.total", amount: "o.total", tax_rate: "1000" },
};

async function fillMembers(query: Query, members: number): Promise<void> {
  const since = "bench.now() - n.i * interval '4 minutes'";
  await fillTable(query, {
    table: "users",
    rows: members,
    columns: {
      ...{
        id: "'m' || n.i",
        email: "'m' || n.i || '@example.jp'",
        email_verified: "true",
        is_set_up: "true",
        created_at: since,
      },
      kind: "case when mod(n.i, 7) = 0 then 'business' else 'consumer' end",
    },
  });
  await fillTable(query, {
    table: "member_profiles",
    rows: members,
    columns: {
      ...{ user_id: "'m' || n.i", nickname: "'すり' || n.i", last_name: oneOf(FAMILY), first_name: oneOf(FIRST) },
      ...{ birthday: "date '1990-04-01'" },
    },
  });
  await fillTable(query, {
    table: "business_profiles",
    rows: Math.floor(members / 7),
    columns: {
      ...{
        user_id: "'m' || (n.i * 7)",
        company_name: `'株式会社' || ${oneOf(FAMILY)} || n.i`,
        contact_name: oneOf(FAMILY),
      },
      ...{
        phone: "'03' || lpad(n.i::text, 8, '0')",
        applied_at: since,
        approved_at: `case when n.i > 300 then ${since} end`,
      },
    },
  });
  await fillTable(query, {
    table: "addresses",
    rows: members,
    columns: {
      ...{ user_id: "'m' || n.i", last_name: oneOf(FAMILY), first_name: oneOf(FIRST), prefecture: oneOf(PLACES) },
      ...{ city: oneOf(CITIES), phone: "'+8190' || lpad(n.i::text, 8, '0')", is_default: "true" },
    },
  });
}
