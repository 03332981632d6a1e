import { randomUUID } from "node:crypto";
import { noteCounterOrder } from "@surimono/contract/counter";
import { exportDeeds, listDeeds, listSignIns, signInOperator, signOutOperator } from "@surimono/contract/operators";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { endSessions } from "./operators.store.ts";
import { countAttempt } from "./sign-in-limits.ts";
import { forgetSignIns, noteSignIn } from "./sign-ins.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("what was done is found by who, what, thing, words and day, page after page", async () => {
  const owner = await shop.asOperator("owner");
  const { db } = shop.shop.database;
  // 120 of a year ago, of which the last names a reason.
  await db.execute(sql`
    insert into operator_deeds (id, at, actor_kind, operator_id, actor_name, address, request_id, action, subject_kind, subject_id, reason)
    select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '70008000' || lpad(n::text, 12, '0'))::uuid, moment,
      'command', null, '古い人', 'host', 'r', 'hold-order', 'order', 'SR-' || n % 3, case when n = 120 then '100%の不良' end
    from (select n, timestamptz '2025-06-01T00:00:00+09:00' + n * interval '1 minute' as moment from generate_series(1, 120) n) old`);
  const find = async (wish: object) => {
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = value(await owner.call(listDeeds, { ...wish, ...(after && { after }) }));
      seen.push(...page.deeds.map(({ deed_id }) => deed_id));
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    return seen;
  };
  expect(await find({ who: "古い人" })).toHaveLength(120);
  expect(await find({ who: "古い" })).toEqual([]);
  expect(await find({ subject: "SR-1" })).toHaveLength(40);
  expect(await find({ action: "hold-order", subject: "SR-1", from: "2025-06-01", until: "2025-06-01" })).toHaveLength(
    40,
  );
  expect(await find({ from: "2025-06-02", until: "2025-06-30" })).toEqual([]);
  expect(await find({ text: "100%", until: "2025-06-01" })).toHaveLength(1);
  expect(await find({ text: "100_", until: "2025-06-01" })).toEqual([]);
  // Without a day it is looked for in the last year; whoever says since when reaches further back.
  expect(await find({ text: "100%" })).toEqual([]);
  expect(await find({ text: "100%", from: "2025-01-01" })).toHaveLength(1);
  const found = await find({ who: "古い人" });
  expect(found).toEqual(found.toSorted().toReversed());
  const file = value(await owner.call(exportDeeds, { who: "古い人" })) as Blob;
  const text = Buffer.from(await file.arrayBuffer()).toString();
  expect(text.trimEnd().split("\r\n")).toHaveLength(121);
  expect(text.startsWith('\ufeff"日時"')).toBe(true);
  expect(text).toContain('"注文を保留した（コマンド）"');
  expect(await find({ action: "exportDeeds" })).toHaveLength(1);
});

test("who came in, who was kept out, and what a role was refused is written down", async () => {
  const { call } = await shop.asOperator("owner");
  const viewer = await shop.asOperator("viewer");
  const stranger = { email: "hanako@elsewhere.example", password: "wrong" };
  expect(await shop.callAs()(signInOperator, stranger)).toMatchObject({
    failure: { code: "operators/sign-in-failed" },
  });
  expect(
    await viewer.call(noteCounterOrder, { order_number: "SR-0000-0000", request_key: randomUUID(), text: "x" }),
  ).toMatchObject({
    failure: { code: "access/forbidden" },
  });
  value(await viewer.call(signOutOperator, {}));
  const of = async (outcome: "password-wrong" | "forbidden") => value(await call(listSignIns, { outcome })).sign_ins;
  expect(await of("password-wrong")).toMatchObject([{ who: "h…@elsewhere.example" }]);
  expect(await of("forbidden")).toMatchObject([{ who: viewer.name, detail: "noteCounterOrder" }]);
  const ended = value(await call(listDeeds, { who: viewer.name, action: "signOutOperator" })).deeds;
  expect(ended).toHaveLength(1);
  for (const change of [sql`update operator_sign_ins set who = 'x'`, sql`delete from operator_sign_ins`])
    await expect(shop.shop.database.db.execute(change)).rejects.toThrow();
});

test("who came in is forgotten after thirteen months, and no day before (rule session-sign-ins-kept)", async () => {
  const { db } = shop.shop.database;
  const note = (months: number, days: number) =>
    db.execute(sql`insert into operator_sign_ins (id, at, outcome, who, address, user_agent, detail)
      values (gen_random_uuid(), now() - make_interval(months => ${months}, days => ${days}), 'signed-in', ${`${months} ${days}`}, 'x', 'x', '')`);
  await note(13, 1);
  await note(12, 27);
  const { rows: before } = await db.execute(sql`select 1 from operator_sign_ins`);
  await forgetSignIns(db, new Date());
  await forgetSignIns(db, new Date());
  const { rows: after } = await db.execute<{ who: string }>(sql`select who from operator_sign_ins`);
  expect(after).toHaveLength(before.length - 1);
  expect(after.map(({ who }) => who)).toContain("12 27");
});

test("no line uses up the tries of all, and nobody keeps operators out of the lines they work from", async () => {
  const operator = await shop.asOperator("viewer");
  const { pool, db } = shop.shop.database;
  const from = async (address: string) => (await countAttempt(shop.shop, operator.email, address)).allowed;
  let tried = 0;
  for (let time = 0; time < 30; time++) if (await from("203.0.113.7")) tried++;
  expect(tried).toBe(10);
  const used = "update rate_limits set points = 200 where key like 'operator-sign-in-strangers:%' and points = 10";
  expect((await pool.query(used)).rowCount).toBe(1);
  expect(await from("198.51.100.1")).toBe(false);
  expect(await from("127.0.0.1")).toBe(true);
  await endSessions(db, operator.id);
  expect(await from("127.0.0.1")).toBe(false);
  await noteSignIn(db, { operator, outcome: "signed-in", address: "127.0.0.1", userAgent: "" }, shop.shop.now());
  expect(await from("127.0.0.1")).toBe(true);
});
