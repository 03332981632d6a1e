import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setNickname } from "@surimono/contract/members";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { mailJob } from "./platform/mail/index.ts";
import { freePort } from "./testing/free-port.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let shop: TestShop;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  shop = await openTestShop({ variables: { METRICS_PORT: String(port) } });
});
afterAll(() => shop.stop());

const figures = async () => (await fetch(address)).text();
/** The value of the line with this name and these labels. */
const figureOf = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined => {
  const line = text
    .split("\n")
    .find(
      (one) =>
        one.startsWith(name) && Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
};

test("tells of calls by route, of jobs and letters by how they ended, and of the process", async () => {
  const { call } = await shop.asMember();
  expect(await call(setNickname, { nickname: "すり子" })).toMatchObject({ ok: true });
  const letter = { to: "suriko@example.com", subject: "件名", text: "本文" };
  await shop.shop.database.inTransaction((tx) => shop.shop.jobs.enqueue(tx, mailJob, letter));
  const done = { kind: mailJob.name, outcome: "done" };
  await expect.poll(async () => figureOf(await figures(), "surimono_job_duration_seconds_count", done)).toBe(1);
  const text = await figures();
  const route = { route: setNickname.path, status: "2xx" };
  expect(figureOf(text, "surimono_call_duration_seconds_count", route)).toBe(1);
  expect(figureOf(text, "surimono_memory_bytes", { kind: "resident" })).toBeGreaterThan(50_000_000);
  expect(figureOf(text, "surimono_pool_connections", { pool: "jobs", state: "idle" })).toBeGreaterThan(0);
  expect(figureOf(text, "surimono_pool_wait_seconds_count", { pool: "calls" })).toBeGreaterThan(0);
  expect(figureOf(text, "surimono_event_loop_delay_seconds", { quantile: "0.99" })).toBeGreaterThan(0);
  expect(figureOf(text, "surimono_money_waiting", { wait: "paying" })).toBe(0);
  // Nobody's address, and no value of a path.
  expect(text).not.toContain("example.com");
  // Prometheus puts labels of its own in the place of these, and no rule would find what they said.
  expect(text).not.toMatch(/[{,](?:job|instance)="/);
});

test("tells of jobs that were given up", async () => {
  const { pool } = shop.shop.database;
  await pool.query("insert into pgboss.job (name, state) values ($1, 'failed')", [mailJob.name]);
  expect(figureOf(await figures(), "surimono_jobs", { kind: mailJob.name, state: "givenUp" })).toBe(1);
});

test("what the database does not tell is no number, and the rest is there", async () => {
  const refuse = (taken: (error: Error, client: undefined, done: () => void) => void) =>
    taken(new Error("away"), undefined, () => {});
  const away = vi.spyOn(shop.shop.database.pool, "connect").mockImplementation(refuse as never);
  const text = await figures();
  away.mockRestore();
  expect(figureOf(text, "surimono_money_waiting")).toBeNaN();
  expect(figureOf(text, "surimono_memory_bytes")).toBeGreaterThan(0);
});

test("the shop's own port does not tell it", async () => {
  expect((await fetch(`${shop.baseUrl}/metrics`)).headers.get("content-type")).not.toContain("text/plain");
});

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

/** Told from the first time that they happen, or where there is a replica. */
const RARE = [
  "surimono_calls_aborted_total",
  "surimono_picture_reads_total",
  "surimono_orders",
  "surimono_order_yen",
  "surimono_replica_used",
];

test("every alarm and every panel asks for figures that are there", async () => {
  const ops = join(import.meta.dirname, "../../ops");
  const { groups } = parse(readFileSync(join(ops, "alarms.yaml"), "utf8")) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(8);
  const { panels } = JSON.parse(readFileSync(join(ops, "dashboards/shop.json"), "utf8")) as Dashboard;
  const targets = panels.flatMap((panel) => panel.targets ?? []);
  expect(targets.length).toBeGreaterThan(20);
  const text = await figures();
  const asked = new Set([...rules, ...targets].flatMap(({ expr }) => expr.match(/surimono_\w+/g) ?? []));
  const missing = [...asked].filter((name) => figureOf(text, name) === undefined);
  expect(missing.filter((name) => !RARE.includes(name))).toEqual([]);
});
