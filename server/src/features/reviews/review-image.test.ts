import { deleteReview } from "@surimono/contract/reviews";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readOrDraw } from "../catalogue/index.ts";
import { reviewImage } from "./review-image.ts";
import { GOODS, reviewsOf, said } from "./reviews.fixture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const { list, openReader } = reviewsOf(() => shop);

test("a photograph that goes while it is drawn leaves no file", async () => {
  const { call } = await openReader();
  const red = { create: { width: 80, height: 60, channels: 3 as const, background: "#a33" } };
  const photo = new File([new Uint8Array(await sharp(red).jpeg().toBuffer())], "着たところ.jpg");
  value(await said(call, 5, "よい", [], { a: photo }));
  const [shown] = (await list()).reviews;
  const picture = await reviewImage(shop.shop).find(`images${shown?.photos[0]?.url}`, 240);
  if (!picture) throw new Error("no photograph");
  const draw: typeof picture.draw = async (format) => {
    const bytes = await picture.draw(format);
    value(await call(deleteReview, { product_id: GOODS }));
    return bytes;
  };
  await readOrDraw(shop.shop, { ...picture, draw }, "webp");
  expect(await shop.shop.files.read(`pictures/${picture.folder}/${picture.hash}.webp`)).toBeUndefined();
});
