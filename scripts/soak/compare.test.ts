import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../../server/src/platform/database/index.ts";
import { startTestServer, type TestServer } from "../../server/src/platform/embedded-postgres/test-database.ts";
import { openMail } from "../../server/src/platform/mail/index.ts";
import { openMailCatcher } from "../rehearse/outside.ts";
import { compareCoupons } from "./compare-coupons.ts";
import { compareLetters } from "./compare-letters.ts";

let server: TestServer;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startTestServer(migrate);
  const url = new URL(server.nodes[0] ?? "");
  url.pathname = server.template;
  // Past keys: nothing here but what is compared.
  pool = new pg.Pool({ connectionString: url.href, max: 1, options: "-c session_replication_role=replica" });
  await pool.query(`create schema pgboss; create table pgboss.job (id uuid, name text, state text, data jsonb)`);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});
beforeEach(async () => {
  await pool.query("truncate orders, order_letters, pgboss.job, coupon_uses, coupon_past_uses, coupons cascade");
});

const rows = async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) =>
  (await pool.query<Row>(query, values)).rows;

const BUYER = "buyer@example.com";
const CONFIRMED = "【SURIMONO】ご注文を承りました（SR-0000-0001）";
const SHIPPED = "【SURIMONO】商品を発送しました（SR-0000-0001）";

/** What the shop knows: letters written about one order, and jobs that were done. */
async function keep(written: readonly string[], sent: Readonly<Record<string, string>>): Promise<void> {
  const id = randomUUID();
  await rows(
    `insert into orders (user_id, id, email, cart_id, cart_revision, lifecycle, payment, fulfilment, way, payment_method,
       quantity, subtotal, discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at)
     values ('buyer', $1, $2, $1, 0, 'placed', 'invoiced', 'waiting', 'courier', 'invoice', 1, 100, '[]', 0, 0, 100, '[]', '', now(), now())`,
    [id, BUYER],
  );
  for (const subject of written)
    await rows(
      "insert into order_letters (user_id, order_id, id, subject, text, pictures, at) values ('buyer', $1, $2, $3, '', '[]', now())",
      [id, randomUUID(), subject],
    );
  for (const [job, subject] of Object.entries(sent))
    await rows("insert into pgboss.job values ($1, 'send-mail', 'completed', $2)", [job, { to: BUYER, subject }]);
}

/** What comes to a mail server, each with the job that sent it. */
async function caught(came: readonly (readonly [job: string, subject: string])[]) {
  const catcher = await openMailCatcher();
  const env = { dataDir: "", smtpUrl: catcher.url, mailFrom: "shop@surimono.example" };
  const mail = openMail(env, { warn: () => undefined });
  for (const [job, subject] of came) await mail.send({ to: BUYER, subject, text: "本文" }, job);
  await catcher.close();
  return catcher.letters;
}

const [first, second] = [randomUUID(), randomUUID()];

test("a letter that comes again with its id is told and no difference", async () => {
  await keep([CONFIRMED, SHIPPED], { [first]: CONFIRMED, [second]: SHIPPED });
  const came = [
    [first, CONFIRMED],
    [second, SHIPPED],
    [second, SHIPPED],
  ] as const;
  expect(await compareLetters({ rows, letters: await caught(came) })).toEqual({
    compared: "2 letters of orders, 2 sent within the hour (1 came more than once)",
    differences: [],
  });
});

test.each([
  ["did not come", [SHIPPED], [], { expected: "1", found: "0" }],
  ["was written twice and kept once", [SHIPPED], [first, second], { expected: "1", found: "2" }],
] as const)("a letter of an order that %s is a difference", async (_, written, jobs, told) => {
  await keep(written, Object.fromEntries(jobs.map((job) => [job, SHIPPED])));
  const letters = await caught(jobs.map((job) => [job, SHIPPED] as const));
  expect((await compareLetters({ rows, letters })).differences).toEqual([
    { check: "a letter came, and was written once", about: `${BUYER} ${SHIPPED}`, ...told },
  ]);
});

test("an order that was confirmed twice is a difference, though both letters came", async () => {
  await keep([CONFIRMED, CONFIRMED], { [first]: CONFIRMED, [second]: CONFIRMED });
  const letters = await caught([first, second].map((job) => [job, CONFIRMED] as const));
  expect((await compareLetters({ rows, letters })).differences).toMatchObject([
    { check: "an order was confirmed once", expected: "1", found: "2" },
  ]);
});

test("any other letter that was called sent and did not come is a difference", async () => {
  await keep([], { [first]: "ご請求書", [second]: "お預かりしました" });
  const letters = await caught([[second, "お預かりしました"]]);
  expect((await compareLetters({ rows, letters })).differences).toMatchObject([
    { check: "a letter that was sent came", about: `${BUYER} ご請求書` },
  ]);
});

test.each([
  ["as its uses are", 3, 600, []],
  ["one use too many", 4, 600, ["a coupon counts its uses"]],
  ["one use too few", 2, 600, ["a coupon counts its uses"]],
  ["more than was taken off", 3, 700, ["a coupon's budget is spent by its uses"]],
  ["less than was taken off", 3, 500, ["a coupon's budget is spent by its uses"]],
] as const)("a coupon that counts %s", async (_, taken, spent, wrong) => {
  const [coupon] = await rows<{ id: number }>(
    `insert into coupons (code, name, amount, minimum, audience, new_members_only, is_offered, valid_from, max_uses,
       uses_taken, budget, budget_spent, created_at)
     values ('SOAK', '', 500, 1000, 'everybody', false, false, now(), 10, $1, 5000, $2, now()) returning id`,
    [taken, spent],
  );
  const use = (table: string, columns: string, values: string) =>
    rows(`insert into ${table} (user_id, coupon_id, order_id, is_counted, amount${columns}) values ${values}`, [
      coupon?.id,
    ]);
  await use(
    "coupon_uses",
    ", state, updated_at",
    `('a', $1, gen_random_uuid(), true, 100, 'used', now()), ('b', $1, gen_random_uuid(), true, 300, 'held', now()),
     ('c', $1, gen_random_uuid(), false, 0, 'used', now())`,
  );
  await use("coupon_past_uses", "", "('a', $1, gen_random_uuid(), true, 200)");
  const { compared, differences } = await compareCoupons({ rows });
  expect(differences.map(({ check }) => check)).toEqual(wrong);
  expect(compared).toBe(`${taken} counted uses of coupons, ${spent} yen of their budgets`);
});
