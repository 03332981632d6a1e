import type { Size } from "./fill-orders.ts";
import { fillTable, idAt, oneOf, type Query } from "./fill-table.ts";

const FIRST_METHOD = "data -> 'methods' -> 0";

/** What was done at the console, who signed in, and what customers wrote. */
export async function fillDesk(query: Query, { orders, members }: Size, operatorId: string): Promise<void> {
  const [tickets, cases] = [orders / 5, orders / 20];
  const at = "bench.now() - n.i * interval '47 seconds'";
  await fillTable(query, {
    table: "operator_deeds",
    rows: orders * 2,
    from: `join bench.placed o on o.i = 1 + mod(n.i, ${orders})`,
    columns: {
      ...{ id: idAt(at, "n.i"), at, actor_kind: "'operator'", operator_id: `'${operatorId}'::uuid` },
      ...{
        actor_name: oneOf(["担当 一", "担当 二", "担当 三", "担当 四"]),
        address: "'192.0.2.1'",
        request_id: "'r' || n.i",
      },
      ...{
        action: oneOf([
          "scanUnit",
          "scanUnit",
          "scanUnit",
          "advanceCounterOrder",
          "shipCounterParcel",
          "noteCounterOrder",
        ]),
      },
      ...{
        subject_kind: "'order'",
        subject_id: "'SR-' || n.i",
        before: `'{"state": "ready"}'::jsonb`,
        after: `'{"state": "printed"}'::jsonb`,
      },
      reason: `case when mod(n.i, 20) = 0 then ${oneOf(["お客様のご希望", "品切れ", "住所の確認", "二重のご注文"])} end`,
    },
  });
  await fillTable(query, {
    table: "operator_sign_ins",
    rows: orders / 2,
    columns: {
      ...{
        id: idAt(at, "n.i"),
        at,
        outcome: oneOf(["signed-in", "signed-in", "password-wrong"]),
        operator_id: `'${operatorId}'::uuid`,
      },
      ...{ who: "'owner@shop.example'", address: "'192.0.2.1'", user_agent: "'Firefox'" },
    },
  });
  const opened = "bench.now() - n.i * interval '8 minutes'";
  const member = `'m' || (1 + mod(n.i, ${members} - 1))`;
  await fillTable(query, {
    table: "tickets",
    rows: tickets,
    columns: {
      ...{
        id: idAt(opened, "n.i"),
        number: "n.i",
        key: "md5(n.i::text)",
        kind: oneOf(["inquiry", "defect", "letter"]),
      },
      ...{
        state: "case when n.i <= 400 then 'open' when n.i <= 900 then 'waiting' else 'closed' end",
        user_id: member,
      },
      ...{
        name: oneOf(["佐藤 健", "鈴木 葵", "版木 彫子"]),
        email: `${member} || '@example.jp'`,
        subject: "'納期について ' || n.i",
      },
      ...{ order_number: "'SR-0000-' || lpad(n.i::text, 4, '0')", opened_at: opened, moved_at: opened },
      owner_id: `case when mod(n.i, 2) = 0 then '${operatorId}'::uuid end`,
    },
  });
  await fillTable(query, {
    table: "ticket_entries",
    rows: tickets,
    from: "cross join (values ('customer'), ('answer')) as entry(kind)",
    columns: {
      ...{ ticket_id: idAt(opened, "n.i"), id: "gen_random_uuid()", kind: "entry.kind", by: "'佐藤 健'", at: opened },
      text: "'ご注文の納期についてのお問い合わせです。 ' || n.i",
    },
  });
  await fillTable(query, {
    table: "defect_reports",
    rows: cases,
    from: "join bench.placed o on o.i = 3000 + n.i * 15",
    columns: {
      ...{
        user_id: "o.user_id",
        id: idAt(opened, "n.i"),
        order_id: "o.id",
        position: "0",
        request_key: "gen_random_uuid()",
      },
      ...{
        wish: "'refund'",
        state: "case when n.i <= 60 then 'received' else 'declined' end",
        words: "'色がちがいます'",
      },
      ...{ reported_at: opened, moved_at: opened },
    },
  });
  await fillTable(query, {
    table: "defect_pieces",
    rows: cases,
    from: "join bench.placed o on o.i = 3000 + n.i * 15",
    columns: { user_id: "o.user_id", report_id: idAt(opened, "n.i"), line_id: "o.line_id", quantity: "1" },
  });
  await fillTable(query, {
    table: "gallery_reports",
    rows: cases,
    columns: {
      ...{
        user_id: member,
        product_id: "1000000 + n.i",
        reason: "'rights'",
        comment: "'絵が同じです'",
        created_at: opened,
      },
      settled_at: "case when n.i > 120 then bench.now() end",
    },
  });
  await fillTable(query, {
    table: "gallery_events",
    rows: cases,
    from: "where n.i > 120",
    columns: { user_id: member, id: idAt(opened, "n.i"), product_id: "1000000 + n.i", kind: "'left'", at: opened },
  });
  await fillTable(query, {
    table: "bulletins",
    rows: orders / 200,
    columns: {
      ...{
        id: idAt(opened, "n.i"),
        type: "1",
        content: "'お知らせ ' || n.i",
        audience: "'everybody'",
        send_at: opened,
        state: "'sent'",
      },
      ...{ by: "'広報'", created_at: opened },
    },
  });
  await fillTable(query, {
    table: "coupons",
    rows: orders / 500,
    columns: {
      ...{
        id: "1000 + n.i",
        code: "'BENCH' || n.i",
        name: "'夏の割引 ' || n.i",
        kind: "'amount'",
        amount: "100",
        minimum: "500",
      },
      ...{ audience: "'everybody'", uses_per_member: "1", valid_from: opened, created_at: opened },
    },
  });
  await fillTable(query, {
    table: "gateway_events",
    rows: orders,
    from: "join bench.placed o on o.i = n.i",
    columns: {
      id: "'evt_' || n.i",
      type: "'payment_intent.succeeded'",
      object_id: "'pi_' || n.i",
      received_at: "o.at",
    },
  });
  await fillTable(query, {
    table: "design_pictures",
    rows: orders / 3,
    columns: {
      user_id: member,
      name: "'絵.png'",
      content_type: "'image/png'",
      byte_size: "900000",
      facts: "'{}'::jsonb",
      created_at: opened,
    },
  });
  await fillTable(query, {
    table: "document_files",
    rows: orders / 5,
    columns: { user_id: member, document_id: "gen_random_uuid()", size: "90000" },
  });
}

/** Published items, for the reports of the gallery. */
export async function fillGallery(query: Query, { orders, members }: Size): Promise<void> {
  const opened = "bench.now() - n.i * interval '8 minutes'";
  const member = `'m' || (1 + mod(n.i, ${members} - 1))`;
  await fillTable(query, {
    table: "my_items",
    rows: orders / 20,
    columns: {
      ...{
        user_id: member,
        product_id: "1000000 + n.i",
        name: "'海のT ' || n.i",
        status: "1",
        version_id: "gen_random_uuid()",
      },
      ...{
        delete_flag: "0",
        promotion_flag: "1",
        published_at: opened,
        catalogue_item_id: "1001",
        method_id: `(select (${FIRST_METHOD} ->> 'methodId')::int from catalogue_items where id = 1001)`,
        color_id: `(select (${FIRST_METHOD} -> 'colorIds' ->> 0)::int from catalogue_items where id = 1001)`,
        create_time: opened,
        update_time: opened,
      },
    },
  });
}
