import type { DesignDocument } from "@surimono/domain/designs";
import { afterEach, expect, test, vi } from "vitest";
import { keepCopy } from "./keep-copy.ts";

afterEach(() => vi.unstubAllGlobals());

const document: DesignDocument = { schema: 1, itemId: 1001, methodId: 67, colorId: 101, areas: [] };

/** A server that keeps a copy, and loses its first answers. */
function server(lost: number): string[] {
  const keys: string[] = [];
  vi.stubGlobal("fetch", async (_: RequestInfo | URL, init?: RequestInit) => {
    keys.push(JSON.parse(String(init?.body)).data.request_key);
    if (keys.length <= lost) throw new TypeError("the connection was lost");
    return Response.json({ product_id: 100_007, url: "/studio" });
  });
  return keys;
}

test("a copy whose answer was lost is asked for again as the same one", async () => {
  const keys = server(2);
  await expect(keepCopy(100_001, document)).rejects.toThrow();
  await expect(keepCopy(100_001, { ...document, colorId: 103 })).rejects.toThrow();
  expect(await keepCopy(100_001, { ...document })).toMatchObject({ ok: true });
  const [first, drawnSince, again] = keys;
  expect(again).toBe(first);
  expect(drawnSince).not.toBe(first);
});

test("what is asked for anew after an answer is another copy", async () => {
  const keys = server(0);
  await keepCopy(100_001, document);
  await keepCopy(100_001, document);
  expect(new Set(keys).size).toBe(2);
});
