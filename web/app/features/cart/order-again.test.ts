import { toasts } from "@surimono/ui/toast.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { cartOf, shirts } from "./cart.fixture.ts";
import { cartQuery, keepCart } from "./cart.queries.ts";
import { orderAgain } from "./order-again.ts";

const ADD = "/api/cart/add";

beforeEach(() => queryClient.clear());
afterEach(() => {
  toasts.set([]);
  vi.unstubAllGlobals();
});

const ordered = [shirts(2), shirts(1, { size_id: 24, line_id: "0193a000-0000-7000-8000-000000000002" })];
const counted = (api: ReturnType<typeof fakeApi>) =>
  api.mock.calls.filter((call) => String((call as unknown[])[0]).startsWith(ADD)).length;

test("one press adds all sizes of an item in one addition, and two presses add them once", async () => {
  const api = fakeApi({ [ADD]: cartOf(...ordered) });
  expect(await Promise.all([orderAgain(ordered), orderAgain(ordered)])).toEqual([true, false]);
  expect(counted(api)).toBe(1);
  expect(queryClient.getQueryData(cartQuery.queryKey)?.lines).toHaveLength(2);
});

test("after a lost answer it looks first, and adds nothing twice", async () => {
  keepCart(cartOf());
  let lies = cartOf();
  const api = fakeApi({
    "/api/cart/get-for-me": () => lies,
    [ADD]: () => {
      lies = cartOf(...ordered);
      throw new TypeError("the answer was lost");
    },
  });
  expect(await orderAgain(ordered)).toBe(false);
  expect(await orderAgain(ordered)).toBe(true);
  expect(counted(api)).toBe(1);
});

test("discontinued goods are named, the rest is added", async () => {
  const other = shirts(1, { product_id: 100002, line_id: "0193a000-0000-7000-8000-000000000003" });
  const message = "お取り扱いが終了しました。";
  const answers: unknown[] = [
    { status: 409, body: { error_code: "cart/item-withdrawn", message, request_id: "r" } },
    cartOf(other),
  ];
  fakeApi({ [ADD]: () => answers.shift() });
  expect(await orderAgain([...ordered, other])).toBe(true);
  expect(toasts.get().map((toast) => toast.message)).toEqual([message]);
});
