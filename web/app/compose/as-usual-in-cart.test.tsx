import type { WireCart } from "@surimono/contract/cart";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { lastPaidOrderQuery } from "#app/features/orders/orders.queries.ts";
import { queryClient } from "#app/query-client.ts";
import { renderInShell } from "../../test/render.tsx";
import { cartOf, shirts } from "../features/cart/cart.fixture.ts";
import { AsUsualInCart } from "./as-usual-in-cart.tsx";

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(lastPaidOrderQuery.queryKey, {} as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(cart: Partial<WireCart>) {
  queryClient.setQueryData(cartQuery.queryKey, { ...cartOf(shirts(2)), ...cart });
  renderInShell(<AsUsualInCart />, "/cart");
}

const button = () => screen.queryByRole("button", { name: "いつもの内容で最終確認へ" });

test("whoever has ordered before can go past the steps", () => {
  open({});
  expect(button()).toBeTruthy();
});

test.each([{ several: true }, { delivery_method: "warehouse" as const }])("not with a cart of %o", (cart) => {
  open(cart);
  expect(button()).toBeNull();
});
