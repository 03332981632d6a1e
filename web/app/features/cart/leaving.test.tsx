import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { dropToken, storeToken } from "../../session/token.ts";
import { cartOf, shirts } from "./cart.fixture.ts";
import { CartScreen } from "./cart-screen.tsx";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const NoCoupons = () => null;

beforeEach(() => storeToken("t1"));
afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

test("a line says when it will be removed, and one press keeps them all", async () => {
  const leaving = cartOf(shirts(2, { leaves_at: inHours(30) }), shirts(1, { line_id: "b", leaves_at: inHours(71) }));
  const kept = cartOf(shirts(2, { leaves_at: inHours(72) }), shirts(1, { line_id: "b", leaves_at: inHours(72) }));
  fakeApi({ "/api/cart/keep": kept, "/api/cart/get-for-me": leaving });
  renderInShell(
    <CartScreen nextPath="/cart/delivery-list" couponBox={NoCoupons} estimate={NoCoupons} asUsual={NoCoupons} />,
  );
  expect((await screen.findByText(/日でカートから外れます/)).textContent).toBe("あと2日でカートから外れます");
  await userEvent.click(screen.getByRole("button", { name: "このままとっておく" }));
  await vi.waitFor(() => expect(screen.queryByText(/日でカートから外れます/)).toBeNull());
  expect(screen.queryByRole("button", { name: "このままとっておく" })).toBeNull();
  expect(toasts.get()).toMatchObject([{ message: expect.stringContaining("あと3日とっておきます") }]);
});

test("a line added today says nothing about removal", async () => {
  fakeApi({ "/api/cart/get-for-me": cartOf(shirts(2, { leaves_at: inHours(71) })) });
  renderInShell(
    <CartScreen nextPath="/cart/delivery-list" couponBox={NoCoupons} estimate={NoCoupons} asUsual={NoCoupons} />,
  );
  await screen.findByRole("button", { name: /カートから削除/ });
  expect(screen.queryByText(/カートから外れます/)).toBeNull();
});
