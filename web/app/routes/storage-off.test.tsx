import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { cartOf, shirts } from "../features/cart/cart.fixture.ts";
import { reviewOf } from "../features/orders/review.fixture.ts";
import { withWarehouse } from "../frame/menus/warehouse-link.ts";
import * as links from "../frame/site-links.ts";
import type { Route } from "./+types/my-page-warehouse";
import CartDeliveryListRoute from "./cart-delivery-list.tsx";
import MyPageWarehouseRoute from "./my-page-warehouse.tsx";

const COURIER = [{ delivery_method: "courier" as const, name: "宅配便", hint: "お届けします。" }];

beforeEach(() => {
  queryClient.clear();
  fakeApi({
    "/api/cart/get-for-me": { ...cartOf(shirts(2)), delivery_methods: COURIER },
    "/api/address/list": { addresses: [reviewOf(0).address] },
    "/api/order/review": reviewOf(0),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(["", "intro", "send", "confirm", "return-address"])("no view of the warehouse is there: %s", async (view) => {
  const props = { params: { view } } as Route.ComponentProps;
  renderInShell(<MyPageWarehouseRoute {...props} />, `/my-page/warehouse/${view}`);
  expect(await screen.findByRole("heading", { name: /見つかりません/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain("倉庫");
});

test("the step of the address offers the courier alone, without a word", async () => {
  renderInShell(<CartDeliveryListRoute />);
  expect(await screen.findByRole("radio", { name: /1か所に届ける/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain("倉庫");
  expect(document.body.textContent).not.toContain("配送方法");
});

test("no menu leads there", () => {
  const menus = Object.values(links).filter((list): list is links.SiteLink[] => Array.isArray(list));
  expect(menus.length).toBeGreaterThan(2);
  for (const menu of menus) expect(JSON.stringify(withWarehouse(menu, false))).not.toMatch(/倉庫|warehouse/);
});

/** Who says the word, and what keeps it from a shop without a warehouse. */
const GATES: Readonly<Record<string, string>> = {
  "compose/": "parts of the warehouse's route",
  "features/warehouse/": "parts of the warehouse's route, and of the step of the address where there are two methods",
  "features/orders/": "an order that went into the warehouse or came from it",
  "features/editorial/help/asked-questions.fixture.ts": "questions for a test of the demo's texts",
  "features/members/my-page-screen.tsx": "storesGoods",
  "features/members/withdraw-screen.tsx": "pieces that are stored",
  "features/my-items/detail/item-actions.tsx": "pieces that are stored",
  "frame/menus/warehouse-link.ts": "storesGoods",
  "routes/cart-delivery-list.tsx": "storesGoods",
  "routes/my-page-warehouse.tsx": "storesGoods",
};

test("whatever says the word is known, with what keeps it from a shop without one", () => {
  const app = join(import.meta.dirname, "..");
  const saying = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !file.includes(".test."))
    .filter((file) => readFileSync(join(app, file), "utf8").includes("倉庫"));
  const known = Object.keys(GATES);
  expect(saying.filter((file) => !known.some((gate) => file.startsWith(gate)))).toEqual([]);
  expect(known.filter((gate) => !saying.some((file) => file.startsWith(gate)))).toEqual([]);
});
