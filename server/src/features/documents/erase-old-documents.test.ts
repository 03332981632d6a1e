import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { eraseOldBills } from "../billing/index.ts";
import { eraseOldDocuments } from "./erase-old-documents.ts";
import { makeDocument } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const db = () => opened.shop.database.db;

/** A copy of a document as it was issued long ago, with its file. */
async function makeOld(userId: string, issued: string): Promise<string> {
  const { id } = await makeDocument(opened.shop, userId);
  const old = randomId();
  await db().execute(sql`
    insert into documents select user_id, ${old}::uuid, kind, 2001, count, 'R-2001-' || count, ${issued}::timestamptz,
      '2001-01-01', partner, amount, sheet, sha256, ${old}, null from documents where id = ${id}`);
  await db().execute(sql`
    insert into document_files values (${userId}, ${old}::uuid, 'x', 1, ${issued}::timestamptz)`);
  await opened.shop.files.write(`documents/${old}/x.pdf`, Buffer.from("%PDF"), "application/pdf");
  return old;
}

test("documents of closed accounts are erased with their files after the years of the law, no others", async () => {
  const closed = randomId();
  await db().execute(sql`insert into withdrawn_members values (${closed}, now())`);
  const { member } = await opened.asMember();
  const gone = await makeOld(closed, "2015-06-01");
  const young = await makeOld(closed, new Date(Date.now() - 6 * 365 * 86_400_000).toISOString());
  const kept = await makeOld(member.id, "2015-06-01");
  await eraseOldDocuments(opened.shop);
  await eraseOldDocuments(opened.shop);
  const { rows } = await db().execute<{ id: string }>(sql`select id from documents where year = 2001`);
  expect(rows.map(({ id }) => id).sort()).toEqual([young, kept].sort());
  const file = (id: string) => opened.shop.files.read(`documents/${id}/x.pdf`);
  expect(await file(gone)).toBeUndefined();
  expect(await file(young)).toBeDefined();
});

test("so are its bills, once the last payment is as old, and lines of the bank", async () => {
  const closed = randomId();
  await db().execute(sql`insert into withdrawn_members values (${closed}, now())`);
  const bill = async (userId: string, paid: string) => {
    const id = randomId();
    await db().execute(
      sql`insert into bills values (${userId}, ${id}::uuid, ${randomId()}::uuid, 100, '2015-06-30', '2015-06-01')`,
    );
    await db().execute(sql`insert into bill_orders values (${userId}, ${randomId()}::uuid, ${id}::uuid, 100)`);
    await db().execute(sql`
      insert into bill_entries values (${userId}, ${randomId()}::uuid, 'paid', 100, ${id}::uuid, null, null, null, '2015-06-30', '', ${paid}::timestamptz)`);
    return id;
  };
  await bill(closed, "2015-06-30");
  const late = await bill(closed, new Date().toISOString());
  const open = await bill("somebody", "2015-06-30");
  await db().execute(sql`
    insert into bank_lines values (gen_random_uuid(), 'x', 'old', '2015-06-30', 1, 'ﾀﾅｶ', '', false, '2015-06-30'),
      (gen_random_uuid(), 'x', 'new', '2026-06-30', 1, 'ﾀﾅｶ', '', false, now())`);
  await eraseOldBills(opened.shop);
  const { rows } = await db().execute<{ id: string }>(sql`select id from bills`);
  expect(rows.map(({ id }) => id).sort()).toEqual([late, open].sort());
  const entries = await db().execute<{ id: string }>(sql`select bill_id as id from bill_entries`);
  expect(entries.rows.map(({ id }) => id).sort()).toEqual([late, open].sort());
  const lines = await db().execute(sql`select identity from bank_lines`);
  expect(lines.rows).toEqual([{ identity: "new" }]);
});
