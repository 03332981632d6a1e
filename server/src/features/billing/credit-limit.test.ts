import { reviewOrder } from "@surimono/contract/orders";
import { ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { value } from "../../testing/index.ts";
import { readLetters } from "../members/testing/index.ts";
import { fillCart, placeAgain, placeCart, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { listToRemind } from "./balances.store.ts";
import { setCreditLimit } from "./billing.store.ts";
import { judgeInvoice } from "./invoice-standing.ts";
import { remindOfBills } from "./remind-of-bills.ts";
import { returnOrder } from "./return-order.ts";
import { type Billing, openBilling } from "./testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

const db = () => billing.desk.database.db;

async function offersOf(buyer: TestBuyer) {
  const { payment_types } = value(await buyer.call(reviewOrder, { address_id: buyer.addressId, payment_type: 1 }));
  return Object.fromEntries(payment_types.map(({ payment_type, available }) => [payment_type, available]));
}

const refused = (code: string) => ({
  failure: {
    code: "orders/not-orderable",
    detail: { obstacles: [expect.objectContaining({ code, step: "payment" })] },
  },
});

test("an order beyond the limit is refused, with the other methods offered, until something is paid or taken off", async () => {
  const { at, place, business, desk } = billing;
  at("2026-11-10");
  const buyer = await business();
  const first = await place(buyer);
  const cart = await fillCart(buyer);
  await setCreditLimit(db(), buyer.member.id, 2 * cart.totals.total - 1);
  expect(await placeAgain(buyer, cart, 1)).toMatchObject(refused("payments/credit-limit"));
  expect(await offersOf(buyer)).toEqual({ 1: false, 2: true, 8: true });
  value(await returnOrder(desk, { number: first.order_number, amount: 1, reason: "おまけ" }));
  expect(await offersOf(buyer)).toEqual({ 1: true, 2: true, 8: true });
  expect(value(await placeAgain(buyer, cart, 1)).state).toBe("placed");
});

test("of several orders at once only as many are placed as the limit has room for", async () => {
  const { at, place, business, desk } = billing;
  at("2026-11-11");
  const buyer = await business();
  const userId = buyer.member.id;
  const { order_id } = await place(buyer);
  const { rows } = await db().execute<{ total: number }>(sql`select total from orders where id = ${order_id}`);
  const total = rows[0]?.total ?? 0;
  await setCreditLimit(db(), userId, 3 * total);
  const judge = judgeInvoice(desk);
  const order = () =>
    desk.database.inTransaction(async (tx) => {
      const problem = (await judge.hold(tx, userId))(total);
      if (!problem)
        await tx.execute(sql`
          insert into orders overriding user value
          select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'cart_id', null))).* from orders o
          where id = ${order_id}`);
      return ok(problem);
    });
  const answers = await Promise.all(Array.from({ length: 6 }, order));
  expect(answers.filter(({ value: problem }) => problem === undefined)).toHaveLength(2);
});

test("a reminder goes out after 3, 10 and 30 days, each once; new invoices are stopped until the bill is paid", async () => {
  const { at, send, close, business, desk, pay, opened } = billing;
  at("2026-11-12");
  const buyer = await business();
  await send(buyer);
  await close("2026-12-01");
  const to = buyer.member.email;
  const reminders = async () =>
    (await readLetters(`${opened.dataDir}/mail`, to)).filter(({ subject }) => subject.includes("お支払いの"));
  const remindOn = async (day: string, sent: number) => {
    at(day);
    await Promise.all([remindOfBills(desk), remindOfBills(desk)]);
    await remindOfBills(desk);
    // Its ledger is read again when the next step is due.
    expect(await listToRemind(db(), day)).not.toContain(buyer.member.id);
    const steps = await db().execute(sql`select days from dunnings where user_id = ${buyer.member.id} order by days`);
    expect(steps.rows).toHaveLength(sent);
    await waitUntil("the letters", async () => (await reminders()).length === sent);
  };
  await remindOn("2027-01-04", 0);
  await remindOn("2027-01-06", 0);
  expect(await placeCart(buyer, 1)).toMatchObject(refused("payments/bills-overdue"));
  expect(await listToRemind(db(), "2027-01-07")).toContain(buyer.member.id);
  await remindOn("2027-01-07", 1);
  await remindOn("2027-01-13", 1);
  await remindOn("2027-01-16", 2);
  await remindOn("2027-02-03", 3);
  await remindOn("2027-03-01", 3);
  const [letter] = await reminders();
  const { rows } = await db().execute<{ number: string }>(
    sql`select number from documents where user_id = ${buyer.member.id} and kind = 'invoice'`,
  );
  const number = rows[0]?.number ?? "";
  expect(letter?.text).toContain(number);
  expect(letter?.text).toContain("普通 0000000");
  expect(letter?.text).toMatch(/未払いの額：¥ [\d,]+（税込）[\s\S]+お届け先：\n[\s\S]+渋谷区[\s\S]+inquiryFormContent/);
  const { rows: sent } = await db().execute(sql`
    select data->'pictures' as pictures from pgboss.job where name = 'send-mail' and data->>'to' = ${to}
      and data->>'subject' like '%お支払いの%'`);
  for (const { pictures } of sent) expect(pictures).not.toHaveLength(0);
  expect((await offersOf(buyer))[1]).toBe(false);
  await pay(number, 10);
  expect((await offersOf(buyer))[1]).toBe(false);
  await pay(number);
  expect((await offersOf(buyer))[1]).toBe(true);
});

test("the operator lists bills, records, takes back and sends back, and exports documents of everybody", async () => {
  const { at, send, close, business, opened, day } = billing;
  at("2027-05-10");
  const buyer = await business();
  await send(buyer);
  await close("2027-06-01");
  const { rows } = await db().execute<{ number: string; amount: number }>(
    sql`select number, amount from documents where user_id = ${buyer.member.id} and kind = 'invoice'`,
  );
  const { number = "", amount = 0 } = rows[0] ?? {};
  const now = () => new Date(`${day()}T03:00:00Z`);
  const ask = (...args: string[]) => askOperator({ ...opened, now }, ...args);
  expect((await ask("bills")).output).toContain(`${number}  until 2027-06-30`);
  expect((await ask("bills", "overdue")).output).not.toContain(number);
  expect(await ask("record-payment", number, "--amount", "1")).toMatchObject({ code: 1 });
  const more = String(amount + 300);
  expect(await ask("record-payment", number, "--amount", more, "--note", "7月分も", "--yes")).toMatchObject({
    code: 0,
    output: "Done: paid. ¥ 300 are kept for the next bill.",
  });
  const shown = (await ask("bill", number)).output;
  expect(shown).toContain("過入金");
  const id = / {2}([\da-f-]{36}) {2}/.exec(shown)?.[1] ?? "";
  expect(await ask("repay-credit", buyer.member.email, "--amount", "301", "--yes")).toMatchObject({ code: 1 });
  expect(await ask("repay-credit", buyer.member.email, "--amount", "100", "--yes")).toMatchObject({
    output: "Done: ¥ 200 are kept still.",
  });
  const repaid = /([\da-f-]{36}) {2}\S+ {2}repaid ¥ 100/.exec((await ask("bill", number)).output)?.[1] ?? "";
  const undoRepaid = () => ask("undo-payment", number, repaid, "--note", "組戻し", "--yes");
  expect(await undoRepaid()).toMatchObject({ code: 0 });
  expect(await undoRepaid()).toMatchObject({ code: 1 });
  expect((await ask("bills")).output).toContain(`${buyer.member.email}: ¥ 300 are kept`);
  expect(await ask("undo-payment", number, id, "--note", "別の会社のご入金", "--yes")).toMatchObject({ code: 0 });
  expect(await ask("undo-payment", number, id, "--note", "別の会社のご入金", "--yes")).toMatchObject({ code: 1 });
  const payments = await db().execute(sql`select payment from orders where user_id = ${buyer.member.id}`);
  expect(payments.rows).toEqual([{ payment: "invoiced" }]);
  expect((await ask("credit-limit", buyer.member.email, "80000", "--yes")).output).toContain(
    "may owe ¥ 80,000 and owes",
  );
  expect((await ask("credit-limit", buyer.member.email, "usual", "--yes")).output).toContain("¥ 500,000");
  const listed = await ask("documents", "--kind", "invoice", "--from", day(), "--to", day(), "--least", `${amount}`);
  expect(listed.output).toContain(number);
  const path = `${opened.dataDir}/audit.zip`;
  expect(await ask("documents", "--partner", "無い名前", "--export", path)).toMatchObject({ code: 0 });
  expect(await ask("documents", "--export", path)).toMatchObject({ code: 1 });
});
