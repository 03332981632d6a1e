import {
  closeDeskMember,
  getDeskBill,
  getDeskReturn,
  listDeskBills,
  recordDeskPayment,
  repayDeskCredit,
  returnDeskOrder,
  undoDeskPayment,
} from "@surimono/contract/desk";
import { getWithdrawal } from "@surimono/contract/members";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../../testing/index.ts";
import { type Billing, openBilling } from "../../billing/testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

test("an order costs less, and what was paid too much goes back, each once and on record (rule billing-desk-returns)", async () => {
  const { opened, desk, at } = billing;
  const business = await billing.business();
  const { order_number } = await billing.send(business);
  let { call } = await opened.asOperator("finance");
  const look = async () => value(await call(getDeskReturn, { order_number }));
  const { total, left } = await look();
  expect(await look()).toMatchObject({ left: total, bill: null });
  expect(await call(getDeskReturn, { order_number: "SR-0000-0000" })).toMatchObject({
    failure: { code: "desk/no-such-invoiced" },
  });

  await billing.close("2026-12-01");
  at("2026-12-16");
  // A session ends after two hours.
  ({ call } = await opened.asOperator("finance"));
  const [bill] = value(await call(listDeskBills, {})).bills;
  if (!bill) throw new Error("a bill was made");
  expect((await look()).bill).toEqual({ number: bill.number, open: total });
  const paid = { number: bill.number, amount: total, day: "2026-12-15", note: "", read: 0 };
  value(await call(recordDeskPayment, paid));

  const wish = { order_number, amount: 300, reason: "色ちがい", left };
  const both = await Promise.all([call(returnDeskOrder, wish), call(returnDeskOrder, wish)]);
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { left: total - 300, kept: 300 } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "desk/bill-changed" } });
  expect(await call(returnDeskOrder, { ...wish, amount: total, left: total - 300 })).toMatchObject({
    failure: { code: "desk/more-than-left" },
  });

  const repay = { member_id: business.member.id, amount: 100, day: "2026-12-16", reason: "ご希望", kept: 300 };
  expect(await call(repayDeskCredit, { ...repay, day: "2026-12-17" })).toMatchObject({
    failure: { code: "desk/day-not-possible" },
  });
  expect(await call(repayDeskCredit, { ...repay, amount: 301 })).toMatchObject({
    failure: { code: "desk/more-than-kept" },
  });
  const repaid = await Promise.all([call(repayDeskCredit, repay), call(repayDeskCredit, repay)]);
  expect(repaid.filter(({ ok }) => ok)).toMatchObject([{ value: { kept: 200 } }]);
  expect(repaid.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "desk/bill-changed" } });
  expect(value(await call(getDeskBill, { number: bill.number })).account.kept).toBe(200);
  // A repayment that did not go is taken back once, and is kept again.
  const [sentBack] = value(await call(getDeskBill, { number: bill.number })).account.repaid;
  const undo = { number: bill.number, entry_id: sentBack?.entry_id ?? "", reason: "組戻し" };
  expect(value(await call(undoDeskPayment, undo))).toEqual({ open: 0, kept: 300 });
  expect(await call(undoDeskPayment, undo)).toMatchObject({ failure: { code: "desk/undone-before" } });
  expect(value(await call(getDeskBill, { number: bill.number })).account).toMatchObject({
    kept: 300,
    repaid: [{ amount: 100, is_undone: true }],
  });

  // As long as something is kept, neither the business nor the shop closes the account (rule billing-withdrawal).
  const obstacles = async () => value(await business.call(getWithdrawal, {})).obstacles.map(({ code }) => code);
  at("2026-12-29");
  const owner = await opened.asOperator("owner");
  const closing = { member_id: business.member.id, reason: "ご依頼" };
  expect(await obstacles()).toEqual(["kept-money"]);
  expect(await owner.call(closeDeskMember, closing)).toMatchObject({ failure: { code: "desk/closing-blocked" } });
  const rest = { ...repay, amount: 300, day: "2026-12-28", kept: 300 };
  value(await owner.call(repayDeskCredit, rest));
  expect(await obstacles()).toEqual([]);
  const { rows } = await desk.database.db.execute(sql`select action, subject_id, reason from operator_deeds
    where action in ('returnDeskOrder', 'repayDeskCredit') order by id`);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["returnDeskOrder", order_number, "色ちがい"],
    ["repayDeskCredit", business.member.id, "ご希望"],
    ["repayDeskCredit", business.member.id, "ご希望"],
  ]);
});
