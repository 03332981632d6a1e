import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMyItem, getPublishedItem, publishMyItem, reportPublishedItem } from "@surimono/contract/my-items";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideBusiness, findBusinessStanding } from "../features/members/index.ts";
import { readLetters, waitForLetter } from "../features/members/testing/index.ts";
import { makeMyItem } from "../features/my-items/testing/index.ts";
import { openBuyer, placeCart } from "../features/orders/testing/index.ts";
import { migrate } from "../platform/database/index.ts";
import { createTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args);

test("approves a business with a discount, rejects it again, and writes it letters", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const standing = () => findBusinessStanding(opened.shop.database.db, member.id);

  expect(await operator("approve-business", member.email)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nothing was changed"),
  });
  // An empty one comes from a shell variable that is not set, and would be none at all.
  for (const discount of ["", "100", "-5", "7,5", "0x10"])
    expect(await operator("approve-business", member.email, `--discount=${discount}`, "--yes")).toMatchObject({
      code: 1,
      output: expect.stringContaining("--discount is a number of percent"),
    });
  expect(await standing()).toMatchObject({ state: "waiting" });

  expect(await operator("approve-business", member.email.toUpperCase(), "--discount", "7.5", "--yes")).toMatchObject({
    code: 0,
  });
  expect(await standing()).toMatchObject({ state: "approved", discountRateBp: 750 });

  expect(await operator("reject-business", member.email, "--yes")).toMatchObject({ code: 0 });
  expect(await standing()).toMatchObject({ state: "rejected", discountRateBp: 0 });
  const folder = opened.shop.mail.folder as string;
  await waitForLetter(folder, member.email, 2);
});

test("a repeated approval changes nothing that was not asked for, and writes no second letter", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const standing = () => findBusinessStanding(opened.shop.database.db, member.id);
  const approve = (...options: string[]) => operator("approve-business", member.email, "--yes", ...options);
  expect((await approve()).output).toContain("Done: approved, 5 % discount. The running shop sends the letter");
  const approvedAt = async () => {
    const asked = sql`select approved_at from business_profiles where user_id = ${member.id}`;
    return (await opened.shop.database.db.execute(asked)).rows;
  };
  const first = await approvedAt();
  expect((await approve("--discount", "7.5")).output).toContain(
    "Done: approved, 7.5 % discount (it was 5 %). It was so before: no letter.",
  );
  expect(await approve()).toMatchObject({
    code: 0,
    output: expect.stringContaining("Done: approved, 7.5 % discount."),
  });
  expect(await standing()).toMatchObject({ state: "approved", discountRateBp: 750 });

  expect(await approvedAt()).toEqual(first);

  await operator("reject-business", member.email, "--yes");
  expect((await operator("reject-business", member.email, "--yes")).output).toContain("no letter");
  expect((await approve()).output).toContain("5 % discount");
  const folder = opened.shop.mail.folder as string;
  await waitForLetter(folder, member.email, 3);
  const waiting = sql`select 1 from pgboss.job where name = 'send-mail' and state < 'completed'`;
  await expect.poll(async () => (await opened.shop.database.db.execute(waiting)).rows).toEqual([]);
  expect(await readLetters(folder, member.email)).toHaveLength(3);
});

test("two operators who approve at once send one letter", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const { pool, inTransaction } = opened.shop.database;
  const held = await pool.connect();
  const decision = { approve: true, discountRateBp: undefined } as const;
  await held.query("begin");
  await held.query("select 1 from business_profiles where user_id = $1 for update", [member.id]);
  const both = [1, 2].map(() => inTransaction((tx) => decideBusiness(tx, member.email, decision, new Date())));
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
  await held.query("commit");
  held.release();
  const letters = (await Promise.all(both)).map((decided) => decided.ok && decided.value.letter !== undefined);
  expect(letters.sort()).toEqual([false, true]);
});

test("the letter is sent by the shop's own process, from wherever the command is given", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const elsewhere = await mkdtemp(join(tmpdir(), "surimono-operator-"));
  const from = { databaseUrl: opened.databaseUrl, dataDir: elsewhere };
  expect(await askOperator(from, "approve-business", member.email, "--yes")).toMatchObject({ code: 0 });
  await waitForLetter(opened.shop.mail.folder as string, member.email);
  expect(await readdir(elsewhere)).not.toContain("mail");
  await rm(elsewhere, { recursive: true });
});

test("in a database in which no shop has started yet, the letter waits for the first that does", async () => {
  const database = await createTestDatabase();
  const from = { databaseUrl: database.url, dataDir: opened.dataDir };
  await migrate(database.url);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await pool.query(`insert into users (id, name, email, email_verified, kind, is_set_up, created_at, updated_at)
    values ('b', 'b', 'office@example.co.jp', true, 'business', true, now(), now())`);
  await pool.query(
    "insert into business_profiles (user_id, company_name, contact_name, phone, applied_at) values ('b', '摺物', '摺木', '', now())",
  );
  expect(await askOperator(from, "approve-business", "office@example.co.jp", "--yes")).toMatchObject({ code: 0 });
  const { rows } = await pool.query("select name, state from pgboss.job");
  expect(rows).toEqual([{ name: "send-mail", state: "created" }]);
  await pool.end();
  await database.drop();
});

test("moves an order on once the buyer can no longer cancel", async () => {
  const placed = await placeCart(await openBuyer(opened, { kind: "business" }), 1);
  const number = placed.ok ? placed.value.order_number : "";
  expect(await operator("advance-order", number, "printing", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("can still cancel"),
  });
  await opened.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  expect(await operator("advance-order", number, "printing")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number.toLowerCase(), "printing", "--yes")).toMatchObject({
    code: 0,
    output: "Done: printing.",
  });
  expect(await operator("advance-order", number, "shipped", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number, "lost", "--yes")).toMatchObject({ code: 1 });
});

test("records that the money of an invoice came, once and for all", async () => {
  const placed = await placeCart(await openBuyer(opened, { kind: "business" }), 1);
  const number = placed.ok ? placed.value.order_number : "";
  expect(await operator("record-payment", number, "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("can still cancel"),
  });
  await opened.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  for (let time = 0; time < 2; time++)
    expect(await operator("record-payment", number, "--yes")).toMatchObject({ code: 0, output: "Done: paid." });
  expect(await operator("record-payment", "SR-0000-0000", "--yes")).toMatchObject({ code: 1 });
});

test("explains itself, and refuses what it does not know", async () => {
  expect(await operator("--help")).toMatchObject({
    code: 0,
    output: expect.stringContaining("approve-business <email>"),
  });
  expect(await operator()).toMatchObject({ code: 1 });
  expect(await operator("approve-everyone")).toMatchObject({
    code: 1,
    output: expect.stringContaining("no command approve-everyone"),
  });
  expect(await operator("approve-business", "nobody@example.com", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("approve-business", "nobody@example.com", "--wrong")).toMatchObject({ code: 1 });
  expect(await operator("toString")).toMatchObject({ output: expect.stringContaining("no command toString") });
});

test("lets no slip pass by: words too many, options of another command, a folder without a shop", async () => {
  expect(await operator("record-payment", "SR-1", "SR-2", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("What is “SR-2”?"),
  });
  expect(await operator("record-payment", "SR-1", "--discount", "5", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("--discount does not belong to record-payment"),
  });
  const elsewhere = { dataDir: join(opened.dataDir, "no-such-folder"), databaseUrl: "" };
  expect(await askOperator(elsewhere, "maintenance", "on", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no shop in"),
  });
  expect(existsSync(elsewhere.dataDir)).toBe(false);
});

test("looks at reports, hides an item of the gallery for good, tells its maker, and lets it back", async () => {
  const { call } = await opened.asMember();
  const guest = opened.callAs();
  const product_id = await makeMyItem(opened, call, "completed");
  const item = String(product_id);
  const publish = (promotion_flag: number) => call(publishMyItem, { product_id, promotion_flag });
  const find = () => guest(getPublishedItem, { product_id });
  await publish(1);
  await guest(reportPublishedItem, { product_id, reason: "rights", comment: "よく似た絵です。" });
  expect(await operator("gallery", "reports")).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`${item} .*published.*権利[^]*よく似た絵です。`)),
  });

  expect(await operator("gallery", "hide", item)).toMatchObject({ code: 1 });
  expect(await find()).toMatchObject({ ok: true });
  const reason = "ほかの方の作品と同じ絵柄のためです。";
  expect(await operator("gallery", "hide", item, "--reason", reason, "--yes")).toMatchObject({ code: 0 });
  expect(await find()).toMatchObject({ failure: { code: "my-items/not-published" } });
  expect(await call(getMyItem, { product_id })).toMatchObject({ value: { gallery_hidden: true } });
  const told = await call(getPrivateNotifications, {});
  expect(JSON.stringify(told)).toContain(reason);
  await publish(0);
  expect(await publish(1)).toMatchObject({ failure: { code: "my-items/hidden" } });
  expect(await operator("gallery", "reports")).toMatchObject({ output: "No reports are waiting." });

  expect(await operator("gallery", "show", item, "--yes")).toMatchObject({ code: 0 });
  expect(await find()).toMatchObject({ ok: false });
  await publish(1);
  expect(await find()).toMatchObject({ ok: true });
  expect(await operator("gallery", "hide", "999999", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("gallery", "hide", "x; drop", "--yes")).toMatchObject({ code: 1 });
});

test("lists work that was given up, without what letters say, and lets it run again", async () => {
  const { db } = opened.shop.database;
  const data = JSON.stringify({
    orderNumber: "S-1",
    email: "midori@example.com",
    to: "midori@example.com",
    link: "/verification?token=secret",
  });
  const output = JSON.stringify({ message: "no space left" });
  await db.execute(sql`
    insert into pgboss.job (name, data, state, output, completed_on, retry_count, retry_limit)
    values ('account-letter', ${data}::jsonb, 'failed', ${output}::jsonb, now(), 5, 5)`);
  const { code, output: said } = await operator("jobs");
  expect(code).toBe(0);
  expect(said).toContain("account-letter (orderNumber S-1)");
  expect(said).toContain("6 tries: no space left");
  expect(said).not.toMatch(/midori|secret/);
  expect(await operator("jobs", "retry", "account-letter")).toMatchObject({ code: 1 });
  expect(await operator("jobs", "retry", "account-letter", "--yes")).toMatchObject({
    code: 0,
    output: "Tried again: 1.",
  });
  expect(await operator("jobs")).toMatchObject({ output: "No work was given up." });
  expect(await operator("jobs", "retry", "account-letter", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("jobs", "drop")).toMatchObject({ code: 1 });

  // What is still tried is named once that has taken long.
  await db.execute(sql`
    insert into pgboss.job (name, data, state, output, created_on, start_after, retry_count, retry_limit)
    select 'account-letter', ${data}::jsonb, 'retry', '{"message": "no mail server"}'::jsonb, now() - age, '2099-01-01', 12, 155
    from (values (interval '9 minutes'), (interval '11 minutes')) tried (age)`);
  const { output: tried } = await operator("jobs");
  expect(tried.match(/account-letter/g)).toHaveLength(1);
  expect(tried).toMatch(/Still tried.*\n.*12 tries, next 2099-01-01 00:00 UTC: no mail server/);
  expect(tried).not.toMatch(/midori|secret/);
});
