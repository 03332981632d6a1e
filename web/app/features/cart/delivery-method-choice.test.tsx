import type { WireCart } from "@surimono/contract/cart";
import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { cartOf, shirts } from "./cart.fixture.ts";
import { cartQuery } from "./cart.queries.ts";
import { DeliveryMethodChoice } from "./delivery-method-choice.tsx";
import { storesGoods } from "./stores-goods.ts";

const METHODS: WireCart["delivery_methods"] = [
  { delivery_method: "courier", name: "宅配便", hint: "お届けします。" },
  { delivery_method: "warehouse", name: "倉庫で保管", hint: "お預かりします。" },
];
const cart: WireCart = { ...cartOf(shirts(2)), delivery_methods: METHODS };

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Choice() {
  const { data } = useQuery(cartQuery);
  return data && <DeliveryMethodChoice cart={data} />;
}

async function open(answer: unknown) {
  fakeApi({ "/api/cart/get-for-me": cart, "/api/cart/delivery-method": answer });
  renderInShell(<Choice />);
  const stored = await screen.findByRole<HTMLInputElement>("radio", { name: /倉庫で保管/ });
  return { stored, user: userEvent.setup() };
}

test("the warehouse is chosen at once and kept by the server", async () => {
  const { stored, user } = await open({ ...cart, delivery_method: "warehouse" });
  await user.click(stored);
  expect(stored.checked).toBe(true);
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(cartQuery.queryKey)?.delivery_method).toBe("warehouse");
});

test("what the server refuses is said, and goes back", async () => {
  const body = { error_code: "cart/no-such-delivery-method", message: "ご利用いただけません。", request_id: "r" };
  const { stored, user } = await open({ status: 422, body });
  await user.click(stored);
  expect(await screen.findByText("ご利用いただけません。")).toBeTruthy();
  await waitFor(() => expect(stored.checked).toBe(false));
});

test("a shop with one way to deliver stores nothing", () => {
  expect([cart, cartOf(), undefined].map(storesGoods)).toEqual([true, false, false]);
});
