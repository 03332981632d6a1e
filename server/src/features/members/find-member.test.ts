import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { createFindMember } from "./find-member.ts";
import { createTestMember } from "./testing/index.ts";

let opened: TestShop;
let now = new Date("2026-11-20T00:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

test("a token finds its member until it expires, and nothing else finds anybody", async () => {
  const { shop } = opened;
  const find = createFindMember(shop.database.db, shop.now);
  const consumer = await createTestMember(shop);
  const business = await createTestMember(shop, { kind: "business" });
  expect(await find(consumer.token)).toEqual(consumer.member);
  expect(await find(business.token)).toEqual(business.member);
  expect(await find(`${consumer.token}x`)).toBeUndefined();
  now = new Date("2026-11-21T00:00:01Z");
  expect(await find(consumer.token)).toBeUndefined();
});

test("tokens that come at once are looked up together, and each finds its own member", async () => {
  const { shop } = opened;
  const find = createFindMember(shop.database.db, () => new Date("2026-11-20T00:00:00Z"));
  const members = await Promise.all([createTestMember(shop), createTestMember(shop), createTestMember(shop)]);
  const query = vi.spyOn(shop.database.pool, "query");
  const tokens = ["nobody's", ...members.map(({ token }) => token), members[0]?.token ?? ""];
  const found = await Promise.all(tokens.map(find));
  expect(found.map((member) => member?.id)).toEqual([
    undefined,
    ...members.map(({ member }) => member.id),
    members[0]?.member.id,
  ]);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});
