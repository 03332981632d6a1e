import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const get = (file: string) => fetch(`${shop.baseUrl}/fonts/${file}`);

test("a face is offered whole, and its sample as a small picture", async () => {
  const face = await get("bebas-neue.ttf");
  expect([face.status, face.headers.get("content-type")]).toEqual([200, "font/ttf"]);
  expect(new DataView(await face.arrayBuffer()).getUint32(0)).toBe(0x00010000);
  const sample = await get("bebas-neue.svg");
  expect([sample.status, sample.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await sample.text()).toMatch(/^<svg [^>]+><path fill="#222" d="m[^"]+"\/><\/svg>\n$/);
});

test.each(["no-such-face.ttf", "no-such-face.svg", "bebas-neue.woff", "..%2Fpackage.svg", "%2e%2e%2ffaces.svg"])(
  "%s is not there",
  async (file) => {
    expect((await get(file)).status).toBe(404);
  },
);
