import type { MyItemCard } from "@surimono/contract/my-items";
import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { myItemsQuery } from "./my-items.queries.ts";

const card = (product_id: number): MyItemCard => ({
  ...{ product_id, parent_id: 1001, new_name: "海", name: "T", kind_id: 1, color_name: "白", color_value: "#ffffff" },
  ...{ method_name: "刷り", status: 1, image_url: "", regular_price: 0, unit_price: 0, minimum_quantity: 1 },
  ...{ withdrawn: false, promotion_flag: 0, update_time: "2026-11-20T03:00:00.000Z", kept_until: null },
});

test("the first part of a list tells how much there is, and further ones come until that much is shown", async () => {
  const parts = [{ data: [card(1), card(2)], completed: 3, drafts: 9 }, { data: [card(3)] }];
  const fetched = fakeApi({ "/api/my-item/list": () => parts.shift() as object });
  const list = new InfiniteQueryObserver(new QueryClient(), myItemsQuery(0));

  await list.refetch();
  expect(list.getCurrentResult().hasNextPage).toBe(true);
  await list.fetchNextPage();
  expect(list.getCurrentResult().hasNextPage).toBe(false);
  const asked = fetched.mock.calls.map(([url]) => new URL(String(url), "http://shop.test").searchParams);
  expect(asked.map((query) => [query.get("offset"), query.get("counted")])).toEqual([
    ["0", "1"],
    ["2", "0"],
  ]);
});
