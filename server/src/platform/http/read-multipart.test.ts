import { type ClientRequest, request } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const SAVE = "/api/product/update";
const LARGE = 78_000_000;

/** Says how much it will send, and takes its time. */
function begin(token: string): ClientRequest {
  const slow = request(shop.baseUrl + SAVE, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": LARGE,
    },
  });
  slow.on("error", () => {});
  slow.write('--b\r\ncontent-disposition: form-data; name="a.png"; filename="a.png"\r\n\r\n');
  return slow;
}

const statusOf = (slow: ClientRequest) =>
  new Promise<number | undefined>((resolve) => {
    slow.once("response", (response) => resolve(response.statusCode));
    setTimeout(() => resolve(undefined), 1500);
  });

test("uploads under way fill only so much memory: small ones still pass, large ones are asked to wait", async () => {
  const { token } = await shop.asMember();
  const open = [begin(token), begin(token)];
  expect(await Promise.all(open.map(statusOf))).toEqual([undefined, undefined]);
  const third = begin(token);
  expect(await statusOf(third)).toBe(503);
  third.destroy();
  const form = new FormData();
  form.append("isSave", "true");
  const headers = { authorization: `Bearer ${token}` };
  const small = await fetch(shop.baseUrl + SAVE, { method: "POST", body: form, headers });
  expect([small.status, await small.json()]).toMatchObject([400, { error_code: "request/malformed" }]);
  for (const slow of open) slow.destroy();
  await vi.waitFor(
    async () => {
      const later = begin(token);
      const status = await statusOf(later);
      later.destroy();
      expect(status).toBeUndefined();
    },
    { timeout: 10_000 },
  );
});
