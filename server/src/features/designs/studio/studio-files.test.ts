import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";

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

test("a face is offered cut down to some letters, which only the asking browser keeps", async () => {
  const face = await get(`zen-maru-gothic-900.ttf?letters=${encodeURIComponent("むぎと")}`);
  expect([face.status, face.headers.get("content-type")]).toEqual([200, "font/ttf"]);
  expect(face.headers.get("cache-control")).toContain("private");
  expect((await face.arrayBuffer()).byteLength).toBeLessThan(5000);
  for (const file of [
    "no-such-face.ttf?letters=a",
    `bebas-neue.ttf?letters=${"a".repeat(201)}`,
    "anton.ttf?letters=a&letters=b",
  ]) {
    expect([file, (await get(file)).status]).toEqual([file, 404]);
  }
});

test("emoji are offered one by one, under whatever name they are typed, with the licence of their drawings", async () => {
  const emoji = (file: string) => fetch(`${shop.baseUrl}/emoji/${file}`);
  for (const id of ["1f338", "1f1ef-1f1f5", "31-20e3", "1f3f3-200d-1f308"]) {
    const answer = await emoji(`${id}.svg`);
    expect([id, answer.status, answer.headers.get("content-type")]).toEqual([id, 200, "image/svg+xml"]);
  }
  expect(await (await emoji("licence.txt")).text()).toContain("CC BY 4.0");
  for (const file of ["1f9ff-1f9ff.svg", "..%2Fpackage.svg", "package.json", "1f338.png", "1f338"]) {
    expect([file, (await emoji(file)).status]).toEqual([file, 404]);
  }
});

test.each(["no-such-face.ttf", "no-such-face.svg", "bebas-neue.woff", "..%2Fpackage.svg", "%2e%2e%2ffaces.svg"])(
  "%s is not there",
  async (file) => {
    expect((await get(file)).status).toBe(404);
  },
);
