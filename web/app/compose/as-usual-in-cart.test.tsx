import type { WireCart } from "@surimono/contract/cart";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { inTurn } from "#app/features/cart/cart-changes.ts";
import { lastPaidOrderQuery } from "#app/features/orders/orders.queries.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
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

const NAME = "いつもの内容で最終確認へ";
const button = () => screen.queryByRole("button", { name: NAME });

test("whoever has ordered before can go past the steps", () => {
  open({});
  expect(button()).toBeTruthy();
});

test("nobody goes on with a cart whose last change was not saved", async () => {
  const asked = fakeApi({});
  open({});
  const refused = Promise.withResolvers<never>();
  const change = inTurn(() => refused.promise);
  await userEvent.click(screen.getByRole("button", { name: NAME }));
  refused.reject(new Error("not saved"));
  await expect(change).rejects.toThrow("not saved");
  await waitFor(() => expect(button()?.getAttribute("aria-busy")).toBeNull());
  expect(asked).not.toHaveBeenCalled();
});

test.each([{ several: true }, { delivery_method: "warehouse" as const }])("not with a cart of %o", (cart) => {
  open(cart);
  expect(button()).toBeNull();
});
