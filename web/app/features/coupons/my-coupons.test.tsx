import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { MyCoupons } from "./my-coupons.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = "/api/coupon/get-for-me";
const one = {
  code: "A",
  name: "夏のクーポン",
  amount: 500,
  worth: "¥ 500引き",
  minimum: 3000,
  valid_until: "2027-08-31",
};

test("shows usable coupons with their last day, and used ones with their order", async () => {
  fakeApi({
    [LIST]: {
      coupons: [
        { ...one, state: "usable", order_id: null },
        { ...one, code: "B", name: "新規会員クーポン", valid_until: null, state: "used", order_id: "o-1" },
        // One that was used twice.
        { ...one, code: "B", name: "新規会員クーポン", valid_until: null, state: "used", order_id: "o-2" },
      ],
    },
  });
  renderInShell(<MyCoupons />);
  const [usable, used] = await screen.findAllByRole("listitem");
  expect(usable?.textContent).toBe("夏のクーポン¥ 500引き¥ 3,000（税込）以上のお買い物で2027/08/31まで使えます");
  expect(used?.textContent).toContain("ご利用済み");
  expect(
    within(used as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/my-page/orders/o-1");
});

test("says when there is none, and can retry when the list cannot be read", async () => {
  let works = false;
  fakeApi({
    [LIST]: () =>
      works
        ? { coupons: [] }
        : { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } },
  });
  renderInShell(<MyCoupons />);
  const retry = await screen.findByRole("button", { name: "もう一度読み込む" });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByText("いまお使いいただけるクーポンはありません。")).toBeTruthy();
});
