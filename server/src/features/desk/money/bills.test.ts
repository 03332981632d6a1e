import {
  type BILL_VIEWS,
  getDeskBill,
  getDeskBillDocument,
  listDeskBills,
  recordDeskPayment,
  undoDeskPayment,
} from "@surimono/contract/desk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../../testing/index.ts";
import { type Billing, openBilling } from "../../billing/testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

test("a bill is found, paid once, and its payment taken back, all of it on record (rule billing-desk)", async () => {
  const { opened, desk, at } = billing;
  const { db } = desk.database;
  const [one, other] = [await billing.business(), await billing.business()];
  await db.execute(sql`update business_profiles set company_name = '有限会社とんぼ' where user_id = ${one.member.id}`);
  const { order_number } = await billing.send(one);
  await billing.send(other);
  await billing.close("2026-12-01");
  at("2026-12-16");
  const { call, name, id: operatorId } = await opened.asOperator("finance");
  const list = async (view: (typeof BILL_VIEWS)[number], text = "") =>
    value(await call(listDeskBills, { view, ...(text && { text }) }));
  const numbersOf = async (...search: Parameters<typeof list>) =>
    (await list(...search)).bills.map(({ number }) => number);
  const [number = ""] = await numbersOf("open", "有限会社と");
  expect(await numbersOf("open")).toHaveLength(2);
  for (const text of [number.toLowerCase(), order_number, one.member.email])
    expect(await numbersOf("open", text), text).toEqual([number]);
  expect(await numbersOf("open", "有限会社か")).toEqual([]);

  const look = async () => value(await call(getDeskBill, { number }));
  const { bill, orders, entries, account } = await look();
  expect(bill).toMatchObject({ member_id: one.member.id, open: bill.amount, paid: 0 });
  expect([orders, entries, account.kept]).toEqual([[{ order_number, amount: bill.amount }], [], 0]);
  expect((await list("all")).open).toBe((await list("all")).bills.reduce((sum, { open }) => sum + open, 0));

  // Two clicks, or two tabs, are one payment.
  const payment = { number, amount: bill.amount + 500, day: "2026-12-15", note: "窓口", read: 0 };
  expect(await call(recordDeskPayment, { ...payment, day: "2026-12-17" })).toMatchObject({
    failure: { code: "desk/day-not-possible" },
  });
  const both = await Promise.all([call(recordDeskPayment, payment), call(recordDeskPayment, payment)]);
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { open: 0, kept: 500 } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "desk/bill-changed" } });
  expect([await numbersOf("paid"), await numbersOf("over"), await numbersOf("open")]).toMatchObject([
    [number],
    [number],
    { length: 1 },
  ]);
  expect((await list("open")).kept).toBe(500);
  // Who has the number need not know that it is paid.
  expect(await numbersOf("overdue", number)).toEqual([number]);
  const [entry] = (await look()).entries;
  expect(entry).toMatchObject({ kind: "paid", day: "2026-12-15", amount: bill.amount + 500, note: "窓口" });

  const undo = { number, entry_id: entry?.entry_id ?? "", reason: "別の会社のもの" };
  expect(value(await call(undoDeskPayment, undo))).toEqual({ open: bill.amount, kept: 0 });
  expect(await call(undoDeskPayment, undo)).toMatchObject({ failure: { code: "desk/undone-before" } });
  const [otherNumber = ""] = await numbersOf("open", other.member.email);
  expect(await call(undoDeskPayment, { ...undo, number: otherNumber })).toMatchObject({
    failure: { code: "desk/no-such-payment" },
  });
  expect((await look()).entries).toMatchObject([{ is_undone: true }, { kind: "undone", note: "別の会社のもの" }]);
  const { rows } = await db.execute(sql`select action, actor_name, reason, subject_id, operator_id from operator_deeds
    where subject_kind = 'bill' order by id`);
  const by = { actor_name: name, subject_id: number, operator_id: operatorId };
  expect(rows).toEqual([
    { action: "recordDeskPayment", reason: "窓口", ...by },
    { action: "undoDeskPayment", reason: "別の会社のもの", ...by },
  ]);
  const pdf = value(await call(getDeskBillDocument, { number })) as Blob;
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
});

test("the list goes on where its page ended, whichever way it is sorted", async () => {
  const { db } = billing.desk.database;
  // The same bill again and again, paid and due on one day: what tells them apart is their id alone.
  await db.execute(sql`with made as (
      insert into bills (user_id, id, document_id, amount, due_on, issued_at)
      select user_id, gen_random_uuid(), gen_random_uuid(), 1000, '2026-10-31', issued_at from
        (select * from bills order by id limit 1) one, generate_series(1, 60) returning *)
    insert into documents select (jsonb_populate_record(null::documents, to_jsonb(document) || jsonb_build_object(
        'id', made.document_id, 'year', 2025, 'cause', made.document_id::text, 'count', row_number() over (), 'first_id', null,
        'number', 'S-2025-' || lpad((row_number() over ())::text, 6, '0')))).*
      from made, (select * from documents where kind = 'invoice' order by id limit 1) document`);
  const { call } = await billing.opened.asOperator("finance");
  for (const view of ["open", "all", "overdue"] as const) {
    const first = value(await call(listDeskBills, { view }));
    const rest = value(await call(listDeskBills, { view, after: first.next ?? "" }));
    expect([first.bills.length, rest.next], view).toEqual([50, null]);
    const numbers = [...first.bills, ...rest.bills].map(({ number }) => number);
    expect(new Set(numbers).size, view).toBe(numbers.length);
    expect(numbers.length, view).toBeGreaterThanOrEqual(60);
  }
});

test("a beginning of a name that more businesses have than are looked for says that there are more", async () => {
  const { opened, desk } = billing;
  const { call } = await opened.asOperator("finance");
  const isCut = async () => value(await call(listDeskBills, { view: "all", text: "合同会社む" })).has_more_businesses;
  const insert = (from: number, until: number) =>
    desk.database.db.execute(sql`
      with made as (
        insert into users (id, email, email_verified, name, kind, is_set_up, created_at, updated_at)
        select 'many' || i, 'many' || i || '@example.jp', true, '', 'business', true, now(), now() from generate_series(${from}::int, ${until}::int) i
        returning id
      )
      insert into business_profiles (user_id, company_name, contact_name, phone, applied_at, approved_at, discount_rate_bp)
      select id, '合同会社むく' || id, '', '', now(), now(), 0 from made`);
  await insert(1, 200);
  expect(await isCut()).toBe(false);
  await insert(201, 201);
  expect(await isCut()).toBe(true);
});
