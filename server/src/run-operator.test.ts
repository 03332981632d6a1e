import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBusinessStanding } from "./features/members/index.ts";
import { readLetters } from "./features/members/testing/index.ts";
import { openBuyer, placeCart } from "./features/orders/testing/index.ts";
import { runOperator } from "./run-operator.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** The command as the operator gives it, answering no to every question. */
async function operator(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const hear = (line: string) => lines.push(line);
  const variables = { DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir };
  const code = await runOperator({ args, variables, say: hear, complain: hear, confirm: async () => false });
  return { code, output: lines.join("\n") };
}

test("approves a business with a discount, rejects it again, and writes it letters", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const standing = () => findBusinessStanding(opened.shop.database.db, member.id);

  expect(await operator("approve-business", member.email)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nothing was changed"),
  });
  expect(await standing()).toMatchObject({ state: "waiting" });

  expect(await operator("approve-business", member.email.toUpperCase(), "--discount", "7.5", "--yes")).toMatchObject({
    code: 0,
  });
  expect(await standing()).toMatchObject({ state: "approved", discountRateBp: 750 });

  expect(await operator("reject-business", member.email, "--yes")).toMatchObject({ code: 0 });
  expect(await standing()).toMatchObject({ state: "rejected", discountRateBp: 0 });
  expect(await readLetters(opened.shop.mail.folder as string, member.email)).toHaveLength(2);
});

test("moves an order on once the buyer can no longer cancel", async () => {
  const placed = await placeCart(await openBuyer(opened, { kind: "business" }), 1);
  const number = placed.ok ? placed.value.order_number : "";
  expect(await operator("advance-order", number, "printing", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("can still cancel"),
  });
  await opened.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  expect(await operator("advance-order", number, "printing")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number.toLowerCase(), "printing", "--yes")).toMatchObject({
    code: 0,
    output: "Done: printing.",
  });
  expect(await operator("advance-order", number, "shipped", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number, "lost", "--yes")).toMatchObject({ code: 1 });
});

test("explains itself, and refuses what it does not know", async () => {
  expect(await operator("--help")).toMatchObject({
    code: 0,
    output: expect.stringContaining("approve-business <email>"),
  });
  expect(await operator()).toMatchObject({ code: 1 });
  expect(await operator("approve-everyone")).toMatchObject({
    code: 1,
    output: expect.stringContaining("no command approve-everyone"),
  });
  expect(await operator("approve-business", "nobody@example.com", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("approve-business", "nobody@example.com", "--wrong")).toMatchObject({ code: 1 });
});
