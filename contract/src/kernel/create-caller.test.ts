import { expect, test, vi } from "vitest";
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
const BUSY = { error_code: "server/busy", message: "混み合っています", request_id: "r" };

function busyTimes(count: number, headers: Record<string, string>) {
  let left = count;
  const fetch = vi.fn(async () =>
    left-- > 0 ? Response.json(BUSY, { status: 503, headers }) : Response.json({ name: "answer" }),
  );
  const onFailure = vi.fn();
  const call = createCaller({ baseUrl: "", token: () => undefined, userType: () => "b2c", fetch, onFailure });
  return { call, fetch, onFailure };
}

test("a question to a busy shop is retried once when the shop says so, without reporting the first try", async () => {
  const { call, fetch, onFailure } = busyTimes(1, { "retry-after": "0" });
  expect(await call(read, {})).toMatchObject({ ok: true, value: { name: "answer" } });
  expect(fetch).toHaveBeenCalledTimes(2);
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

test("a shop that stays busy is not asked a third time", async () => {
  const { call, fetch, onFailure } = busyTimes(9, { "retry-after": "0" });
  expect(await call(read, {})).toMatchObject({ ok: false, failure: { code: "server/busy", status: 503 } });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ["what changes something", write, { "retry-after": "0" }],
  ["a question without a word of when", read, {}],
  ["a question that would wait for minutes", read, { "retry-after": "120" }],
])("%s is not sent twice", async (_what, asked, headers) => {
  const { call, fetch } = busyTimes(1, headers);
  expect(await call(asked, {})).toMatchObject({ ok: false, failure: { code: "server/busy" } });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a question that nobody is waiting for is not retried", async () => {
  const { call, fetch } = busyTimes(1, { "retry-after": "10" });
  const left = new AbortController();
  const answer = call(read, {}, { signal: left.signal });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  left.abort();
  expect(await answer).toMatchObject({ ok: false });
  expect(fetch).toHaveBeenCalledTimes(1);
});
