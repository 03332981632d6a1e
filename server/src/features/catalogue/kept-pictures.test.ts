import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shop } from "../../platform/http/index.ts";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { drawAhead } from "./draw-ahead.ts";
import { type ImageSource, keptPictures, readOrDraw } from "./kept-pictures.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const query = { width: 120, accept: undefined, knownEtag: undefined, address: "10.0.0.1" };

/** Pictures by their number, drawn as slowly as `wait` says. */
function numbered(folder: string, wait: () => Promise<unknown>, shop: Shop = opened.shop, near?: "goods" | "shown") {
  const drawn: string[] = [];
  const source: ImageSource = {
    prefix: "images/test/",
    find: async (url) => ({
      hash: url.replace(/\D/g, ""),
      folder,
      ...(near && { near }),
      cacheControl: "public",
      owner: undefined,
      draw: async () => {
        drawn.push(url);
        await wait();
        return new Uint8Array([1, 2, 3]);
      },
    }),
  };
  return { drawn, source, pictures: keptPictures(shop, [source]) };
}

test("a picture that many ask for at once is drawn once, and never again", async () => {
  const { drawn, pictures } = numbered("once", () => sleep(30));
  const ask = () => pictures.answer("images/test/1.webp", query);
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await ask();
  expect(drawn).toHaveLength(1);
});

test("letters that go out at once have their picture drawn once, and later ones as it is kept", async () => {
  const { drawn, source } = numbered("letters", () => sleep(30));
  const picture = await source.find("images/test/1.webp", 320);
  if (!picture) throw new Error("there is such a picture");
  const ask = () => readOrDraw(opened.shop, picture, "png");
  await Promise.all([ask(), ask(), ask()]);
  expect(Array.from(await ask())).toEqual([1, 2, 3]);
  expect(drawn).toHaveLength(1);
});

test("a picture that could not be drawn is tried again", async () => {
  let tries = 0;
  const { pictures } = numbered("again", () => (tries++ === 0 ? Promise.reject(new Error("as told")) : sleep(1)));
  await expect(pictures.answer("images/test/1.webp", query)).rejects.toThrow("as told");
  expect((await pictures.answer("images/test/1.webp", query)).ok).toBe(true);
});

test("goods and what members show are there while the file store is away", async () => {
  const away = () => Promise.reject(new Error("the store is away"));
  const shop = { ...opened.shop, files: { ...opened.shop.files, read: away, write: away } };
  const ask = (near?: "goods" | "shown") =>
    numbered("away", () => sleep(0), shop, near).pictures.answer("images/test/7.webp", query);
  expect([(await ask("goods")).ok, (await ask("shown")).ok]).toEqual([true, true]);
  await expect(ask()).rejects.toThrow("the store is away");
});

test("when very many wait, further ones are sent away", async () => {
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { pictures } = numbered("queue", () => end);
  const many = Array.from({ length: 130 }, (_, i) => pictures.answer(`images/test/${i}.webp`, query));
  // Only the one turned away is answered before the end: then every place is taken.
  let answered = 0;
  for (const one of many) void one.then(() => answered++);
  await expect.poll(() => answered).toBe(10);
  expect(await pictures.answer("images/test/999.webp", query)).toEqual({
    ok: false,
    failure: { code: "catalogue/drawing-busy" },
  });
  finish();
  const sentAway = (await Promise.all(many)).filter(({ ok }) => !ok);
  expect(sentAway).toHaveLength(10);
  expect((await pictures.answer("images/test/999.webp", query)).ok).toBe(true);
});

test("one line has so much drawn and no more, but may go on looking at what is drawn", async () => {
  const { pictures } = numbered("limit", () => sleep(0));
  const hungry = { ...query, address: "2001:db8:1:2::1" };
  await pictures.answer("images/test/1.webp", hungry);
  const limit = { points: 1200, seconds: 300, per: "address" } as const;
  await Promise.all(
    Array.from({ length: 1200 }, () => opened.shop.rateLimits.allow("drawPicture", "2001:db8:1:2::/64", limit)),
  );
  expect(await pictures.answer("images/test/2.webp", hungry)).toMatchObject({ failure: { code: "request/too-many" } });
  const elsewhere = { ...query, address: "2001:db8:1:2:3:4:5:6" };
  expect((await pictures.answer("images/test/2.webp", elsewhere)).ok).toBe(false);
  expect((await pictures.answer("images/test/1.webp", hungry)).ok).toBe(true);
  expect((await pictures.answer("images/test/2.webp", query)).ok).toBe(true);
});

test("the cards' pictures are drawn ahead, once, and until the shop stops", async () => {
  const after = (steps: number) => {
    let asked = 0;
    return () => asked++ >= steps;
  };
  expect(await drawAhead(opened.shop, after(3))).toBe(3);
  expect(await drawAhead(opened.shop, after(4))).toBe(1);
});
