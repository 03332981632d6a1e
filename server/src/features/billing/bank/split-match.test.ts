import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../../testing/ask-operator.ts";
import { value } from "../../../testing/index.ts";
import { readAccount } from "../list-bills.ts";
import { type Billing, openBilling } from "../testing/index.ts";
import { undoEntry } from "../undo-entry.ts";
import { importStatement } from "./import-statement.ts";
import { confirmMatch, undoMatch } from "./match-lines.ts";
import { listProposals } from "./propose-lines.ts";
import { setAside, takeUp } from "./set-aside.ts";
import { noticeFile } from "./statements.fixture.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling("2026-11-10T03:00:00Z");
});
afterAll(() => billing.opened.stop());

/** A business with a bill over one order. */
async function openBilled() {
  const buyer = await billing.business();
  const { order_id } = await billing.send(buyer);
  return { buyer, order_id, userId: buyer.member.id };
}

async function billOf(userId: string) {
  const { bills, credit } = await readAccount(billing.desk, billing.desk.database.db, userId);
  const [bill] = bills;
  if (!bill) throw new Error("there is no bill");
  return { ...bill, number: bill.document.number, credit };
}

async function comes(amount: number, payer: string) {
  const bytes = noticeFile([{ day: "081215", amount, payer }]);
  value(await importStatement(billing.desk, { name: "a", bytes, mapping: undefined }));
  return (await waiting()).find((line) => line.payer === payer)?.id ?? "";
}

const waiting = async () => (await listProposals(billing.desk, { most: 50 })).lines;
async function paymentOf({ order_id }: { order_id: string }) {
  const { rows } = await billing.desk.database.db.execute(sql`select payment from orders where id = ${order_id}`);
  return rows[0]?.["payment"];
}
const restOf = async (lineId: string) => (await waiting()).find(({ id }) => id === lineId)?.rest;

test("one line pays for bills of two businesses, short of the one and more than the other; taken back it is all open again", async () => {
  const { desk, at, close, day } = billing;
  at("2026-11-10");
  const [parent, daughter] = [await openBilled(), await openBilled()];
  await close("2026-12-01");
  at("2026-12-16");
  const [first, second] = [await billOf(parent.userId), await billOf(daughter.userId)];
  const lineId = await comes(first.amount + second.amount + 1_000, "ｵﾔｶﾞｲｼﾔ");
  const over = (number: string, amount: number) => ({ number, amount });
  const all = first.amount + second.amount;
  // Nothing of it is kept when one part of it cannot be.
  expect(
    await confirmMatch(desk, { lineId, parts: [over(first.number, all), over(second.number, 1_001)] }),
  ).toMatchObject({ ok: false, failure: { code: "billing/more-than-line" } });
  expect(await confirmMatch(desk, { lineId, parts: [over(first.number, 1), over("S-2020-000001", 1)] })).toMatchObject({
    failure: { code: "billing/no-such-bill", number: "S-2020-000001" },
  });
  expect((await billOf(parent.userId)).paid).toBe(0);

  const parts = [over(first.number, first.amount - 440), over(second.number, second.amount + 300)];
  const matched = value(await confirmMatch(desk, { lineId, parts }));
  expect(matched.rest).toBe(1_140);
  expect(await restOf(lineId)).toBe(1_140);
  expect(await billOf(parent.userId)).toMatchObject({ open: 440, state: "partly-paid", credit: 0 });
  expect(await billOf(daughter.userId)).toMatchObject({ open: 0, state: "overpaid", credit: 300 });
  expect(await paymentOf(daughter)).toBe("paid");
  // Two who give away the rest at once: it is there once.
  const rest = { lineId, parts: [over(first.number, 1_140)] };
  const both = await Promise.all([confirmMatch(desk, rest), confirmMatch(desk, rest)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await restOf(lineId)).toBeUndefined();
  expect(await billOf(parent.userId)).toMatchObject({ open: 0, credit: 700 });

  // One part was another's: as much waits again.
  const entryId = (await billOf(daughter.userId)).entries[0]?.id ?? "";
  value(await undoEntry(desk, { userId: daughter.userId, entryId, day: day(), note: "別の会社" }));
  expect(await restOf(lineId)).toBe(second.amount + 300);
  const undo = { lineId, day: day(), note: "親会社のご入金ではない" };
  expect(value(await undoMatch(desk, undo)).amount).toBe(first.amount + 700);
  expect(await undoMatch(desk, undo)).toMatchObject({ failure: { code: "billing/no-such-line" } });
  expect(await restOf(lineId)).toBe(all + 1_000);
  expect(await billOf(parent.userId)).toMatchObject({ open: first.amount, state: "open", credit: 0 });
  expect((await billOf(parent.userId)).entries.map(({ kind, note }) => [kind, note])).toContainEqual([
    "undone",
    "親会社のご入金ではない",
  ]);
  expect(await paymentOf(daughter)).toBe("invoiced");
});

test("what is no payment for a bill is set aside with what it is, and taken up again", async () => {
  const { desk } = billing;
  const lineId = await comes(12, "ﾘｿｸ");
  value(await setAside(desk, { lineId, note: "利息" }));
  expect(await restOf(lineId)).toBeUndefined();
  const { lines } = await listProposals(desk, { aside: true, most: 50 });
  expect(lines).toMatchObject([{ id: lineId, note: "利息", rest: 12 }]);
  value(await takeUp(desk, { lineId }));
  expect(await restOf(lineId)).toBe(12);
});

test("the commands: parts with their yen, what is left, aside, and page after page", async () => {
  const { at, close, opened, day } = billing;
  at("2027-01-10");
  const { userId } = await openBilled();
  await close("2027-02-01");
  const { number, amount } = await billOf(userId);
  const lineId = await comes(amount + 50, "ﾌﾞﾌﾞﾝ");
  const now = () => new Date(`${day()}T03:00:00Z`);
  const ask = (...args: string[]) => askOperator({ ...opened, now }, ...args);
  expect(await ask("confirm-match", lineId, number, number, "--yes")).toMatchObject({ code: 1 });
  expect(await ask("confirm-match", lineId, `${number}:x`, "--yes")).toMatchObject({ code: 1 });
  const matched = await ask("confirm-match", lineId, `${number}:1`, `${number}:${amount - 1}`, "--yes");
  expect(matched.output).toContain(`Done: ${number} is paid.`);
  expect(matched.output).toContain("¥ 50 of the line pay for nothing yet.");
  expect((await ask("bank-lines")).output).toContain(`¥ 50 of`);
  expect(await ask("set-line-aside", lineId, "--yes")).toMatchObject({ code: 1 });
  expect(await ask("set-line-aside", lineId, "--note", "振込の誤差", "--yes")).toMatchObject({ code: 0 });
  expect((await ask("bank-lines", "aside")).output).toContain("振込の誤差");
  expect(await ask("take-line-up", lineId, "--yes")).toMatchObject({ code: 0 });
  expect((await ask("bank-lines", "--after", lineId)).output).not.toContain(lineId);
  expect((await ask("bills", "all")).output).toContain(number);
  expect((await ask("bills", "all", "--after", number)).output).not.toContain(number);
  expect((await ask("bills", "open")).output).not.toContain(number);
});

test("a page after the other brings every bill and line once", async () => {
  const { desk } = billing;
  const seen: string[] = [];
  let next: Awaited<ReturnType<typeof listProposals>>["next"];
  do {
    const page = await listProposals(desk, { most: 1, after: next });
    seen.push(...page.lines.map(({ id }) => id));
    next = page.next;
  } while (next);
  const { rows } = await desk.database.db.execute<{ id: string }>(
    sql`select line_id as id from open_bank_lines where aside_at is null order by day, line_id`,
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(1);
});
