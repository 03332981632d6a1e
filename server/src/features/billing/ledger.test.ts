import { cancelOrder } from "@surimono/contract/orders";
import { settle } from "@surimono/domain/billing";
import { addDays, MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../testing/index.ts";
import { issue } from "../documents/testing/index.ts";
import { refundPieces } from "../orders/index.ts";
import { placeCart, waitUntil } from "../orders/testing/index.ts";
import { findAccount, searchBalances } from "./balances.store.ts";
import { importStatement } from "./bank/import-statement.ts";
import { confirmMatch, undoMatch } from "./bank/match-lines.ts";
import { noticeFile } from "./bank/statements.fixture.ts";
import { readLedger, setCreditLimit } from "./billing.store.ts";
import { closeMonth } from "./close-month.ts";
import { repayCredit } from "./repay-credit.ts";
import { returnOrder } from "./return-order.ts";
import { type Billing, openBilling } from "./testing/index.ts";
import { undoEntry } from "./undo-entry.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling("2030-01-10T03:00:00Z");
});
afterAll(() => billing.opened.stop());

const db = () => billing.desk.database.db;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const), pieces: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("month" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      which: fc.nat(9),
      amount: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("return" as const),
      which: fc.nat(9),
      amount: fc.option(fc.integer({ min: 1, max: 6_000 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undo" as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("own" as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("pieces" as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("line" as const),
      amount: fc.integer({ min: 1, max: 30_000 }),
      parts: fc.array(fc.record({ which: fc.nat(9), amount: fc.integer({ min: 1, max: 20_000 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("unmatch" as const), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("repay" as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function live(steps: readonly Step[]): Promise<string> {
  const { desk, business, send, day, at } = billing;
  const buyer = await business();
  const userId = buyer.member.id;
  await setCreditLimit(db(), userId, 999_999_999);
  const orders: string[] = [];
  const sent: string[] = [];
  const bankLines: string[] = [];
  for (const one of steps) {
    // Every step has a day of its own.
    at(addDays(day(), 1), "10:00");
    const ledger = await readLedger(db(), userId);
    if (one.do === "send") {
      const placed = await send(buyer, { 23: one.pieces }).catch(isStopped);
      if (placed) orders.push(placed.order_number);
      if (placed) sent.push(placed.order_id);
    }
    if (one.do === "cancel") {
      const placed = await placeCart(buyer, 1);
      if (placed.ok) value(await buyer.call(cancelOrder, { order_id: placed.value.order_id }));
    }
    if (one.do === "month") {
      at(`${addDays(`${day().slice(0, 7)}-28`, 4).slice(0, 7)}-01`, "00:20");
      await Promise.all([closeMonth(desk), closeMonth(desk)]);
    }
    if (one.do === "pay" && orders.length > 0)
      await billing.pay(orders[one.which % orders.length] ?? "", one.amount).catch(notOwed);
    // More than is left of it is refused, and changes nothing.
    if (one.do === "return" && orders.length > 0)
      await returnOrder(desk, { number: orders[one.which % orders.length] ?? "", amount: one.amount, reason: "" });
    const entry = ledger.all[one.do === "undo" ? one.which % Math.max(1, ledger.all.length) : -1];
    if (entry) await undoEntry(desk, { userId, entryId: entry.id, day: day(), note: "別の会社" });
    // Of what is on a bill, or came back whole, there is none of its own.
    if (one.do === "own" && sent.length > 0) await issue(buyer, sent[one.which % sent.length] ?? "", "invoice");
    if (one.do === "pieces" && orders.length > 0) {
      const number = orders[one.which % orders.length] ?? "";
      const lines = await db().execute<{ id: string }>(
        sql`select id from order_lines where order_id = ${sent[one.which % sent.length]}::uuid`,
      );
      const pieces = lines.rows.map(({ id }) => ({ lineId: id, quantity: 1 }));
      const wish = { number, parcel: 1, pieces, withDelivery: false, reason: "汚れ" };
      await refundPieces(desk, wish, billing.opened.shop.now());
      await waitUntil("the refund", async () => (await waitingRefunds(userId)) === 0);
    }
    if (one.do === "line" && orders.length > 0) {
      const payer = `ﾌﾘｺﾐ ${bankLines.length}${userId.slice(0, 6)}`;
      const came = noticeFile([{ day: eraDay(day()), amount: one.amount, payer }]);
      value(await importStatement(desk, { name: payer, bytes: came, mapping: undefined }));
      const { rows } = await db().execute<{ id: string }>(sql`select id from bank_lines where payer = ${payer}`);
      const lineId = rows[0]?.id ?? "";
      bankLines.push(lineId);
      const parts = one.parts.map(({ which, amount }) => ({ number: orders[which % orders.length] ?? "", amount }));
      await confirmMatch(desk, { lineId, parts });
    }
    const matched = bankLines[one.do === "unmatch" ? one.which % Math.max(1, bankLines.length) : -1];
    if (matched) await undoMatch(desk, { lineId: matched, day: day(), note: "別の会社" });
    if (one.do === "repay") await repayCredit(desk, { userId, amount: one.amount, day: day(), note: "" });
  }
  return userId;
}

async function waitingRefunds(userId: string): Promise<number> {
  const { rows } = await db().execute(
    sql`select 1 from order_refunds where user_id = ${userId} and state not in ('done', 'failed')`,
  );
  return rows.length;
}

/** YYMMDD of the era. */
const eraDay = (day: string) =>
  `${String(Number(day.slice(0, 4)) - 2018).padStart(2, "0")}${day.slice(5, 7)}${day.slice(8)}`;

/** While a bill is overdue nothing is ordered. */
function isStopped(error: unknown) {
  if (!String(error).includes("payments/bills-overdue")) throw error;
  return undefined;
}

/** An order that went back whole before it was billed has no bill to pay. */
function notOwed(error: unknown) {
  if (!String(error).includes("billing/no-such-bill")) throw error;
}

async function expectSound(userId: string) {
  const ledger = await readLedger(db(), userId);
  const settled = settle(ledger.bills, ledger.entries);
  const sumOf = (kind: string) =>
    ledger.entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0);
  const billed = ledger.bills.reduce((sum, { amount }) => sum + amount, 0);
  expect(settled.open - settled.credit).toBe(billed + sumOf("repaid") - sumOf("paid") - sumOf("returned"));
  // What is kept for whoever only wants to know is what the ledger says.
  expect(await findAccount(db(), userId)).toMatchObject({
    isCounted: true,
    open: settled.open,
    credit: settled.credit,
  });
  const balances = await searchBalances(db(), { which: "all", today: "2030-01-01", userIds: [userId], most: 100 });
  expect(balances.map(({ balance }) => balance).reverse()).toMatchObject(
    settled.bills.map(({ id: billId, open, paid, returned, isOver }) => ({ billId, open, paid, returned, isOver })),
  );
  // Every yen of a line of the bank pays for something, or waits.
  const lines = await db().execute<{ amount: number; matched: string; rest: number }>(sql`
    select line.amount, coalesce(open.rest, 0) as rest, (select coalesce(sum(entry.amount), 0) from bill_entries entry
      where entry.line_id = line.id and entry.kind = 'paid' and not exists (
        select 1 from bill_entries undone where undone.undoes = entry.id)) as matched
    from bank_lines line left join open_bank_lines open on open.line_id = line.id
    where line.payer like ${`%${userId.slice(0, 6)}`}`);
  for (const { amount, matched, rest } of lines.rows) expect(Number(matched) + rest).toBe(amount);
  // Every yen of a bill is of its orders, and an order is on one bill.
  for (const bill of ledger.bills)
    expect(ledger.orders.reduce((sum, one) => sum + (one.billId === bill.id ? one.amount : 0), 0)).toBe(bill.amount);
  expect(new Set(ledger.orders.map(({ orderId }) => orderId)).size).toBe(ledger.orders.length);
  const { rows } = await db().execute<{
    id: string;
    total: number;
    payment: string;
    back: string;
    papers: string;
    fulfilment: string;
  }>(sql`
    select id, total, payment, fulfilment,
      (select coalesce(sum(amount), 0) from payment_events e where e.user_id = orders.user_id and e.order_id = orders.id and type = 'refunded') as back,
      (select coalesce(sum(amount), 0) from documents d join document_orders o on o.user_id = d.user_id and o.document_id = d.id
        where o.user_id = orders.user_id and o.order_id = orders.id and d.kind = 'return') as papers
    from orders where user_id = ${userId} and lifecycle = 'placed'`);
  for (const order of rows) {
    const on = ledger.orders.find(({ orderId }) => orderId === order.id);
    const returned = ledger.all.reduce(
      (sum, one) => sum + (one.kind === "returned" && one.orderId === order.id ? one.amount : 0),
      0,
    );
    const kept = order.total - Number(order.back);
    // What is left of an order is what it was billed, less what came back since; each return has its document.
    if (on) expect(on.amount - returned).toBe(kept);
    expect(order.papers).toBe(order.back);
    const open = settled.bills.find(({ id }) => id === on?.billId)?.open;
    const paid = kept === 0 ? "refunded" : Number(order.back) > 0 ? "partly_refunded" : "paid";
    expect(order.payment).toBe(kept === 0 || open === 0 ? paid : "invoiced");
    // The last step closed a month: nothing that was sent is left out.
    if (kept > 0) expect(on).toBeDefined();
  }
}

test(
  "whatever happens: open is billed less paid less returned, and every yen is on one bill",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await expectSound(await live([...steps, { do: "month" }]));
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
  20 * MINUTE_MS,
);
