import { getImageMagicToken, openDesign } from "@surimono/contract/designs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openAt, tokenIn } from "../testing/started-design.fixture.ts";
import { signToolToken } from "./tool-token.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("the studio's token opens nothing for another member, and nothing when changed", async () => {
  const owner = await shop.asMember();
  const other = await shop.asMember();
  const { url } = value(await owner.call(getImageMagicToken, choice(shop)));
  const token = tokenIn(url);
  const design = await openAt(owner.call, url);
  expect(await other.call(openDesign, { token })).toMatchObject({
    failure: { code: "designs/not-found", status: 404 },
  });
  const claim = { userId: owner.member.id, productId: design.product_id, step: 1 as const };
  const late = signToolToken(shop.shop.env.secret, { ...claim, expires: Math.floor(Date.now() / 1000) - 1 });
  expect(await owner.call(openDesign, { token: late })).toMatchObject({ failure: { code: "designs/link-expired" } });
  expect(await owner.call(openDesign, { token: `${token}x` })).toMatchObject({
    failure: { code: "designs/not-found" },
  });
});
