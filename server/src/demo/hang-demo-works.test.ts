import { listPublishedItems } from "@surimono/contract/my-items";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/index.ts";
import { drawGalleryAhead } from "./draw-gallery-ahead.ts";
import { hangDemoWorks } from "./hang-demo-works.ts";
import { DEMO_MAKERS } from "./makers.ts";
import works from "./works.json" with { type: "json" };

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const hung = async () => {
  const answer = await opened.callAs()(listPublishedItems, { sort: "newest", limit: 60 });
  return answer.ok ? answer.value.data : [];
};

test("every work passes the check for print and hangs under its maker's name, once, though a start was cut short; then its cards are drawn", async () => {
  let asked = 0;
  await hangDemoWorks(opened.shop, opened.baseUrl, () => asked++ === 3);
  expect(await hung()).toHaveLength(3);
  await hangDemoWorks(opened.shop, opened.baseUrl, () => false);
  await hangDemoWorks(opened.shop, opened.baseUrl, () => false);
  expect((await hung()).map(({ new_name, nickname }) => ({ new_name, nickname }))).toEqual(
    works.toReversed().map(({ name, maker }) => ({
      new_name: name,
      nickname: DEMO_MAKERS[maker as keyof typeof DEMO_MAKERS].nickname,
    })),
  );
  let pictures = 0;
  expect(await drawGalleryAhead(opened.baseUrl, () => pictures++ === 2)).toBe(2);
});
