import { couponFailures } from "@surimono/contract/coupons";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { cartOf, shirts } from "../features/cart/cart.fixture.ts";
import { CartScreen } from "../features/cart/cart-screen.tsx";
import { CouponBoxInCart } from "./coupon-box-in-cart.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CART = "/api/cart/get-for-me";
const COUPON = "/api/cart/coupon";
const LIST = "/api/coupon/get-for-me";

const welcome = {
  code: "WELCOME1000",
  name: "新規会員クーポン",
  amount: 1000,
  worth: "¥ 1,000引き",
  minimum: 1500,
  valid_until: null,
};
const offered = { coupons: [{ ...welcome, state: "usable", order_id: null }] };
const plain = cartOf(shirts(2));
const reduced = {
  ...plain,
  coupon: { ...welcome, counts: true, message: "" },
  totals: {
    ...plain.totals,
    discounts: [{ kind: "coupon" as const, name: welcome.name, rate: 0, amount: 1000 }],
    total: 4632,
  },
};
const refusal = (code: keyof typeof couponFailures) => ({
  status: couponFailures[code].status,
  body: { error_code: code, message: couponFailures[code].message, request_id: "r" },
});

async function openCart(answers: Record<string, unknown>) {
  const api = fakeApi({ [LIST]: offered, ...answers });
  renderInShell(
    <CartScreen
      nextPath="/cart/delivery-list"
      couponBox={CouponBoxInCart}
      estimate={() => null}
      asUsual={() => null}
    />,
    "/cart",
  );
  await screen.findByRole("heading", { name: "カート" });
  const sent = () =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url.startsWith(COUPON))
      .map(([, init]) => ({ method: init.method, data: JSON.parse(String(init.body)).data }));
  return { user: userEvent.setup(), sent };
}

const panel = () => screen.getByRole("region", { name: "お支払い金額" });

test("one press chooses the usable coupon, another removes it; the focus follows", async () => {
  const answers = [reduced, plain];
  const { user, sent } = await openCart({ [CART]: plain, [COUPON]: () => answers.shift() });
  const list = await screen.findByRole("region", { name: "使えるクーポン" });
  expect(list.textContent).toContain("¥ 1,500（税込）以上のお買い物で");
  await user.click(within(list).getByRole("button", { name: "新規会員クーポンを使う" }));
  const off = await screen.findByRole("button", { name: "新規会員クーポンを外す" });
  await waitFor(() => expect(document.activeElement).toBe(off));
  expect(panel().textContent).toContain("新規会員クーポン− ¥ 1,000");
  expect(panel().textContent).toContain("¥ 4,632");
  await user.click(off);
  const on = await screen.findByRole("button", { name: "新規会員クーポンを使う" });
  await waitFor(() => expect(document.activeElement).toBe(on));
  expect(sent()).toEqual([
    { method: "PUT", data: { code: "WELCOME1000" } },
    { method: "DELETE", data: {} },
  ]);
});

test.each(Object.keys(couponFailures) as (keyof typeof couponFailures)[])(
  "%s: says that the code cannot be used and why, and keeps what was typed",
  async (code) => {
    const { user } = await openCart({ [CART]: plain, [COUPON]: refusal(code) });
    await user.click(await screen.findByText("クーポンコードを入力する"));
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "クーポンコード" });
    await user.type(field, "natsu-2027{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(couponFailures[code].message);
    expect(alert.textContent).toMatch(/^このクーポンコードはご利用いただけません。.+。$/);
    expect(field.value).toBe("natsu-2027");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.type(field, "x");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
);

test("one that ordering without it would cost is named where it can be chosen again", async () => {
  const lost = "使わずに注文すると、あとからはご利用いただけません。";
  await openCart({ [CART]: { ...plain, coupon_at_stake: lost } });
  expect((await screen.findByRole("alert")).textContent).toBe(lost);
  expect(await screen.findByRole("button", { name: "新規会員クーポンを使う" })).toBeTruthy();
});

test("an empty field is not sent", async () => {
  const { user, sent } = await openCart({ [CART]: plain });
  await user.click(await screen.findByText("クーポンコードを入力する"));
  await user.click(screen.getByRole("button", { name: "適用する" }));
  expect((await screen.findByRole("alert")).textContent).toBe("クーポンコードを入力してください。");
  expect(sent()).toEqual([]);
});

test("one that does not count stays chosen, says why, and the total ignores it", async () => {
  const message = "あと¥ 368（税込）のお買い物で、クーポンをお使いいただけます。";
  await openCart({ [CART]: { ...plain, coupon: { ...welcome, minimum: 6000, counts: false, message } } });
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByRole("button", { name: "新規会員クーポンを外す" })).toBeTruthy();
  expect(panel().textContent).toContain("¥ 5,632");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "お届け先へすすむ" }).disabled).toBe(false);
});

test.each([
  ["no coupon is offered", { coupons: [{ ...welcome, state: "used", order_id: "o" }] }],
  ["nobody can say which", { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } }],
])("when %s a code can only be typed", async (_name, list) => {
  await openCart({ [CART]: plain, [LIST]: list });
  expect(await screen.findByText("クーポンコードを入力する")).toBeTruthy();
  expect(screen.queryByText("使えるクーポン")).toBeNull();
});
