import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openMetrics } from "./index.ts";

interface Told {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[];
  }[];
}
interface Metric {
  readonly name: string;
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}
interface Point {
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
  readonly asDouble?: number | null;
  readonly asInt?: number;
  readonly count?: number;
}

/** Takes what OTLP over HTTP brings, as JSON, or refuses it. */
async function openCollector() {
  const state = { status: 200, asked: 0 };
  const taken: { readonly headers: IncomingHttpHeaders; readonly path: string | undefined; readonly told: Told }[] = [];
  const server = createServer(async (request, response) => {
    state.asked++;
    const body = await text(request);
    if (state.status === 200)
      taken.push({ headers: request.headers, path: request.url, told: JSON.parse(body) as Told });
    response.writeHead(state.status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const metrics = () =>
    taken.at(-1)?.told.resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)) ??
    [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics`;
  return { state, taken, metrics, url };
}

function openPushing(url: string, everyMs = 100) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const http = fastify({ loggerInstance: pino({ level: "info" }, stream), disableRequestLogging: true });
  const pushed = { url, headers: { "x-key": "of the shop" }, everyMs };
  const metrics = openMetrics({ told: undefined, pushed, instance: "machine:8080" });
  metrics.calls(http as never);
  http.get("/api/thing", async () => "done");
  onTestFinished(async () => {
    await metrics.close();
    await http.close();
  });
  return { metrics, http, lines };
}

test("figures are sent with their names, labels and values, and with the process that tells them", async () => {
  const collector = await openCollector();
  const { metrics, http } = openPushing(collector.url);
  const said = { value: 7 as number };
  metrics.watch({ surimono_thing: "a thing" }, () => [
    { name: "surimono_thing", value: said.value, labels: { kind: "a" } },
    { name: "surimono_thing", value: Number.NaN, labels: { kind: "b" } },
  ]);
  await http.inject("/api/thing");
  await http.inject("/api/thing");
  const calls = () => collector.metrics().find(({ name }) => name === "surimono_call_duration_seconds");
  await expect.poll(() => calls()?.histogram?.dataPoints[0]?.count).toBe(2);
  const labels = (point: Point | undefined) =>
    Object.fromEntries((point?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]));
  expect(labels(calls()?.histogram?.dataPoints[0])).toEqual({ route: "/api/thing", method: "GET", status: "2xx" });
  const points = collector.metrics().find(({ name }) => name === "surimono_thing")?.gauge?.dataPoints ?? [];
  // Nothing stands for what is no number: null would have all of it refused.
  expect(points.map((point) => [labels(point), point.asDouble ?? point.asInt])).toEqual([[{ kind: "a" }, 7]]);
  const last = collector.taken.at(-1);
  expect(last).toMatchObject({ path: "/v1/metrics", headers: { "x-key": "of the shop" } });
  const resource = last?.told.resourceMetrics[0]?.resource.attributes.map(({ key, value }) => [key, value]);
  expect(resource).toEqual([
    ["service.name", { stringValue: "surimono" }],
    ["service.instance.id", { stringValue: "machine:8080" }],
  ]);
});

test("a collector that is away is told of once, keeps nothing waiting, and gets all of it when it is back", async () => {
  const collector = await openCollector();
  collector.state.status = 400;
  const { http, lines } = openPushing(collector.url);
  await expect.poll(() => collector.state.asked).toBeGreaterThan(5);
  for (let call = 0; call < 3; call++) expect((await http.inject("/api/thing")).body).toBe("done");
  expect(lines.filter((line) => line.includes("does not take the figures"))).toHaveLength(1);
  expect(lines).toHaveLength(1);
  collector.state.status = 200;
  const counted = () => collector.metrics().find(({ name }) => name === "surimono_call_duration_seconds");
  await expect.poll(() => counted()?.histogram?.dataPoints[0]?.count).toBe(3);
  // One at a time: none was kept for later.
  expect(collector.taken.length).toBeLessThan(20);
  // It is told when the answer has come back.
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toContain("takes the figures again");
});

test("a process stops at once though nobody is there", async () => {
  const { metrics } = openPushing("http://127.0.0.1:1/v1/metrics", 60_000);
  const started = performance.now();
  await metrics.close();
  expect(performance.now() - started).toBeLessThan(4_000);
});
