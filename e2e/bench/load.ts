import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { sealEnvelope } from "@surimono/contract/kernel";
import autocannon from "autocannon";
import { type Measurement, median, readable } from "./bench.ts";
import { inTurns, warmUp } from "./windows.ts";

export type Request = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };

/** A call of the API as the browser sends it. */
export const callRequest = (path: string, payload: object, token?: string): Request => ({
  method: "POST",
  path,
  headers: {
    "content-type": "application/json",
    "x-user-type": "b2c",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(sealEnvelope(payload)),
});

type Load = { baseURL: string; what: string; requests: Request[]; budget?: number };

const LEVELS = [1, 16, 64];
const WINDOW_SECONDS = 2;

/** Answers per second and their latency at 1, 16 and 64 connections. The budget is for 16. Any failed answer fails the bench. */
export async function underLoad({ baseURL, what, requests, budget }: Load): Promise<Measurement[]> {
  const load = (connections: number) => loadOnce(baseURL, requests, connections);
  await warmUp(async () => (await load(16)).perSecond);
  const measured = await inTurns(LEVELS, load);
  return [...measured].map(([connections, windows]) => {
    const perSecond = median(windows.map((window) => window.perSecond));
    const at = (share: "p50" | "p97_5" | "p99") => median(windows.map(({ latency }) => latency[share]));
    const judged = budget !== undefined && connections === 16;
    return {
      what: `${what}, ${connections} ${connections === 1 ? "connection" : "connections"}`,
      measured: `${readable(perSecond)}/s, median ${at("p50")} ms, 97.5 % ${at("p97_5")} ms, 99 % ${at("p99")} ms`,
      ...(judged && { budget: `≥ ${readable(budget)}/s`, kept: perSecond >= budget }),
    };
  });
}

/** One window. */
export async function loadOnce(url: string, requests: Request[], connections: number) {
  const {
    requests: counted,
    latency,
    errors,
    timeouts,
    non2xx,
  } = await autocannon({ url, requests, connections, duration: WINDOW_SECONDS });
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${errors} errors, ${timeouts} time-outs and ${non2xx} refusals at ${requests[0]?.path}`);
  }
  return { perSecond: counted.average, answers: counted.total, latency };
}

const agent = new Agent({ keepAlive: true });

/** One call with as little work as possible: the load generator shares the cores with the shop, and a browser would not. */
export function post<Answer>(baseURL: string, path: string, token: string, data: object): Promise<Answer> {
  const signature = createHash("sha256").update(JSON.stringify(data)).digest("hex");
  const body = Buffer.from(JSON.stringify({ data, signature }));
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      "x-user-type": "b2b",
      authorization: `Bearer ${token}`,
    };
    const asked = request(new URL(path, baseURL), { method: "POST", agent, headers }, async (response) => {
      const answer = await text(response);
      if (response.statusCode === 200) resolve(JSON.parse(answer));
      else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
    });
    asked.once("error", reject).end(body);
  });
}
