import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createCaller } from "./create-caller.ts";
import { defineCall } from "./define-call.ts";
import { nothing } from "./wire.ts";

const shared = {
  summary: "",
  access: "guest",
  payload: nothing,
  answer: z.object({ name: z.string() }),
  failures: {},
} as const;
const read = defineCall({ ...shared, name: "read", method: "GET", path: "/api/read" });
const write = defineCall({ ...shared, name: "write", method: "POST", path: "/api/write" });
const keyed = defineCall({ ...shared, name: "keyed", method: "POST", path: "/api/keyed", repeatable: true });
const BUSY = { error_code: "server/busy", message: "混み合っています", request_id: "r" };

beforeEach(() => {
  vi.useFakeTimers();
  // Pauses as long as they are on average: the longest ones would outlast the clock that a test moves on.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function busyTimes(count: number, headers: Record<string, string>, error_code = BUSY.error_code, status = 503) {
  let left = count;
  const fetch = vi.fn(async (_input: string | URL | Request, _init?: RequestInit) =>
    left-- > 0 ? Response.json({ ...BUSY, error_code }, { status, headers }) : Response.json({ name: "answer" }),
  );
  const [onFailure, onWaiting] = [vi.fn(), vi.fn()];
  const call = createCaller({
    baseUrl: "",
    token: () => undefined,
    userType: () => "b2c",
    fetch,
    onFailure,
    onWaiting,
  });
  return { call, fetch, onFailure, onWaiting };
}

test.each([read, keyed])("$name waits for a shop whose database changes over, and says so meanwhile", async (asked) => {
  const { call, fetch, onFailure, onWaiting } = busyTimes(4, { "retry-after": "5" });
  const answer = call(asked, {});
  await vi.advanceTimersByTimeAsync(4_900);
  expect([fetch.mock.calls.length, onWaiting.mock.lastCall]).toEqual([1, [1]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toMatchObject({ ok: true, value: { name: "answer" } });
  expect(new Set(fetch.mock.calls.map(([, init]) => init?.body))).toHaveLength(1);
  expect([fetch.mock.calls.length, onWaiting.mock.lastCall]).toEqual([5, [0]]);
  expect(onFailure).not.toHaveBeenCalled();
});

test.each(["b2b", "b2c"] as const)("each request says that it is from %s", async (userType) => {
  const fetch = vi.fn(async (_input: string | URL | Request, _init?: RequestInit) => Response.json({ name: "answer" }));
  const call = createCaller({
    baseUrl: "",
    token: () => undefined,
    userType: () => userType,
    fetch,
    onFailure: vi.fn(),
  });
  await call(read, {});
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("x-user-type")).toBe(userType);
});

test.each(["0", "5"])("a shop that stays busy (%s) is given up on while somebody still looks", async (seconds) => {
  const { call, fetch, onFailure, onWaiting } = busyTimes(Number.POSITIVE_INFINITY, { "retry-after": seconds });
  const answer = call(read, {});
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await answer).toMatchObject({ ok: false, failure: { code: "server/busy", status: 503 } });
  expect(fetch.mock.calls.length).toBeLessThan(50);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onWaiting).toHaveBeenLastCalledWith(0);
});

test.each([
  ["what changes something and has no key", write, { "retry-after": "0" }],
  ["a question without a word of when", read, {}],
  ["a question that would wait for minutes", read, { "retry-after": "120" }],
])("%s is not sent twice", async (_what, asked, headers) => {
  const { call, fetch, onWaiting } = busyTimes(1, headers);
  expect(await call(asked, {})).toMatchObject({ ok: false, failure: { code: "server/busy" } });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onWaiting).not.toHaveBeenCalled();
});

test("a process that stops is no reason to give up: another one answers", async () => {
  const { call, fetch } = busyTimes(1, { "retry-after": "5" }, "server/stopping");
  const answer = call(read, {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ["what another call holds is waited for", keyed, 2],
  ["but not by what has no key", write, 1],
])("%s", async (_what, asked, times) => {
  const { call, fetch } = busyTimes(1, { "retry-after": "5" }, "request/overlapping", 409);
  const answer = call(asked, {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ ok: times === 2 });
  expect(fetch).toHaveBeenCalledTimes(times);
});

test("a payment provider that is away is no busy shop: the buyer hears of it at once", async () => {
  const { call, fetch } = busyTimes(1, { "retry-after": "0" }, "payments/unavailable");
  expect(await call(keyed, {})).toMatchObject({ ok: false, failure: { code: "payments/unavailable" } });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a question that nobody is waiting for is not repeated", async () => {
  const { call, fetch, onWaiting } = busyTimes(1, { "retry-after": "10" });
  const left = new AbortController();
  const answer = call(read, {}, { signal: left.signal });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onWaiting).toHaveBeenLastCalledWith(1);
  left.abort();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toMatchObject({ ok: false });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onWaiting).toHaveBeenLastCalledWith(0);
});
