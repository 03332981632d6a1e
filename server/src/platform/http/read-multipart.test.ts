import { type ClientRequest, request, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const SAVE = "/api/product/update";
const LARGE = 78_000_000;

const FILE_BEGINS = '--b\r\ncontent-disposition: form-data; name="a.png"; filename="a.png"\r\n\r\n';
const BROKEN_FIELD = '--b\r\ncontent-disposition: form-data; name="isSave"\r\n\r\n{\r\n--b--\r\n';

/** Declares a size, and sends slowly. */
function begin(token: string, first = FILE_BEGINS): ClientRequest {
  const slow = request(shop.baseUrl + SAVE, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": LARGE,
    },
  });
  slow.on("error", () => {});
  slow.write(first);
  return slow;
}

const statusOf = (slow: ClientRequest) =>
  new Promise<number | undefined>((resolve) => {
    slow.once("response", (response) => resolve(response.statusCode));
  });

test("uploads under way fill only so much memory: small ones still pass, large ones are asked to wait", async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => shop.asMember().then(({ token }) => token)));
  const token = one as string;
  const uploads = [one, two, three].map((own) => begin(own as string));
  const answers: (number | undefined)[] = [];
  await Promise.race(uploads.map((slow) => statusOf(slow).then((status) => answers.push(status))));
  // The first two, whichever they were, have room.
  expect(answers).toEqual([503]);
  const form = new FormData();
  form.append("isSave", "true");
  const headers = { authorization: `Bearer ${token}` };
  const small = await fetch(shop.baseUrl + SAVE, { method: "POST", body: form, headers });
  expect([small.status, await small.json()]).toMatchObject([400, { error_code: "request/malformed" }]);
  expect(answers).toEqual([503]);
  for (const slow of uploads) slow.destroy();
  // A request with room is read.
  const later = async () => {
    const next = begin(token, BROKEN_FIELD);
    const status = await statusOf(next);
    next.destroy();
    return status;
  };
  await expect.poll(later, { interval: 200 }).toBe(400);
});

test("one member's uploads leave half of the room to others", async () => {
  const { token } = await shop.asMember();
  const uploads = [begin(token), begin(token)];
  expect(await Promise.race(uploads.map(statusOf))).toBe(503);
  const others = begin((await shop.asMember()).token, BROKEN_FIELD);
  expect(await statusOf(others)).toBe(400);
  for (const slow of [...uploads, others]) slow.destroy();
});

test("bodies whose senders left before they were read leave room for others", async () => {
  const { token } = await shop.asMember();
  const wait = Promise.withResolvers<boolean>();
  const asked = vi.spyOn(shop.shop.rateLimits, "allow").mockImplementation(() => wait.promise);
  let closed = 0;
  const watch = (_: unknown, response: ServerResponse) => response.once("close", () => closed++);
  shop.shop.http.server.on("request", watch);
  const uploads = Array.from({ length: 3 }, () => begin(token));
  await expect.poll(() => asked.mock.calls.length).toBe(3);
  for (const slow of uploads) slow.destroy();
  await expect.poll(() => closed).toBe(3);
  shop.shop.http.server.off("request", watch);
  asked.mockRestore();
  wait.resolve(true);
  const next = begin(token, BROKEN_FIELD);
  expect(await statusOf(next)).toBe(400);
  next.destroy();
});
