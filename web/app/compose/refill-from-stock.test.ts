import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf, shirts } from "#app/features/cart/cart.fixture.ts";
import { keepCart } from "#app/features/cart/cart.queries.ts";
import { STORED_M } from "#app/features/warehouse/warehouse.fixture.ts";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { refillFromStock } from "./refill-from-stock.ts";

const REFILL = "/api/warehouse/refill";

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test("after a lost answer a refill is looked for first, and nothing is added twice", async () => {
  const shirt = shirts(5);
  const refill = {
    productId: shirt.product_id,
    pieces: [{ storedId: STORED_M, sizeId: shirt.size_id, quantity: 5 }],
  };
  keepCart(cartOf());
  let lies = cartOf();
  const api = fakeApi({
    "/api/cart/get-for-me": () => lies,
    [REFILL]: () => {
      lies = cartOf(shirt);
      throw new TypeError("the answer was lost");
    },
  });
  expect((await refillFromStock(refill))?.code).toBe("network/unreachable");
  expect(await refillFromStock(refill)).toBeUndefined();
  const calls = api.mock.calls as unknown as [unknown, RequestInit][];
  const refills = calls.filter(([input]) => String(input).startsWith(REFILL));
  expect(refills.map(([, init]) => JSON.parse(String(init.body)).data)).toEqual([
    { entries: [{ stored_id: STORED_M, inputNum: 5 }] },
  ]);
});
