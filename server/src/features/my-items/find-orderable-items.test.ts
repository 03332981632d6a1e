import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { findOrderableItem } from "./find-orderable-items.ts";
import { makeMyItem } from "./testing/make-my-item.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("my items that are asked for at once are looked up together, and each member finds only their own", async () => {
  const { db, pool } = opened.shop.database;
  const owners = await Promise.all(
    [0, 1].map(async () => {
      const { call, member } = await opened.asMember();
      return { id: member.id, productId: await makeMyItem(opened, call, "completed") };
    }),
  );
  const asked = owners.flatMap(({ id }) => owners.map(({ productId }) => ({ id, productId })));
  const query = vi.spyOn(pool, "query");
  const found = await Promise.all(asked.map(({ id, productId }) => findOrderableItem(db, id, productId)));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  const [first, second] = owners;
  expect(found.map((item) => item?.productId)).toEqual([first?.productId, undefined, undefined, second?.productId]);
});
