import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { cartOf, shirts } from "../features/cart/cart.fixture.ts";
import { reviewOf } from "../features/orders/review.fixture.ts";
import CartDeliveryListRoute from "./cart-delivery-list.tsx";

beforeEach(() => {
  queryClient.clear();
  fakeApi({
    "/api/cart/get-for-me": cartOf(shirts(2)),
    "/api/address/list": { addresses: [reviewOf(0).address] },
    "/api/order/review": reviewOf(0),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["cancelled", /お支払いは行われていません/],
  ["failed", /お支払いが承認されませんでした/],
])("says that the payment was %s, where the tab does not know of the order", async (outcome, words) => {
  renderInShell(<CartDeliveryListRoute />, `/cart/delivery-list?payment=${outcome}`);
  await screen.findByRole("radio", { name: /1か所に届ける/ });
  expect(screen.getByRole("alert").textContent).toMatch(words);
});

test("says nothing of payments otherwise", async () => {
  renderInShell(<CartDeliveryListRoute />, "/cart/delivery-list?payment=other");
  await screen.findByRole("radio", { name: /1か所に届ける/ });
  expect(screen.queryByRole("alert")).toBeNull();
});
