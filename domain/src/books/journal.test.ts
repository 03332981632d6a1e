import fc from "fast-check";
import { expect, test } from "vitest";
import { taxContained } from "../kernel/index.ts";
import { journalFile } from "./journal-files.ts";
import { journalOfGateway, journalOfReceipt } from "./journal-of-money.ts";
import { type BookedOrder, journalOfOrder, type OrderHappening } from "./journal-of-order.ts";
import { type JournalRow, perDay } from "./journal-row.ts";
import { DEFAULT_JOURNAL, type JournalAccount, widthOf } from "./journal-settings.ts";

const share = (rate: number, amount: number) => ({ rate, amount, tax: taxContained(amount, rate) });
const order = (change: Partial<BookedOrder> = {}): BookedOrder => ({
  ...{ number: "SR-0000-0012", method: "card", partner: "", taxes: [share(1000, 5_500)], coupon: 0, miles: 0 },
  happenings: [
    { what: "captured", day: "2026-11-30", amount: 5_500 },
    { what: "sent", day: "2026-12-02" },
  ],
  ...change,
});
const told = (rows: readonly JournalRow[]) =>
  rows.map(({ day, debit, credit, amount }) => [day.slice(5), debit.account, credit.account, amount]);

/** What an account holds: debits less credits. */
function balance(rows: readonly JournalRow[], account: JournalAccount): number {
  return rows.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit.account === account ? amount : 0) - (credit.account === account ? amount : 0),
    0,
  );
}

test("money of before is 前受金, and turnover begins on the day on which all of it was sent (rule books-recognition)", () => {
  const rows = journalOfOrder(order({ coupon: 500, miles: 100 }));
  expect(told(rows)).toEqual([
    ["11-30", "card", "advance", 5_500],
    ["12-02", "advance", "sales", 5_500],
    ["12-02", "coupon", "sales", 500],
    ["12-02", "miles", "sales", 100],
  ]);
  expect(rows[1]?.credit).toEqual({ account: "sales", tax: "sales10", taxAmount: 500 });
  expect(rows[2]?.debit).toEqual({ account: "coupon", tax: "back10", taxAmount: 45 });
});

test("a refund before sending takes from 前受金, one after it from turnover at its rate", () => {
  const taxes = [share(1000, 3_300), share(800, 2_160)];
  const captured = { what: "captured", day: "2026-11-30", amount: 5_460 } as const;
  const refund = { what: "refunded", day: "2026-12-01", amount: 1_080, rates: [{ rate: 800, amount: 1_080 }] } as const;
  const sent = { what: "sent", day: "2026-12-02" } as const;
  const before = journalOfOrder(order({ taxes, happenings: [captured, refund, sent] }));
  expect(told(before).slice(1)).toEqual([
    ["12-01", "advance", "card", 1_080],
    ["12-02", "advance", "sales", 3_300],
    ["12-02", "advance", "sales", 1_080],
  ]);
  const after = journalOfOrder(order({ taxes, happenings: [captured, sent, { ...refund, day: "2026-12-03" }] }));
  expect(told(after).at(-1)).toEqual(["12-03", "back", "card", 1_080]);
  expect(after.at(-1)?.debit).toEqual({ account: "back", tax: "back8", taxAmount: 80 });
});

test("an invoice is owed from the day of sending, and a slip is taken back with what was left of it", () => {
  const invoice = { method: "invoice", partner: "株式会社版木" } as const;
  const happenings: OrderHappening[] = [
    { what: "refunded", day: "2026-12-01", amount: 500 },
    { what: "sent", day: "2026-12-02" },
    { what: "not-sent", day: "2026-12-02" },
    { what: "sent", day: "2026-12-05" },
    { what: "sent", day: "2026-12-06" },
  ];
  const rows = journalOfOrder(order({ ...invoice, happenings }));
  expect(told(rows)).toEqual([
    ["12-02", "invoice", "sales", 5_000],
    ["12-02", "sales", "invoice", 5_000],
    ["12-05", "invoice", "sales", 5_000],
  ]);
  expect(rows[0]?.partner).toBe("株式会社版木");
});

test("a second payment that went back was never turnover, whether before or after sending", () => {
  const [captured, sent] = order().happenings as [OrderHappening, OrderHappening];
  const twice = [captured, captured] as const;
  const back = { what: "refunded", day: "2026-12-03", amount: 5_500 } as const;
  const before = journalOfOrder(order({ happenings: [...twice, back, sent] }));
  expect(told(before).slice(2)).toEqual([
    ["12-03", "advance", "card", 5_500],
    ["12-02", "advance", "sales", 5_500],
  ]);
  const after = journalOfOrder(order({ happenings: [...twice, sent, back, { ...back, amount: 300 }] }));
  expect(told(after).slice(3)).toEqual([
    ["12-03", "advance", "card", 5_500],
    ["12-03", "back", "card", 300],
  ]);
});

const yen = fc.integer({ min: 1, max: 50_000 });
const histories = fc
  .record({
    method: fc.constantFrom("card", "paypay", "invoice"),
    payments: fc.integer({ min: 1, max: 2 }),
    amounts: fc.tuple(yen, fc.option(yen, { nil: 0 })),
    coupon: fc.integer({ min: 0, max: 900 }),
    steps: fc.array(fc.constantFrom("sent", "not-sent", 100, 333, 1_000), { maxLength: 8 }),
  })
  .map(({ method, payments, amounts: [ten, eight], coupon, steps }): BookedOrder => {
    const taxes = [share(1000, ten), share(800, eight ?? 0)].filter(({ amount }) => amount > 0);
    const total = taxes.reduce((sum, { amount }) => sum + amount, 0);
    const happenings: OrderHappening[] = [];
    const captures = method === "invoice" ? 0 : payments;
    for (let count = 0; count < captures; count++)
      happenings.push({ what: "captured", day: "2026-12-01", amount: total });
    let left = Math.max(1, captures) * total;
    for (const [index, step] of steps.entries()) {
      const day = `2026-12-${String(index + 2).padStart(2, "0")}`;
      if (typeof step === "string") happenings.push({ what: step as "sent", day });
      else if (left >= step) {
        left -= step;
        happenings.push({ what: "refunded", day, amount: step });
      }
    }
    return order({ method: method as "card", taxes, coupon, happenings });
  });

test("whatever happens to an order, what is left in each account is what the ledger says", () => {
  fc.assert(
    fc.property(histories, (one) => {
      const rows = journalOfOrder(one);
      const total = one.taxes.reduce((sum, { amount }) => sum + amount, 0);
      const refunded = one.happenings.reduce((sum, step) => sum + (step.what === "refunded" ? step.amount : 0), 0);
      const isSent = one.happenings.findLast(({ what }) => what === "sent" || what === "not-sent")?.what === "sent";
      const captured = one.happenings.reduce((sum, step) => sum + (step.what === "captured" ? step.amount : 0), 0);
      // What was paid twice goes back first.
      const over = Math.max(0, captured - total);
      const kept = total - Math.max(0, refunded - over);
      const sold = isSent ? kept : 0;
      const turnover = (["sales", "coupon", "miles", "back"] as const).map((account) => balance(rows, account));
      expect(turnover.reduce((sum, one) => sum + one, 0)).toBe(0 - sold);
      const isInvoice = one.method === "invoice";
      expect(balance(rows, "advance")).toBe(isInvoice ? 0 : sold + refunded - captured);
      expect(balance(rows, isInvoice ? "invoice" : one.method)).toBe(isInvoice ? sold : captured - refunded);
      expect(rows.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
      for (const account of ["sales", "advance", "card", "invoice"] as const)
        expect(balance(perDay(rows), account)).toBe(balance(rows, account));
    }),
  );
});

test("fees, payouts and the bank's money have their rows", () => {
  const line = { day: "2026-12-01", method: "card", about: "po_1" } as const;
  expect(told(journalOfGateway({ ...line, kind: "fee", amount: 180 }))).toEqual([["12-01", "fee", "card", 180]]);
  expect(told(journalOfGateway({ ...line, kind: "payout", amount: 9_000 }))).toEqual([
    ["12-01", "bank", "card", 9_000],
  ]);
  expect(told(journalOfGateway({ ...line, kind: "other", amount: -70 }))).toEqual([["12-01", "card", "unclear", 70]]);
  expect(journalOfGateway({ ...line, kind: "fee", amount: 0 })).toEqual([]);
  const receipt = { day: "2026-12-01", amount: 5_000, partner: "版木", about: "S-2026-000012", what: "銀行入金" };
  expect(told([journalOfReceipt({ ...receipt, direction: "in" })])).toEqual([["12-01", "bank", "invoice", 5_000]]);
  expect(told([journalOfReceipt({ ...receipt, direction: "out" })])).toEqual([["12-01", "invoice", "bank", 5_000]]);
});

test("each program has its columns, and no note is wider than 弥生 takes", () => {
  const partner = "とても長い名前の株式会社ながいながいながいながいながい製作所東日本支社";
  const rows = journalOfOrder(order({ method: "invoice", partner, happenings: [{ what: "sent", day: "2026-12-02" }] }));
  for (const [software, columns] of [
    ["freee", 33],
    ["moneyforward", 27],
    ["yayoi", 25],
  ] as const) {
    const { head, rows: written } = journalFile(software, rows, DEFAULT_JOURNAL);
    expect(head?.length ?? 25, software).toBe(columns);
    expect(written.map(({ length }) => length)).toEqual([columns]);
  }
  const [yayoi] = journalFile("yayoi", rows, DEFAULT_JOURNAL).rows;
  expect(widthOf(yayoi?.[16] ?? "")).toBeLessThanOrEqual(64);
  expect(yayoi?.slice(0, 9)).toEqual(["2000", "", "", "2026/12/02", "売掛金", "", "", "対象外", "5500"]);
});
