import {
  type BANK_VIEWS,
  confirmBankLine,
  getDeskBill,
  listBankLines,
  listBankMappings,
  listDeskBills,
  listDeskMembers,
  saveBankMapping,
  setBankLineAside,
  takeBankLineUp,
  takeBankStatement,
  undoBankLine,
} from "@surimono/contract/desk";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../../testing/index.ts";
import { type Billing, noticeFile, openBilling } from "../../billing/testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

test("a person takes a statement over and says what each line pays for, which can be taken back (rule billing-desk-bank)", async () => {
  const { opened, desk, at } = billing;
  const { db } = desk.database;
  for (const buyer of [await billing.business(), await billing.business()]) await billing.send(buyer);
  await billing.close("2026-12-01");
  at("2026-12-16");
  const { call, id: operatorId } = await opened.asOperator("finance");
  const [first, second] = value(await call(listDeskBills, {})).bills;
  if (!first || !second) throw new Error("two bills were made");
  const amount = first.amount + second.amount + 300;
  const lines = [
    { day: "081215", amount, payer: `${first.number} ｽﾘﾓﾉ` },
    { day: "081216", amount: 12, payer: "ﾘｿｸ" },
  ];
  const statement = { name: "nyukin.txt", file: base64(noticeFile(lines)), mapping: null };
  for (const [layout, code] of [
    ["movements", "desk/unreadable-statement"],
    ["none", "desk/no-such-mapping"],
  ])
    expect(await call(takeBankStatement, { ...statement, layout })).toMatchObject({ failure: { code } });
  expect(value(await call(takeBankStatement, { ...statement, layout: "notice" }))).toEqual({ added: 2, lines: 2 });
  expect(value(await call(takeBankStatement, statement))).toEqual({ added: 0, lines: 2 });
  const elsewhere = { ...statement, file: base64(noticeFile(lines, { account: "1234567" })) };
  expect(await call(takeBankStatement, elsewhere)).toMatchObject({ failure: { code: "desk/other-account" } });
  const csv = { name: "a.csv", file: base64("日付,入金,摘要\n2026/12/16,500,ｶﾌﾞ)ｽﾘﾓﾉ\n"), mapping: "みほん" };
  expect(await call(takeBankStatement, csv)).toMatchObject({ failure: { code: "desk/no-such-mapping" } });
  const mapping = { name: "みほん", encoding: "shift_jis", day: "日付", amount: "入金", payer: "なし" } as const;
  value(await call(saveBankMapping, mapping));
  value(await call(saveBankMapping, { ...mapping, encoding: "utf-8", payer: "摘要" }));
  const wrong = { ...csv, file: base64("日付,入金,摘要\n2026/12/16,百円,ﾀﾅｶ\n") };
  expect(await call(takeBankStatement, wrong)).toMatchObject({
    failure: { code: "desk/unreadable-statement", detail: { line: 2, column: "amount", text: "百円" } },
  });
  const saved = value(await call(listBankMappings, {}));
  expect(saved.mappings).toEqual([{ ...mapping, encoding: "utf-8", payer: "摘要" }]);
  expect(saved.layouts.map(({ layout }) => layout)).toEqual(["notice-12", "notice", "movements"]);
  expect(value(await call(takeBankStatement, csv))).toEqual({ added: 1, lines: 1 });

  const look = async (view: (typeof BANK_VIEWS)[number]) => value(await call(listBankLines, { view })).lines;
  const [line, interest, small] = await look("waiting");
  if (!line || !interest || !small) throw new Error("three lines wait");
  expect(line).toMatchObject({ day: "2026-12-15", amount, rest: amount, matches: [] });
  expect(line.proposals[0]).toMatchObject({ number: first.number, partner: first.partner, open: first.amount });
  expect(line.proposals[0]?.reasons).toContain("number");

  const { line_id } = line;
  const parts = [
    { number: first.number, amount: first.amount },
    { number: second.number, amount: second.amount },
  ];
  const confirm = { line_id, rest: amount, parts };
  expect(
    await call(confirmBankLine, { ...confirm, parts: [{ number: first.number, amount: amount + 1 }] }),
  ).toMatchObject({
    failure: { code: "desk/more-than-line" },
  });
  // Two clicks, or two who look at the same line, are one decision, though enough is left for a small part twice.
  const part = { ...confirm, parts: [{ number: first.number, amount: 100 }] };
  const both = await Promise.all([call(confirmBankLine, part), call(confirmBankLine, part)]);
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { rest: amount - 100 } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "desk/line-changed" } });
  const undo = async (reason: string) => {
    const [matched] = await look("matched");
    const entry_ids = (matched?.matches ?? []).map(({ entry_id }) => entry_id);
    return { line_id, reason, entry_ids };
  };
  const early = await undo("一部ではなかった");
  expect(value(await call(undoBankLine, early))).toEqual({ amount: 100 });
  expect(value(await call(confirmBankLine, confirm))).toEqual({ rest: 300 });
  // Whoever reads the bank's page finds them by what stands there, with the number of the bill, a legal form or neither (rule members-desk).
  for (const text of [line.payer, "ｶ)ｽﾘﾓﾉ", "株式会社スリモノ", "スリモ"]) {
    const { members } = value(await call(listDeskMembers, { text }));
    expect(new Set(members.map(({ company }) => company)), text).toEqual(new Set([first.partner, second.partner]));
  }
  expect(value(await call(listDeskMembers, { text: "ｶ)" })).members).toEqual([]);
  expect(await look("matched")).toMatchObject([{ line_id, rest: 300, matches: parts }]);
  expect(value(await call(getDeskBill, { number: second.number }))).toMatchObject({
    bill: { open: 0 },
    entries: [{ by_bank: true, day: "2026-12-15" }],
  });
  // Neither what is left nor what it pays for is decided upon by who has read something else.
  const aside = { line_id, reason: "手数料", rest: 300 };
  expect(await call(setBankLineAside, { ...aside, rest: amount })).toMatchObject({
    failure: { code: "desk/line-changed" },
  });
  value(await call(setBankLineAside, aside));
  expect(await call(undoBankLine, early)).toMatchObject({ failure: { code: "desk/line-changed" } });
  const late = await undo("別の会社");
  expect(value(await call(undoBankLine, late))).toEqual({ amount: amount - 300 });
  expect(await call(undoBankLine, late)).toMatchObject({ failure: { code: "desk/no-such-line" } });
  expect(await look("matched")).toEqual([]);
  // All of it waits again, also what had been set aside.
  expect((await look("waiting"))[0]).toMatchObject({ line_id, rest: amount, note: "" });

  value(await call(setBankLineAside, { line_id: interest.line_id, reason: "利息", rest: 12 }));
  expect(await look("aside")).toMatchObject([{ line_id: interest.line_id, note: "利息" }]);
  value(await call(takeBankLineUp, { line_id: interest.line_id }));
  expect(await look("aside")).toEqual([]);
  const { rows } = await db.execute(sql`select action, subject_id, reason from operator_deeds
    where operator_id = ${operatorId}::uuid order by id`);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["takeBankStatement", "nyukin.txt", null],
    ["takeBankStatement", "nyukin.txt", null],
    ["saveBankMapping", "みほん", null],
    ["saveBankMapping", "みほん", null],
    ["takeBankStatement", "a.csv", null],
    ["confirmBankLine", line_id, null],
    ["undoBankLine", line_id, "一部ではなかった"],
    ["confirmBankLine", line_id, null],
    ["setBankLineAside", line_id, "手数料"],
    ["undoBankLine", line_id, "別の会社"],
    ["setBankLineAside", interest.line_id, "利息"],
    ["takeBankLineUp", interest.line_id, null],
  ]);
});

test("a bank's file of very many lines is taken over in one, and once (rule billing-statement)", async () => {
  const { call } = await billing.opened.asOperator("finance");
  value(await call(saveBankMapping, { name: "長い", encoding: "utf-8", day: "日付", amount: "入金", payer: "摘要" }));
  const count = 7_400;
  const lines = Array.from({ length: count }, (_, at) => `2026/11/01,${at + 1},ﾅｶﾞｲ`);
  const csv = (name: string, ...more: string[]) => ({
    ...{ name, mapping: "長い", file: base64(`日付,入金,摘要\n${[...lines, ...more].join("\n")}\n`) },
  });
  expect(value(await call(takeBankStatement, csv("a.csv")))).toEqual({ added: count, lines: count });
  expect(value(await call(takeBankStatement, csv("a.csv")))).toEqual({ added: 0, lines: count });
  const longer = csv("b.csv", "2026/11/02,1,ﾅｶﾞｲ");
  expect(value(await call(takeBankStatement, longer))).toEqual({ added: 1, lines: count + 1 });
});
