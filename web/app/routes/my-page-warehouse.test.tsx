import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { cartOf } from "../features/cart/cart.fixture.ts";
import { TERMS } from "../features/warehouse/warehouse.fixture.ts";
import type { Route } from "./+types/my-page-warehouse";
import MyPageWarehouseRoute from "./my-page-warehouse.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const METHODS = ["courier", "warehouse"] as const;

function open(view: string, count: number) {
  const delivery_methods = METHODS.slice(0, count).map((delivery_method) => ({ delivery_method, name: "", hint: "" }));
  fakeApi({
    "/api/cart/get-for-me": { ...cartOf(), delivery_methods },
    "/api/warehouse/offer": {
      free_days: 30,
      notice_days: [7],
      fee_per_piece_day: 5,
      return_after_days: 60,
      terms: TERMS,
    },
  });
  const props = { params: { view } } as Route.ComponentProps;
  renderInShell(<MyPageWarehouseRoute {...props} />, `/my-page/warehouse/${view}`);
}

test("the intro gives the terms of the shop", async () => {
  open("intro", 2);
  expect(await screen.findByText(TERMS[1] ?? "")).toBeTruthy();
});

test.each([
  ["a shop that stores nothing has no warehouse", "intro", 1],
  ["an unknown view is not found", "attic", 2],
])("%s", async (_, view, count) => {
  open(view, count);
  expect(await screen.findByRole("heading", { name: /見つかりません/ })).toBeTruthy();
  expect(screen.queryByText(/倉庫/)).toBeNull();
});
