import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf, shirts } from "#app/features/cart/cart.fixture.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { order } from "../features/orders/order.fixture.ts";
import { parcelOf } from "../features/orders/review.fixture.ts";
import { orderAgainAsSent } from "./order-again-as-sent.ts";

const ADD = "/api/cart/add";
const REPEAT = "/api/order/repeat-destinations";

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

type Order = Parameters<typeof orderAgainAsSent>[0];

async function again(change: Partial<Order>) {
  const lines = [shirts(3)];
  const api = fakeApi({ [ADD]: cartOf(...lines), [REPEAT]: {}, "/api/cart/get-for-me": cartOf(...lines) });
  expect(await orderAgainAsSent({ ...(order as unknown as Order), lines, ...change })).toBe(true);
  const calls = api.mock.calls as unknown as [unknown, RequestInit][];
  const [, added] = calls.find(([input]) => String(input).startsWith(ADD)) ?? [];
  return {
    quantity: JSON.parse(String(added?.body)).data.sizes[0].quantity,
    repeats: calls.some(([input]) => String(input).startsWith(REPEAT)),
  };
}

const { line_id } = shirts(3);
const parcel = (quantity: number, state: string) =>
  ({ ...parcelOf(), state, pieces: [{ line_id, quantity }] }) as unknown as Order["destinations"][number];

test.each<[string, Partial<Order>, { quantity: number; repeats: boolean }]>([
  ["to one", {}, { quantity: 3, repeats: false }],
  ["into the warehouse", { delivery_method: "warehouse", destinations: [] }, { quantity: 3, repeats: true }],
  ["to two", { destinations: [parcel(2, "shipped"), parcel(1, "shipped")] }, { quantity: 3, repeats: true }],
  [
    "to two, one taken out",
    { destinations: [parcel(2, "shipped"), parcel(1, "cancelled")] },
    { quantity: 2, repeats: false },
  ],
  ["cancelled as a whole", { destinations: [parcel(3, "cancelled")] }, { quantity: 3, repeats: false }],
])("an order %s comes back as what it was", async (_, change, expected) => {
  expect(await again(change)).toEqual(expected);
});
