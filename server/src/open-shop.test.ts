import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { sealEnvelope } from "@surimono/contract/kernel";
import { setNickname } from "@surimono/contract/members";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { TIMETABLE } from "./platform/jobs/index.ts";
import { mailJob } from "./platform/mail/index.ts";
import { openCollector, told } from "./platform/traces/testing/index.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("lives and is ready", async () => {
  expect((await fetch(`${shop.baseUrl}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(200);
});

test("lives but is not ready while the database answers others alone", async () => {
  // How it finds out is tried on a silent wire, in `health.routes.test.ts`.
  const answers = vi.spyOn(shop.shop.database.pool, "answersWithin").mockResolvedValue(false);
  const [healthz, readyz] = await Promise.all(["/healthz", "/readyz"].map((path) => fetch(shop.baseUrl + path)));
  answers.mockRestore();
  expect([healthz?.status, readyz?.status]).toEqual([200, 503]);
  expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(200);
});

test("all that the timetable names is done, at times that are kept", async () => {
  const { rows } = await shop.shop.database.pool.query("select name, cron from pgboss.schedule order by name");
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(TIMETABLE).sort());
  const { rows: queues } = await shop.shop.database.pool.query<{ name: string; tries: number; seconds: number }>(
    "select name, retry_limit as tries, expire_seconds as seconds from pgboss.queue",
  );
  // An outage of a day is not the end of them, and a long run is not begun anew beside itself.
  const lasting = [
    "account-letter",
    "send-mail",
    "forget-member",
    "forget-ticket-files",
    "remove-files",
    "refund-order",
  ];
  expect(queues.filter(({ name, tries }) => lasting.includes(name) && tries > 150)).toHaveLength(lasting.length);
  const long = ["close-month", "remind-of-bills", "send-bulletins"];
  expect(queues.filter(({ name, seconds }) => long.includes(name) && seconds === 3600)).toHaveLength(long.length);
  expect(rows).toContainEqual({ name: "forget-pictures", cron: "37 18 * * *" });
});

test("answers an unknown call in the one error shape, with the request id", async () => {
  const response = await fetch(`${shop.baseUrl}/api/nothing`, {
    method: "POST",
    body: JSON.stringify(sealEnvelope({})),
    headers: { "content-type": "application/json" },
  });
  expect(response.status).toBe(404);
  const body = await response.json();
  expect(body).toMatchObject({ error_code: "request/not-found", request_id: response.headers.get("x-request-id") });
});

test("answers broken JSON and an unknown media type without a 500", async () => {
  const send = (body: string, type: string) =>
    fetch(`${shop.baseUrl}/api/nothing`, { method: "POST", body, headers: { "content-type": type } });
  expect((await send("{", "application/json")).status).toBeLessThan(500);
  expect((await send("<a/>", "application/xml")).status).toBeLessThan(500);
});

test.each([
  ["a signature of the right length in other letters", { data: {}, signature: "あ".repeat(64) }],
  ["data nested deeper than the stack goes", `{"data":${"[".repeat(30_000)}${"]".repeat(30_000)},"signature":"x"}`],
])("refuses %s", async (_what, envelope) => {
  const response = await fetch(`${shop.baseUrl}/api/auth/login`, {
    method: "POST",
    body: typeof envelope === "string" ? envelope : JSON.stringify(envelope),
    headers: { "content-type": "application/json" },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: "request/bad-signature" });
});

test("sends strict headers with every answer", async () => {
  const { headers } = await fetch(`${shop.baseUrl}/healthz`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("describes its calls as OpenAPI", async () => {
  const document = await (await fetch(`${shop.baseUrl}/api/openapi.json`)).json();
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.version).toBe("2.17.0");
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${path} ${method.toUpperCase()}`),
  );
  expect(places).toEqual(places.toSorted((left, right) => (left < right ? -1 : 1)));
});

const STOP_MS = 60_000;

test(
  "a stop finishes what is under way and answers what comes by an open connection, and then waits for none",
  async () => {
    const stopping = await openTestShop();
    const { token } = await stopping.asMember();
    const lock = await stopping.shop.database.pool.connect();
    await lock.query("begin; lock table member_profiles in access exclusive mode");
    const slow = stopping.callAs(token)(setNickname, { nickname: "おそい" });
    const waiting = "select 1 from pg_locks where relation = 'member_profiles'::regclass and not granted";
    await expect.poll(async () => (await lock.query(waiting)).rowCount).toBe(1);
    const taken = once(stopping.shop.http.server, "connection") as Promise<[Socket]>;
    const late = connect(Number(new URL(stopping.baseUrl).port), "127.0.0.1").setEncoding("utf8");
    late.write("GET /healthz HTTP/1.1\r\nhost: shop\r\n");
    const [begun] = await taken;
    await expect.poll(() => begun.bytesRead).toBeGreaterThan(0);
    const stopped = stopping.stop();
    await expect.poll(() => stopping.shop.http.server.listening).toBe(false);
    late.write("\r\n");
    const [answer] = (await once(late, "data")) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/s);
    await lock.query("commit");
    lock.release();
    expect(await slow).toEqual({ ok: true, value: { nickname: "おそい" } });
    // The connection itself would be kept open for longer than this test may take.
    expect(stopping.shop.http.server.keepAliveTimeout).toBeGreaterThan(STOP_MS);
    await stopped;
  },
  STOP_MS,
);

test("a shop that is traced tells of its calls with their statements, and of its jobs", async () => {
  const collector = await openCollector();
  const traced = await openTestShop({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
  try {
    const { call } = await traced.asMember();
    expect(await call(setNickname, { nickname: "すり子" })).toMatchObject({ ok: true });
    const letter = { to: "suriko@example.com", subject: "件名", text: "本文" };
    await traced.shop.database.inTransaction((tx) => traced.shop.jobs.enqueue(tx, mailJob, letter));
    const folder = traced.shop.mail.folder as string;
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length).toBeTruthy();
  } finally {
    await traced.stop();
    collector.close();
  }
  const spans = collector.spans();
  const { path } = setNickname;
  const named = spans.find(({ name }) => name === `POST ${path}`);
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === named?.spanId);
  expect(inside.map(told)).toContainEqual(
    expect.objectContaining({ "db.query.text": expect.stringMatching(/^insert into "member_profiles"/) }),
  );
  expect(spans.map(({ name }) => name)).toContain("job send-mail");
});
