import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { type ShopProcess, startProcess } from "../orders/testing/index.ts";
import { nextCount } from "./documents.store.ts";
import { issue, openPaid } from "./testing/index.ts";

const AUTH_SECRET = "documents-documents-documents-documents";

let opened: TestShop;
let second: ShopProcess;
beforeAll(async () => {
  opened = await openTestShop({ variables: { AUTH_SECRET } });
  second = await startProcess({ AUTH_SECRET, DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir });
});
afterAll(async () => {
  await second.stop();
  await opened.stop();
});

const db = () => opened.shop.database.db;

async function expectNoGap(kind: string): Promise<void> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count from documents where kind = ${kind} order by count`,
  );
  expect(rows.map(({ count }) => count)).toEqual(rows.map((_, index) => index + 1));
}

test("two processes that issue at once leave no gap and no number twice, also when one breaks off between", async () => {
  const before = await countReceipts();
  const ordered = await Promise.all(Array.from({ length: 4 }, () => openPaid(opened)));
  const wanted = ordered.flatMap(({ buyer, order_id }) =>
    [buyer.call, second.callAs(buyer.token)].flatMap((call) =>
      [1, 2, 3].map((copy) => () => issuePatiently({ call }, order_id, copy)),
    ),
  );
  const broken = () =>
    db()
      .transaction(async (tx) => {
        await nextCount(tx, "receipt", new Date().getFullYear());
        // The line is cut after the number was taken.
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      })
      .catch((error: unknown) => error);
  const answers = await Promise.all([...wanted.map((ask) => ask()), broken(), broken()]);
  expect(answers.slice(-2)).toEqual([expect.any(Error), expect.any(Error)]);
  await expectNoGap("receipt");
  // Each of the three copies once for each order.
  expect((await countReceipts()) - before).toBe(12);
});

/** On a busy machine others may hold the counter for longer than a call waits: its buyer asks again. */
async function issuePatiently(buyer: Parameters<typeof issue>[0], orderId: string, copy: number): Promise<void> {
  for (;;) {
    const answer = await issue(buyer, orderId, "receipt", { issue: copy });
    if (answer.ok || !["request/overlapping", "server/busy"].includes(answer.failure.code)) return;
  }
}

async function countReceipts(): Promise<number> {
  const { rows } = await db().execute<{ count: string }>(sql`select count(*) from documents where kind = 'receipt'`);
  return Number(rows[0]?.count);
}

test("each year and each kind counts from 1", async () => {
  const counts: number[] = [];
  const wanted = [
    ["delivery", 2030],
    ["delivery", 2030],
    ["delivery", 2031],
    ["return", 2030],
  ] as const;
  await expect(
    db().transaction(async (tx) => {
      for (const [kind, year] of wanted) counts.push(await nextCount(tx, kind, year));
      tx.rollback();
    }),
  ).rejects.toThrow("Rollback");
  expect(counts).toEqual([1, 2, 1, 1]);
});

test("nothing of a document is changed or taken away, except when the law wants it kept no longer", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const { document_id } = value(await issue(buyer, order_id, "receipt"));
  for (const statement of [
    sql`update documents set partner = 'x' where id = ${document_id}`,
    sql`delete from documents where id = ${document_id}`,
    sql`truncate documents cascade`,
    sql`delete from document_orders where document_id = ${document_id}`,
    sql`update document_orders set order_id = document_id where document_id = ${document_id}`,
    sql`truncate document_files`,
    sql`update document_counters set last = last - 1`,
    sql`update document_counters set last = last + 2`,
    sql`delete from document_counters`,
  ])
    await expect(db().execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("refused") },
    });

  await db().execute(sql`
    insert into documents select user_id, gen_random_uuid(), kind, 2015, 1, 'R-2015-000001', now() - interval '8 years',
      '2015-01-01', partner, amount, sheet, sha256, 'old', null from documents where id = ${document_id}`);
  await db().execute(
    sql`insert into document_orders select user_id, id, ${order_id}::uuid from documents where cause = 'old'`,
  );
  await db().execute(sql`delete from documents where cause = 'old'`);
  const { rows } = await db().execute(sql`select 1 from document_orders where order_id = ${order_id}`);
  expect(rows).toHaveLength(1);
});
