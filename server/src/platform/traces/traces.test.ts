import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { openTraces } from "./index.ts";
import { openCollector, type ToldSpan, told } from "./testing/index.ts";

const leftovers: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
});

async function collecting() {
  const collector = await openCollector();
  leftovers.push(collector.close);
  return collector;
}

async function openTraced(endpoint: string, share = 1) {
  const traces = openTraces({ endpoint, headers: {}, share });
  const made = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: made.url });
  const http = fastify();
  traces.calls(http);
  traces.statements(pool);
  leftovers.push(
    made.drop,
    () => pool.end(),
    () => http.close(),
    traces.close,
  );
  return { traces, pool, http };
}

test("a call is one trace with its statements and its requests to the outside, whoever reads its body, and without values", async () => {
  const collector = await collecting();
  const { traces, pool, http } = await openTraced(collector.address);
  http.post("/api/thing/:id", async (request) => {
    await pool.query("select $1::text as secret", [(request.body as { mail: string }).mail]);
    const client = await pool.connect();
    await client.query("begin").finally(() => client.release());
    await fetch(`${collector.address}/late?token=geheim`).then((answer) => answer.text());
    await new Promise((resolve) => httpRequest(collector.address, (answer) => resolve(answer.resume())).end());
    return "done";
  });
  http.get("/about", async () => "a page");
  await http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = http.server.address() as AddressInfo;
  const upstream = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
  await fetch(`http://127.0.0.1:${port}/api/thing/7?mail=hanako@example.com`, {
    method: "POST",
    body: JSON.stringify({ mail: "hanako@example.com", filler: "x".repeat(300_000) }),
    headers: { "content-type": "application/json", traceparent: `00-${upstream.traceId}-${upstream.spanId}-01` },
  });
  await fetch(`http://127.0.0.1:${port}/about`);
  await http.close();
  await traces.close();
  const [call, ...more] = collector.spans().filter(({ name }) => name === "POST /api/thing/:id") as [ToldSpan];
  expect(more).toEqual([]);
  expect(call).toMatchObject({ traceId: upstream.traceId, parentSpanId: upstream.spanId });
  expect(told(call)).toMatchObject({ "http.route": "/api/thing/:id", "http.response.status_code": 200 });
  const inside = collector.spans().filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(inside.map(told)).toMatchObject([
    { "db.query.text": "select $1::text as secret" },
    { "db.query.text": "begin" },
    { "server.address": "127.0.0.1", "http.response.status_code": 503 },
    { "server.address": "127.0.0.1", "http.response.status_code": 200 },
  ]);
  expect(collector.spans()).toHaveLength(5);
  expect(collector.bodies.join()).not.toMatch(/hanako|geheim/);
});

test("a call, a statement and a job that failed are marked", async () => {
  const collector = await collecting();
  const { traces, pool, http } = await openTraced(collector.address);
  http.get("/api/broken", () => pool.query("select nothing"));
  expect((await http.inject("/api/broken")).statusCode).toBe(500);
  const failing = traces.job("print", async () => {
    await pool.query("select 1");
    throw new TypeError("no font for 髙");
  });
  await expect(failing).rejects.toThrow("no font");
  await http.close();
  await traces.close();
  const named = Object.fromEntries(collector.spans().map((span) => [span.name, span]));
  expect(Object.keys(named).sort()).toEqual(["GET /api/broken", "job print", "select"]);
  expect(told(named["job print"] as ToldSpan)).toMatchObject({ "error.type": "TypeError" });
  const failed = collector.spans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name).sort()).toEqual(["GET /api/broken", "job print", "select"]);
  expect(collector.spans()).toHaveLength(4);
});

test("of what nobody upstream decided about, only the share that was asked for is told", async () => {
  const collector = await collecting();
  const { traces, http } = await openTraced(collector.address, 0);
  http.get("/api/thing", async () => "done");
  await http.inject("/api/thing");
  await http.inject({
    url: "/api/thing",
    headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
  });
  await http.close();
  await traces.close();
  expect(collector.spans()).toHaveLength(1);
});

test("a collector that is away costs nothing", async () => {
  const { traces, http } = await openTraced("http://127.0.0.1:1");
  http.get("/api/thing", async () => "done");
  expect((await http.inject("/api/thing")).body).toBe("done");
  await http.close();
  await traces.close();
});
