import { exportJournal, getJournalSettings, previewJournal, setJournalSettings } from "@surimono/contract/books";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { repayCredit, returnOrder } from "../billing/index.ts";
import { type Billing, openBilling } from "../billing/testing/index.ts";
import { advanceOrder } from "../orders/index.ts";
import { actAtPayPage, openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling("2026-11-10T03:00:00Z");
});
afterAll(() => billing.opened.stop());

/** Letter by letter, apart from the shop's own reader. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted && letter === '"' && text[at + 1] === '"') cell += text[++at];
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === "," || letter === "\n")) {
      row.push(cell);
      cell = "";
      if (letter === "\n") rows.push(row.splice(0));
    } else if (quoted || letter !== "\r") cell += letter;
  }
  expect([quoted, cell, row]).toEqual([false, "", []]);
  return rows;
}

const paidByCard = async () => {
  const { opened, desk } = billing;
  const placed = value(await placeCart(await openBuyer(opened)));
  await actAtPayPage(placed.payment_url, "pay");
  await waitUntil("the money", async () => {
    const { rows } = await desk.database.db.execute(
      sql`select 1 from orders where id = ${placed.order_id}::uuid and payment = 'paid'`,
    );
    return rows.length === 1;
  });
  return placed;
};

test("the journal is what the ledger says, in the files of three programs (rule books-journal)", async () => {
  const { opened, desk, at } = billing;
  const { db } = desk.database;
  const business = await billing.business();
  await db.execute(
    sql`update business_profiles set company_name = '㈱髙﨑, 版木' where user_id = ${business.member.id}`,
  );
  const sent = await billing.send(business);
  await billing.place(business);
  const waiting = await paidByCard();
  const gone = await paidByCard();
  at("2026-11-12");
  for (const step of ["printing", "packed", "shipped"] as const)
    value(await advanceOrder({ ...opened.shop, onMoved }, gone.order_number, step, opened.shop.now()));
  // At the gateway a refund of before and one of after the sending.
  await db.execute(sql`insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
    select user_id, order_id, gen_random_uuid(), provider, 're_' || order_id, 'refunded', 330, '2026-11-13T00:00:00Z'
    from payment_events where type = 'captured'`);
  at("2026-11-20");
  await billing.close("2026-12-01");
  at("2026-12-10");
  const { rows: bills } = await db.execute<{ number: string; amount: number }>(
    sql`select number, bills.amount from bills join documents on documents.id = bills.document_id`,
  );
  const [bill] = bills;
  if (!bill) throw new Error("a bill was made");
  await billing.pay(bill.number, bill.amount + 1_000);
  value(await returnOrder(desk, { number: sent.order_number, amount: 200, reason: "値引き" }));
  const repayment = { userId: business.member.id, amount: 700, day: "2026-12-11", note: "" };
  value(await repayCredit(desk, repayment));

  const { call } = await opened.asOperator("finance");
  const days = { from: "2026-11-01", until: "2026-12-31" };
  const preview = value(await call(previewJournal, days));
  const moved = new Map(preview.accounts.map(({ account, debit, credit }) => [account, debit - credit]));
  const { rows: ledger } = await db.execute<{ sent: number; waiting: number; owed: number }>(sql`
    select (select sum(total)::int from orders where id = ${gone.order_id}::uuid) as sent,
      (select sum(total)::int from orders where id = ${waiting.order_id}::uuid) as waiting,
      (select sum(open - credit)::int from billing_accounts) as owed`);
  const [known] = ledger;
  if (!known) throw new Error("there is a ledger");
  const invoiced = bill.amount - 200;
  expect(Object.fromEntries(moved)).toEqual({
    card: known.sent + known.waiting - 660,
    advance: -(known.waiting - 330),
    sales: -(known.sent + bill.amount),
    back: 330 + 200,
    invoice: known.owed,
    bank: bill.amount + 1_000 - 700,
  });
  expect(known.owed).toBe(invoiced - bill.amount - 1_000 + 700);

  const fetch_ = async (software: "freee" | "moneyforward" | "yayoi", per_day: boolean) =>
    Buffer.from(await (value(await call(exportJournal, { software, ...days, per_day })) as Blob).arrayBuffer());
  const sums = new Set<number>();
  for (const [software, at_, columns] of [
    ["freee", { day: 1, debit: 15, credit: 29, account: 4 }, 33],
    ["moneyforward", { day: 1, debit: 8, credit: 16, account: 2 }, 27],
    ["yayoi", { day: 3, debit: 8, credit: 14, account: 4 }, 25],
  ] as const)
    for (const perDay of [false, true]) {
      const bytes = await fetch_(software, perDay);
      const text = new TextDecoder(software === "yayoi" ? "shift_jis" : "utf-8", { fatal: true }).decode(bytes);
      const rows = parse(text);
      if (software !== "yayoi") {
        expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
        expect(rows.shift()?.[0]).toBe(software === "freee" ? "[表題行]" : "取引No");
      }
      expect(new Set(rows.map(({ length }) => length)), software).toEqual(new Set([columns]));
      expect(text).toContain("髙﨑");
      expect(text).not.toContain("?");
      for (const row of rows) {
        expect(row[at_.day]).toMatch(/^2026\/1[12]\/\d\d$/);
        expect(row[at_.debit]).toBe(row[at_.credit]);
        expect(Number(row[at_.debit])).toBeGreaterThan(0);
      }
      const ofSales = rows
        .filter((row) => row[at_.account] === "売掛金")
        .reduce((sum, row) => sum + Number(row[at_.debit]), 0);
      expect(ofSales).toBe(bill.amount + 700);
      sums.add(rows.reduce((sum, row) => sum + Number(row[at_.debit]), 0));
    }
  expect(sums.size).toBe(1);
  const { files } = value(await call(previewJournal, days));
  expect(files).toHaveLength(6);
  await fetch_("yayoi", true);
  const again = value(await call(previewJournal, days)).files;
  expect(again[0]?.sha256).toBe(files[0]?.sha256);
});

test("弥生 gets no letter that its encoding lacks, and accounts are called as the operator says", async () => {
  const { opened, desk } = billing;
  const { call } = await opened.asOperator("finance");
  const days = { from: "2026-12-01", until: "2026-12-31" };
  const settings = value(await call(getJournalSettings, {}));
  const named = (name: string) => ({ ...settings, accounts: { ...settings.accounts, bank: { name, sub: "本店" } } });
  expect(await call(setJournalSettings, named("𠮷野銀行"))).toMatchObject({
    failure: { code: "books/letters-unknown" },
  });
  expect(await call(setJournalSettings, named("あ".repeat(13)))).toMatchObject({
    failure: { code: "books/name-too-long" },
  });
  value(await call(setJournalSettings, named("みなと銀行")));
  const file = value(await call(exportJournal, { software: "freee", ...days, per_day: false })) as Blob;
  expect(await file.text()).toContain("みなと銀行,,本店,");
  await desk.database.db.execute(sql`update business_profiles set company_name = '𠮷野版木'`);
  expect(value(await call(previewJournal, days)).yayoi_lacks).toMatch(/^𠮷（.*𠮷野版木）$/);
  const wish = { ...days, per_day: false };
  expect(await call(exportJournal, { software: "yayoi", ...wish })).toMatchObject({
    failure: { code: "books/letters-unknown" },
  });
  expect(await call(exportJournal, { software: "moneyforward", ...wish })).toMatchObject({ ok: true });
  expect(await call(previewJournal, { from: "2026-01-01", until: "2026-12-31" })).toMatchObject({
    failure: { code: "books/days-not-possible" },
  });
});
