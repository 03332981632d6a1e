import { type ClientRequest, request } from "node:http";
import { importCatalogueZip } from "@surimono/contract/catalogue";
import { saveDesign } from "@surimono/contract/designs";
import type { Call } from "@surimono/contract/kernel";
import { writeLog } from "@surimono/contract/members";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const open: ClientRequest[] = [];
afterAll(() => {
  for (const one of open) one.destroy();
});

/** Declares a size, and sends only the first bytes. */
function begin(
  { method, path }: Call,
  length: number,
  token?: string,
): Promise<{ status: number | undefined; text: string }> {
  const headers = {
    ...{ "content-type": "application/json", "content-length": length },
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const slow = request(shop.baseUrl + path, { method, headers });
  open.push(slow);
  slow.write('{"data":[{},');
  return new Promise((resolve, reject) => {
    slow.once("error", reject);
    slow.once("response", async (response) => {
      const text = (await response.toArray()).join("");
      resolve({ status: response.statusCode, text });
    });
  });
}

test("a stranger is answered before the body is read, and a browser that sends all of it hears the answer", async () => {
  expect(await begin(importCatalogueZip, 30_000_000)).toMatchObject({ status: 401 });
  const sent = await fetch(shop.baseUrl + importCatalogueZip.path, {
    ...{ method: importCatalogueZip.method, headers: { "content-type": "application/json" } },
    body: `{"data":[${"{},".repeat(5_000_000)}{}]}`,
  });
  expect([sent.status, await sent.json()]).toMatchObject([401, { error_code: "session/expired" }]);
});

test("who asks too often is answered before the body is read", async () => {
  const asked = vi.spyOn(shop.shop.rateLimits, "allow").mockResolvedValue(false);
  expect(await begin(writeLog, 1000)).toMatchObject({ status: 429 });
  asked.mockRestore();
});

test("guests send little", async () => {
  expect(await begin(writeLog, 100_000)).toMatchObject({ status: 413 });
});

test("large bodies are weighed by what they become, and one member's leave room for others (rule session-room)", async () => {
  const [one, two] = await Promise.all([shop.asMember(), shop.asMember()]);
  const waiting = [begin(saveDesign, 4_000_000, one.token), begin(saveDesign, 4_000_000, one.token)];
  expect(await Promise.race(waiting)).toMatchObject({ status: 503 });
  const small = JSON.stringify({ data: "x".repeat(100_000) });
  const headers = { "content-type": "application/json", authorization: `Bearer ${two.token}` };
  const { method, path } = saveDesign;
  expect((await fetch(shop.baseUrl + path, { method, headers, body: small })).status).toBe(400);
});
