import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sendInquiry } from "@surimono/contract/editorial";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const inquiry = {
  name: "摺木 みどり",
  email: "midori@example.com",
  phone: "03-1234-5678",
  topic: "order",
  message: "届く日を教えてください。",
} as const;

interface Kept {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

async function letters(): Promise<Kept[]> {
  const folder = join(opened.dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as Kept));
}

test("is kept with whoever asked, mailed to the operator, and acknowledged without its words", async () => {
  const { call, member } = await opened.asMember();
  expect(await call(sendInquiry, { ...inquiry, name: ` ${inquiry.name} ` })).toMatchObject({ ok: true });
  const { rows } = await opened.shop.database.pool.query("select * from inquiries");
  expect(rows).toMatchObject([{ ...inquiry, user_id: member.id }]);
  await expect.poll(letters, { interval: 200 }).toHaveLength(2);
  const sent = await letters();
  const toOperator = sent.find(({ to }) => to === opened.shop.env.mailFrom);
  expect(toOperator?.text).toContain(inquiry.message);
  // So that the answer reaches the right person.
  expect(toOperator?.replyTo).toBe(inquiry.email);
  const toCustomer = sent.find(({ to }) => to === inquiry.email);
  expect(toCustomer?.text).toContain(rows[0].id);
  expect(toCustomer?.text).not.toContain(inquiry.message);
  expect(toCustomer?.text).not.toContain(inquiry.name);
});

test.each([
  [{ name: "" }, "editorial/required"],
  [{ name: "<b>" }, "editorial/disallowed-characters"],
  [{ email: "midori@" }, "editorial/invalid-email"],
  [{ phone: "12345" }, "editorial/invalid-phone"],
])("%j is refused, and nothing is kept", async (change, code) => {
  const fresh = await openTestShop();
  try {
    const answer = await fresh.callAs()(sendInquiry, { ...inquiry, ...change });
    expect(answer).toMatchObject({ ok: false, failure: { code, status: 422 } });
    const { rows } = await fresh.shop.database.pool.query("select 1 from inquiries");
    expect(rows).toEqual([]);
  } finally {
    await fresh.stop();
  }
});

test("the same words again, by two clicks or after a lost answer, are one inquiry, and other words another", async () => {
  const fresh = await openTestShop();
  try {
    const ask = fresh.callAs();
    const twice = await Promise.all([ask(sendInquiry, inquiry), ask(sendInquiry, inquiry)]);
    const other = await ask(sendInquiry, { ...inquiry, message: "色の違いも教えてください。" });
    expect([...twice, other].map(({ ok }) => ok)).toEqual([true, true, true]);
    const { pool } = fresh.shop.database;
    expect((await pool.query("select message from inquiries order by created_at")).rows).toEqual([
      { message: inquiry.message },
      { message: "色の違いも教えてください。" },
    ]);
    await pool.query("update inquiries set created_at = created_at - interval '11 minutes'");
    await ask(sendInquiry, inquiry);
    expect((await pool.query("select 1 from inquiries")).rows).toHaveLength(3);
  } finally {
    await fresh.stop();
  }
});

test("the sixth within an hour is refused", async () => {
  const fresh = await openTestShop();
  try {
    const answers = [];
    for (let times = 0; times < 6; times++) answers.push(await fresh.callAs()(sendInquiry, inquiry));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(answers.at(-1)).toMatchObject({ failure: { code: "request/too-many", status: 429 } });
  } finally {
    await fresh.stop();
  }
});
