import { getBills } from "@surimono/contract/billing";
import { addDays, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, type TestBuyer } from "../orders/testing/index.ts";
import { lockAccount } from "./billing.store.ts";
import { countAccount } from "./settle-account.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** One a month, the oldest first; those at `open` are not paid. Answers what their documents are called. */
async function insertBills({ member }: TestBuyer, many: number, open: readonly number[]) {
  const numbers = Array.from({ length: many }, (_, index) => `S-2020-${String(index).padStart(6, "0")}`);
  await opened.shop.database.inTransaction(async (tx) => {
    await lockAccount(tx, member.id);
    for (const [index, number] of numbers.entries()) {
      const [id, due] = [newId(), addDays("2020-01-31", index * 30)];
      await tx.execute(sql`
        insert into documents (user_id, id, kind, year, count, number, issued_at, day, partner, amount, sheet, sha256, cause)
        values (${member.id}, ${id}::uuid, 'invoice', 2020, ${index + 1}, ${number}, now(), ${due}, '', 1000, '{}', '', ${id})`);
      await tx.execute(sql`
        insert into bills (user_id, id, document_id, amount, due_on, issued_at)
        values (${member.id}, ${id}::uuid, ${id}::uuid, 1000, ${due}, now())`);
      if (open.includes(index)) continue;
      await tx.execute(sql`
        insert into bill_entries (user_id, id, kind, amount, bill_id, day, note, recorded_at)
        values (${member.id}, ${newId()}::uuid, 'paid', 1000, ${id}::uuid, ${due}, '', now())`);
    }
    await countAccount(tx, member.id);
    return ok(undefined);
  });
  return numbers;
}

test("the bills of many years come in pages: first what is open, the longest due first (rule billing-pages)", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  const numbers = await insertBills(buyer, 45, [3, 40]);
  const pages = [value(await buyer.call(getBills, {}))];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(value(await buyer.call(getBills, { after: next })));
  expect(pages.map(({ bills }) => bills.length)).toEqual([22, 20, 3]);
  const open = [numbers[3], numbers[40]];
  const paid = numbers.filter((number) => !open.includes(number)).toReversed();
  const shown = pages.flatMap(({ bills }) => bills);
  expect(shown.map(({ number }) => number)).toEqual([...open, ...paid]);
  expect(shown.map((bill) => bill.open)).toEqual([1000, 1000, ...paid.map(() => 0)]);
  for (const page of pages) expect(page).toMatchObject({ open: 2000, credit: 0, is_overdue: true });
  expect(value(await (await openBuyer(opened, { kind: "business" })).call(getBills, {}))).toMatchObject({
    ...{ bills: [], next: null, open: 0 },
  });
});
