import { createHash } from "node:crypto";
import { uploadItemPicture } from "@surimono/contract/catalogue";
import { getDocumentFile } from "@surimono/contract/documents";
import { fail } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { issue, openInvoiced, openPaid } from "../../features/documents/testing/index.ts";
import type { Queries } from "../../platform/database/index.ts";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { GATEWAY_CHECKS } from "./money-checks.ts";
import { ROW_CHECKS, reconcile } from "./reconcile.ts";

let opened: TestShop;
let fileKey: string;
beforeAll(async () => {
  opened = await openTestShop();
  const { buyer, order_id } = await openPaid(opened);
  await openInvoiced(opened);
  const { document_id } = value(await issue(buyer, order_id, "receipt"));
  value(await buyer.call(getDocumentFile, { document_id }));
  const { db } = opened.shop.database;
  // The tests' designs are not drawn.
  await db.execute(sql`
    insert into design_versions (user_id, id, product_id, content_hash, document, warnings, accepted_warnings, created_at)
    select distinct user_id, version_id, product_id, version_id::text, '{}'::jsonb, '{}'::text[], '[]'::jsonb, now() from order_lines`);
  const { rows } = await db.execute<{ sha256: string }>(sql`select sha256 from document_files`);
  fileKey = `documents/${document_id}/${rows[0]?.sha256}.pdf`;
});
afterAll(() => opened.stop());

const found = async (queries: Queries) => reconcile(queries, { files: opened.shop.files, hasGateway: true });

/** What each check is there for. */
const BROKEN: Readonly<Record<string, string>> = {
  "lines of an order add up to it": "delete from order_lines",
  "what its payment says is what is kept": "update payment_events set amount = amount - 1 where type = 'captured'",
  "money has its order": "delete from orders",
  "what was paid was captured": "delete from payment_events",
  "refunds for pieces went back": `insert into order_refunds (user_id, order_id, id, position, delivery, amount, reason, state, asked_at)
    select user_id, id, id, 0, 0, 100, '', 'done', now() from orders where payment_method = 'card'`,
  "a bill is the sum of its orders": `insert into bills (user_id, id, document_id, amount, due_on, issued_at)
    select user_id, id, id, 5, now(), now() from documents`,
  "each piece of a line has its unit": `insert into unit_orders (user_id, order_id, fulfilment, made_at) select user_id, id, 'waiting', now() from orders
    on conflict do nothing; delete from units`,
  "an order in the workshop has its units":
    "delete from unit_orders; update orders set placed_at = placed_at - interval '6 minutes'",
  "a unit is where it was last moved": `insert into unit_orders (user_id, order_id, fulfilment, made_at) select user_id, id, 'waiting', now() from orders
    on conflict do nothing; insert into units (user_id, order_id, line_id, ordinal, state, moved_at)
    select user_id, order_id, id, 90, 'printed', now() from order_lines;
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at) select user_id, number, 'printed', 'packed', 'hand', now() from units`,
  "what has left has left": `update orders set fulfilment = 'shipped'; insert into unit_orders (user_id, order_id, fulfilment, made_at)
    select user_id, id, 'waiting', now() from orders on conflict do nothing; insert into units (user_id, order_id, line_id, ordinal, state, moved_at)
    select user_id, order_id, id, 90, 'printed', now() from order_lines`,
  "stock is the sum of its movements": `insert into stored_pieces (user_id, id, product_id, version_id, size_id, name, item_id, item_name, size_name, color_id,
      color_name, color_value, method_id, method_name, area_kinds, tags, on_hand)
    select user_id, id, 1, id, 1, '', 1, '', '', 1, '', '', 1, '', '[]', '[]', 3 from orders limit 1`,
  "nothing is reserved for what is over": `update orders set lifecycle = 'cancelled';
    insert into stock_movements (user_id, stored_id, kind, on_hand, reserved, order_id, at) select user_id, id, 'reserve', 0, 1, id, now() from orders`,
  "a step of an order was written down": `insert into order_moves (user_id, order_id, id, axis, from_state, to_state, cause, at)
    select user_id, id, id, 'fulfilment', 'waiting', 'packed', 'x', now() from orders`,
  "the version of a line is there": "delete from design_versions",
  "a balance of miles is its entries and its lots":
    "insert into mile_balances (user_id, balance, rank_id, ranked_at) select id, 10, 1, now() from users",
  "miles in orders are those that lots gave": `insert into mile_lots (user_id, order_id, order_number, valid_until, miles, remaining, spent)
    select user_id, id, '', now(), 10, 0, 5 from orders`,
  "an order took the miles that made it cheaper":
    "insert into mile_spends (user_id, order_id, lot_id, state, miles) select user_id, id, id, 'used', 5 from orders",
  "what is held is held by a draft":
    "insert into mile_spends (user_id, order_id, lot_id, state, miles) select user_id, id, id, 'held', 5 from orders",
  "uses of a limited coupon are counted": `update coupons set max_uses = 5, uses_taken = 0;
    insert into coupon_uses (user_id, coupon_id, order_id, state, is_counted, updated_at)
    select 'somebody', id, gen_random_uuid(), 'used', true, now() from coupons`,
  "what a coupon took off is spent of its budget": `update coupons set budget = 500, budget_spent = 99;
    insert into coupon_past_uses (user_id, coupon_id, order_id, is_counted, amount) select 'somebody', id, gen_random_uuid(), true, 100 from coupons`,
  "an order with a coupon uses it": `update orders set coupon_id = 1, discounts = '[{"kind": "coupon", "amount": 5}]';
    delete from coupon_uses`,
  "numbers of documents have no gap": "update document_counters set last = last + 1",
  "a document's order is there": "update document_orders set order_id = '00000000-0000-4000-8000-000000000000'",
  "a bill has its document": `insert into bills (user_id, id, document_id, amount, due_on, issued_at)
    select user_id, id, gen_random_uuid(), 5, now(), now() from orders`,
  "a placed order was confirmed by a letter": "update order_letters set subject = '【SURIMONO】お届け先を変更しました'",
  "no work was given up": `insert into pgboss.job (name, data, state) values ('send-mail', '{}', 'failed')`,
  "the gateway's payments are the shop's": "update local_gateway_sessions set amount = amount + 1",
  "the gateway's refunds are the shop's": `insert into local_gateway_refunds (id, payment_intent_id, amount, created_at)
    select 're_1', payment_intent_id, 100, now() from local_gateway_sessions`,
  "what a business owes is its ledger": `insert into billing_accounts (user_id, open) values ('b', 5)
    on conflict (user_id) do nothing`,
  "a document is as it was issued": 'update documents set sheet = sheet || \'{"statement": "別の言葉"}\'',
  "a file that a row names": "update document_files set sha256 = repeat('0', 64)",
  "the ticket of a line in print": "update orders set fulfilment = 'printing'",
  "the ticket of pieces in print": "update orders set fulfilment = 'printing'; update order_lines set roster = '[{}]'",
};

test("a shop in which nothing happened but what happens agrees with itself", async () => {
  const { differences, files } = await found(opened.shop.database.db);
  expect(differences).toEqual([]);
  expect(files).toBe(1);
});

test("each check is tried", () => {
  const all = [...Object.keys(ROW_CHECKS), ...Object.keys(GATEWAY_CHECKS)];
  expect(all.filter((name) => !(name in BROKEN))).toEqual([]);
});

/** Triggers and keys of the nodes of Citus are not switched off from here. */
test.skipIf(inject("testServer").nodes.length > 1).each(Object.entries(BROKEN))(
  "%s: what is not so is named",
  async (check, statement) => {
    const names: string[] = [];
    await opened.shop.database.inTransaction(async (tx) => {
      // Past triggers and keys, as a lost file of the database would be.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const one of statement.split(";")) await tx.execute(sql.raw(one));
      names.push(...(await found(tx)).differences.map((difference) => difference.check));
      return fail("undone");
    });
    expect(names).toContain(check);
  },
);

test.each([
  "update orders set replaces = id",
  "insert into stock_returns (user_id, order_id) select user_id, id from orders",
])("an order with a letter of its own needs no confirmation: %s", async (statement) => {
  const names: string[] = [];
  await opened.shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`update order_letters set subject = '【SURIMONO】倉庫の商品をお返しします'`);
    await tx.execute(sql.raw(statement));
    names.push(...(await found(tx)).differences.map(({ check }) => check));
    return fail("undone");
  });
  expect(names).not.toContain("a placed order was confirmed by a letter");
});

test.skipIf(inject("testServer").nodes.length > 1)("what a ticket names and is lost is named", async () => {
  const { shop } = opened;
  const { rows } = await shop.database.db.execute<{ folder: string; id: string }>(
    sql`select 'prints/' || version_id as folder, id from order_lines order by id limit 1`,
  );
  const { folder = "", id = "" } = rows[0] ?? {};
  const kept = { name: "001-1.png", sha256: createHash("sha256").update("print").digest("hex") };
  const write = (name: string, text: string) => shop.files.write(`${folder}/${name}`, Buffer.from(text), "text/plain");
  const lost = (name: string) => ({ name, sha256: "0".repeat(64) });
  const ticket = { version_id: folder.split("/")[1], proof: lost("proof.pdf") };
  await write(`lines/${id}.json`, JSON.stringify(ticket));
  const pieces = [{ piece: { row: 1, name: "小野" }, files: [kept, lost("001-1.pdf")] }];
  await write(`pieces/${id}/ticket.json`, JSON.stringify({ line_id: id, pieces }));
  await write(`pieces/${id}/${kept.name}`, "print");
  const lostFiles: string[] = [];
  await shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update orders set fulfilment = 'printing'`);
    await tx.execute(sql`update order_lines set roster = '[{}]' where id = ${id}`);
    for (const { check, about } of (await found(tx)).differences)
      if (check === "a file of a print package") lostFiles.push(about);
    return fail("undone");
  });
  expect(lostFiles).toEqual([`${folder}/proof.pdf`, `${folder}/pieces/${id}/001-1.pdf`]);
});

test("what the gateway has and the shop asks it about is under way, and no difference yet", async () => {
  const names: string[][] = [];
  const { inTransaction } = opened.shop.database;
  for (const state of ["open", "expired"])
    await inTransaction(async (tx) => {
      await tx.execute(sql`delete from payment_events where type = 'captured'`);
      await tx.execute(sql`update payment_attempts set state = ${state}`);
      names.push((await found(tx)).differences.map(({ check }) => check));
      return fail("undone");
    });
  expect(names.map((all) => all.includes("the gateway's payments are the shop's"))).toEqual([false, true]);
});

test("the command tells each difference and ends with 1; a file that changed is one", async () => {
  expect(await askOperator(opened, "reconcile")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+ checks, 1 files, 0 differences$/m),
  });
  await opened.shop.files.write(fileKey, Buffer.from("another"), "application/pdf");
  const { code, output } = await askOperator(opened, "reconcile", "--json");
  expect(code).toBe(1);
  expect(JSON.parse(output).differences).toEqual([
    { check: "a file that a row names", about: fileKey, expected: expect.any(String), found: expect.any(String) },
  ]);
  expect(await askOperator(opened, "reconcile", "--files", "none")).toMatchObject({ code: 0 });
});

test("a lost photograph of goods is named", async () => {
  const { call } = await opened.asOperator("catalogue");
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#3050a0" } })
    .jpeg()
    .toBuffer();
  value(await call(uploadItemPicture, { photo: photo.toString("base64"), whole: false }));
  const lost = async () => {
    const { differences } = await found(opened.shop.database.db);
    return differences.map(({ about }) => about).filter((about) => about.startsWith("pictures/items/"));
  };
  expect(await lost()).toEqual([]);
  const { rows } = await opened.shop.database.db.execute<{ file: string }>(sql`select file from catalogue_pictures`);
  await opened.shop.files.removeAll(`pictures/items/${rows[0]?.file}`);
  expect(await lost()).toEqual([`pictures/items/${rows[0]?.file}/prepared.webp`]);
});
