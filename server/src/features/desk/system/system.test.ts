import { join } from "node:path";
import { getSystem, retryJobs, setMaintenance, setSystemMessage } from "@surimono/contract/desk";
import { getLatestMaintenance, getLatestSystemMessage } from "@surimono/contract/notices";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { timedJob } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readHealth } from "./read-health.ts";

let shop: TestShop;
let now = new Date("2026-11-23T03:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.stop());

const at = (hours: number) => new Date(Date.parse("2026-11-23T03:00:00Z") + hours * HOUR_MS).toISOString();
const isClosed = async () => value(await shop.callAs()(getLatestMaintenance, {})).status;

test("maintenance begins and ends by itself, and a new decision takes the place of what was planned (rule notices-planned-maintenance)", async () => {
  const { call } = await shop.asOperator("owner");
  const plan = { from: at(1), until: at(3), on: true, reason: "入れ替え" };
  value(await call(setMaintenance, plan));
  expect(await isClosed()).toBe(false);
  expect(value(await call(getSystem, {})).maintenance).toEqual({
    is_on: false,
    planned: [
      { at: at(1), on: true },
      { at: at(3), on: false },
    ],
  });
  now = new Date(at(2));
  expect(await isClosed()).toBe(true);
  now = new Date(at(3));
  expect(await isClosed()).toBe(false);
  // A session ends two hours after its last call.
  const later = await shop.asOperator("owner");
  for (const wrong of [{ from: at(2) }, { from: at(5), until: at(4) }, { until: at(3) }, { on: false, from: at(5) }])
    expect(await later.call(setMaintenance, { ...plan, from: null, until: null, ...wrong })).toMatchObject({
      failure: { code: "desk/times-not-possible" },
    });
  // Its end, changed by somebody who has not seen that it came.
  expect(await later.call(setMaintenance, { ...plan, from: null, until: at(9), ends_only: true })).toMatchObject({
    failure: { code: "desk/is-open" },
  });
  expect(await isClosed()).toBe(false);
  value(await later.call(setMaintenance, { ...plan, from: null, until: at(9) }));
  expect(await isClosed()).toBe(true);
  // Another one in place of its end would leave the shop closed until then.
  const another = await later.call(setMaintenance, { ...plan, from: at(20), until: at(21) });
  expect(another).toMatchObject({ failure: { code: "desk/times-not-possible" } });
  expect(value(await later.call(getSystem, {})).maintenance.planned).toEqual([{ at: at(9), on: false }]);
  value(await later.call(setMaintenance, { from: null, until: null, on: false, reason: "早く済んだ" }));
  expect(await isClosed()).toBe(false);
  expect(value(await later.call(getSystem, {})).maintenance.planned).toEqual([]);
  const { rows } = await shop.shop.database.db.execute(sql`
    select reason from operator_deeds where action = 'setMaintenance' order by id`);
  expect(rows.map(({ reason }) => reason)).toEqual(["入れ替え", "入れ替え", "早く済んだ"]);
});

test("the banner for everybody is set and taken away", async () => {
  const { call } = await shop.asOperator("owner");
  const message = { kind: "warning", title: "配送の遅れ", sub_title: "雪のため", link: "/guides" } as const;
  value(await call(setSystemMessage, { message, reason: "大雪" }));
  expect(value(await call(getSystem, {})).message).toEqual({ ...message, from: null, until: null });
  const guest = await shop.asMember();
  expect(JSON.stringify(value(await guest.call(getLatestSystemMessage, {})))).toContain("配送の遅れ");
  expect(await call(setSystemMessage, { message: { ...message, link: "javascript:x" }, reason: "x" })).toMatchObject({
    failure: { code: "desk/no-such-link" },
  });
  value(await call(setSystemMessage, { message: null, reason: "済んだ" }));
  const system = value(await call(getSystem, {}));
  expect(system.message).toBeNull();
  const { database_ms, files_ms, connections, nodes, disk } = system.health;
  // One PostgreSQL has none; on Citus (CITUS_URL) each answers.
  const all = inject("testServer").nodes.map((_node, at) => ({
    name: expect.stringMatching(/:\d+$/),
    is_coordinator: at === 0,
    answers: true,
  }));
  expect(nodes).toEqual(all.length > 1 ? all : null);
  expect([database_ms, files_ms]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(connections.most).toBeGreaterThan(0);
  expect(disk?.free_bytes).toBeLessThanOrEqual(disk?.all_bytes ?? 0);
  const env = { ...shop.shop.env, dataDir: join(shop.dataDir, "none") };
  expect(await readHealth({ ...shop.shop, env })).toMatchObject({ disk: null, files_ms: expect.any(Number) });
});

test("a planned banner is shown between its moments, and a plan can be dropped", async () => {
  const at = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR_MS).toISOString();
  const message = { kind: "info", title: "年末年始", sub_title: "", link: null, from: at(1), until: at(2) } as const;
  const start = now;
  const { call } = await shop.asOperator("owner");
  const member = await shop.asMember();
  const title = async () => {
    const { data } = value(await member.call(getLatestSystemMessage, {}));
    return data?.status ? data.title : undefined;
  };
  for (const wrong of [{ from: at(-1) }, { until: at(1) }])
    expect(await call(setSystemMessage, { message: { ...message, ...wrong }, reason: "x" })).toMatchObject({
      failure: { code: "desk/times-not-possible" },
    });
  value(
    await call(setSystemMessage, { message: { ...message, from: null, until: at(9), title: "いま" }, reason: "x" }),
  );
  value(await call(setSystemMessage, { message: { ...message, title: "まちがい" }, reason: "x" }));
  value(await call(setSystemMessage, { message, reason: "x" }));
  expect(value(await call(getSystem, {})).planned_messages).toEqual([message]);
  expect(await title()).toBe("いま");
  now = new Date(start.getTime() + HOUR_MS);
  expect(await title()).toBe("年末年始");
  now = new Date(start.getTime() + 2 * HOUR_MS);
  expect(await title()).toBeUndefined();
  now = start;
  value(await call(setSystemMessage, { message: null, planned: true, reason: "中止" }));
  expect(value(await call(getSystem, {})).planned_messages).toEqual([]);
  expect(await title()).toBe("いま");
});

test("a letter that was given up is listed without its words, and sent once more", async () => {
  const { call } = await shop.asOperator("owner");
  const data = JSON.stringify({ to: "midori@example.com", subject: "発送のお知らせ", text: "https://secret" });
  await shop.shop.database.db.execute(sql`
    insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
    values ('send-mail', ${data}::jsonb, 'failed', 3, 3, now(), '{"message": "550 midori@example.com is unknown"}')`);
  const system = value(await call(getSystem, {}));
  const [job] = system.given_up;
  expect(job).toMatchObject({
    ...{ kind: "send-mail", tries: 4, about: "発送のお知らせ（m…@example.com）" },
    reason: "550 m…@example.com is unknown",
  });
  expect(JSON.stringify(system)).not.toMatch(/secret|midori/);
  expect(system.kinds.find(({ kind }) => kind === "send-mail")).toMatchObject({ given_up: 1 });
  expect(system.storage.database_bytes).toBeGreaterThan(1_000_000);
  expect(system.versions.migrations).toBeGreaterThan(20);
  const again = { job_id: job?.job_id ?? "", reason: "宛先を直した" };
  expect(value(await call(retryJobs, again))).toEqual({ jobs: 1 });
  expect(await call(retryJobs, again)).toMatchObject({ failure: { code: "desk/nothing-given-up" } });
});

test("how long things are kept is told, with the last run of each job, what it deleted, and whether it is late", async () => {
  const { db } = shop.shop.database;
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const { call } = await shop.asOperator("owner");
  const sweepOf = async (kind: string) => value(await call(getSystem, {})).sweeps.find((one) => one.kind === kind);
  expect(await sweepOf("forget-estimates")).toEqual({
    ...{
      kind: "forget-estimates",
      hour: 3,
      minute: 31,
      keeps: [{ name: "estimates", term: { unit: "days", count: 30 } }],
    },
    ...{ ran_at: null, gone: null, is_late: false },
  });
  await db.execute(sql`
    insert into operator_sign_ins (id, at, outcome, who, address, user_agent, detail)
    select gen_random_uuid(), now() - interval '3 years', 'forbidden', 'a', '::1', '', '' from generate_series(1, 3)`);
  await shop.shop.jobs.enqueue(db, timedJob("forget-sign-ins"), {});
  await expect.poll(async () => (await sweepOf("forget-sign-ins"))?.gone).toBe(3);
  await db.execute(sql`
    update pgboss.job set completed_on = ${hoursAgo(27)}::timestamptz where name = 'forget-sign-ins' and state = 'completed'`);
  expect(await sweepOf("forget-sign-ins")).toMatchObject({ ran_at: hoursAgo(27), is_late: true });
  await db.execute(sql`
    update pgboss.job set completed_on = ${hoursAgo(25)}::timestamptz where name = 'forget-sign-ins' and state = 'completed'`);
  expect(await sweepOf("forget-sign-ins")).toMatchObject({ is_late: false });
});
