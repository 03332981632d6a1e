import { writeFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../../testing/ask-operator.ts";
import { value } from "../../../testing/index.ts";
import type { TestBuyer } from "../../orders/testing/index.ts";
import { type Billing, openBilling } from "../testing/index.ts";
import { importStatement } from "./import-statement.ts";
import { confirmMatch } from "./match-lines.ts";
import { listProposals } from "./propose-lines.ts";
import { type Came, movementsFile, noticeFile } from "./statements.fixture.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

const db = () => billing.desk.database.db;
const take = async (came: readonly Came[], name = "bank.txt") =>
  importStatement(billing.desk, { name, bytes: noticeFile(came), mapping: undefined });

async function billOf(buyer: TestBuyer) {
  const { rows } = await db().execute<{ number: string; amount: number }>(
    sql`select number, amount from documents where user_id = ${buyer.member.id} and kind = 'invoice' order by id desc`,
  );
  return rows[0] as { number: string; amount: number };
}

async function openBilled(month: string, day: string) {
  billing.at(`${month}-10`);
  const buyer = await billing.business();
  await billing.send(buyer);
  await billing.close(day);
  return { buyer, ...(await billOf(buyer)) };
}

const lines = async () => (await listProposals(billing.desk, { most: 50 })).lines;
const idOf = async (payer: string) => (await lines()).find((line) => line.payer === payer)?.id ?? "";

test("a file adds its lines once, and so do files whose days overlap; two that say the same are two", async () => {
  billing.at("2026-12-01");
  const same = { day: "081130", amount: 777, payer: "ﾅﾅ", reference: 3 };
  const first = [same, same, { day: "081130", amount: 5, payer: "ｺﾞ" }];
  const added = async (came: readonly Came[]) => value(await take(came)).added;
  expect(await added(first)).toBe(3);
  expect(await added(first)).toBe(0);
  expect(await added([...first, { day: "081201", amount: 9, payer: "ｷﾕｳ" }])).toBe(1);
  expect(await Promise.all([added([...first, same]), added([...first, same])])).toContain(1);
  expect(await lines()).toHaveLength(5);
  const other = noticeFile(first, { account: "7654321" });
  expect(await importStatement(billing.desk, { name: "x", bytes: other, mapping: undefined })).toMatchObject({
    failure: { code: "billing/other-account", account: "9999-999-7654321" },
  });
});

test("a payment that another kind of file told before is marked, and nothing is proposed for it", async () => {
  const { amount } = await openBilled("2026-12", "2027-01-01");
  const came = { day: "090112", amount, payer: "ﾌﾀｺﾞ" };
  value(await take([came, { ...came, reference: 2 }]));
  const bytes = movementsFile([came, { ...came, amount: amount + 1 }]);
  value(await importStatement(billing.desk, { name: "meisai.txt", bytes, mapping: undefined }));
  const twins = (await lines()).filter(({ payer }) => payer === "ﾌﾀｺﾞ");
  // Two of the same kind of file are two payments.
  expect(twins.map((line) => [line.amount, line.hasTwin, line.proposals.length > 0])).toEqual([
    [amount, false, true],
    [amount, false, true],
    [amount, true, false],
    [amount + 1, false, false],
  ]);
});

test("a line is proposed by number, amount and name, confirmed by a person once, and learnt from", async () => {
  const { buyer, number, amount } = await openBilled("2026-12", "2027-01-01");
  const payer = `${number.replaceAll(/\D/g, "")} ｶ)ﾊﾝｷﾞｼﾖｳｶｲ`;
  value(await take([{ day: "090115", amount: amount - 440, payer }]));
  const line = (await lines()).find((one) => one.payer === payer);
  expect(line?.proposals).toEqual([
    { number, reasons: ["number"], partner: expect.any(String), open: expect.any(Number) },
  ]);
  const lineId = line?.id ?? "";
  const both = await Promise.all([1, 2, 3].map(() => confirmMatch(billing.desk, { lineId, parts: [{ number }] })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  // The fee was taken off by the sender: short, until the rest comes.
  expect(value(both.find(({ ok }) => ok) as never)).toMatchObject({
    rest: 0,
    parts: [{ number, open: 440, credit: 0 }],
  });
  value(await take([{ day: "090120", amount: 1, payer: "ﾊﾝｷﾞｼﾖｳｶｲ(ｶ" }]));
  const named = (await lines()).find((one) => one.payer.endsWith("(ｶ"));
  expect(named?.proposals).toEqual([
    { number, reasons: ["name"], partner: expect.any(String), open: expect.any(Number) },
  ]);
  expect(buyer.member.kind).toBe("business");
});

test("the commands: import, list, confirm, take back and match again; what is matched is listed no more", async () => {
  const { number, amount } = await openBilled("2027-02", "2027-03-01");
  const { opened, day } = billing;
  const now = () => new Date(`${day()}T03:00:00Z`);
  const ask = (...args: string[]) => askOperator({ ...opened, now }, ...args);
  const path = `${opened.dataDir}/march.csv`;
  await writeFile(path, `日付,入金,摘要\n2027/03/15,"${amount.toLocaleString("en")}",ﾀﾅｶ\n`);
  expect(await ask("import-bank-statement", path, "--yes")).toMatchObject({ code: 1 });
  expect(await ask("import-bank-statement", path, "--mapping", "minato", "--yes")).toMatchObject({ code: 1 });
  expect(await ask("save-bank-mapping", "minato", "--columns", "日付,入金,摘要", "--yes")).toMatchObject({ code: 0 });
  const imported = await ask("import-bank-statement", path, "--mapping", "minato", "--yes");
  expect(imported.output).toContain("Done: 1 of 1 lines are new.");
  expect(imported.output).toContain(`${number}?  by the amount`);
  expect((await ask("import-bank-statement", path, "--mapping", "minato", "--yes")).output).toContain("Done: 0 of 1");
  const id = await idOf("ﾀﾅｶ");
  expect(await ask("confirm-match", id, "S-2020-000001", "--yes")).toMatchObject({ code: 1 });
  expect(await ask("confirm-match", id, number, "--yes")).toMatchObject({ output: `Done: ${number} is paid.` });
  expect((await ask("bank-lines")).output).not.toContain("ﾀﾅｶ");
  expect(await ask("confirm-match", id, number, "--yes")).toMatchObject({ code: 1 });
  expect(await ask("undo-match", id, "--note", "別の田中さま", "--yes")).toMatchObject({ code: 0 });
  expect((await ask("bank-lines")).output).toContain("ﾀﾅｶ");
  expect((await ask("bills")).output).toContain(number);
  expect(await ask("confirm-match", id, number, "--yes")).toMatchObject({ code: 0 });
});

test("a line that the bank took back is listed and cannot be matched; lines and payments are never changed", async () => {
  const { number } = await openBilled("2027-04", "2027-05-01");
  value(await take([{ day: "090510", amount: 50, payer: "ﾄﾘｹｼ", isCancelled: true }]));
  const lineId = await idOf("ﾄﾘｹｼ");
  expect(await confirmMatch(billing.desk, { lineId, parts: [{ number }] })).toMatchObject({
    failure: { code: "billing/no-such-line" },
  });
  for (const statement of [
    sql`update bank_lines set amount = 1`,
    sql`delete from bank_lines`,
    sql`update bill_entries set amount = 1`,
    sql`delete from bill_entries`,
    sql`update bills set amount = 1`,
    sql`delete from bill_orders`,
    sql`truncate bills cascade`,
  ])
    await expect(db().execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("refused") },
    });
});
