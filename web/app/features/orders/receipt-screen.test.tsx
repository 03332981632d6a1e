import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ReceiptScreen } from "./receipt-screen.tsx";
import { ORDER_ID, reviewOf } from "./review.fixture.ts";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { lines, totals, address } = reviewOf(5632);
const order = {
  order_id: ORDER_ID,
  order_number: "SR-7K3Q-D9WM",
  // Already the next day in Japan.
  placed_at: "2026-11-20T20:00:00.000Z",
  status: 1,
  status_name: "準備中",
  payment_type: 2,
  payment_type_name: "クレジットカード（1回払い）",
  total: 5632,
  quantity: 2,
  image_urls: [],
  names: ["ふくろうのT"],
  can_cancel: false,
  lines,
  totals: { ...totals, taxes: [{ rate: 1000, amount: 5632, tax: 512 }] },
  destinations: [address],
  dispatch_by: "2026-11-30",
  cancellable_until: null,
  refund_note: "",
  refunded_total: 0,
  kept_total: 5632,
  refund_state: "none",
  refunds: [],
  kept_taxes: [{ rate: 1000, amount: 5632, tax: 512 }],
  refunded_taxes: [],
};

function open(change: object = {}) {
  fakeApi({ "/api/order/get": { ...order, ...change } });
  renderInShell(<ReceiptScreen orderId={ORDER_ID} />);
}

test("a paid order has a receipt with everything a qualified invoice needs, made out as typed", async () => {
  open();
  const sheet = within(await screen.findByRole("article", { name: "領収書" }));
  const name = screen.getByLabelText("宛名");
  await userEvent.clear(name);
  await userEvent.type(name, "株式会社すりもの");
  await userEvent.selectOptions(screen.getByLabelText("敬称"), "御中");
  sheet.getByText("株式会社すりもの 御中");
  sheet.getByText("取引日 2026/11/21");
  sheet.getByText("但し 印刷品代 として、上記の金額を領収いたしました。");
  expect(sheet.getByText(/登録番号 T\d{13}/)).toBeTruthy();
  expect(sheet.getByRole("row", { name: "10% ¥ 5,632 ¥ 512" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: /^ふくろうのT.* 2 ¥ 2,816 ¥ 5,632$/ })).toBeTruthy();
});

test("a coupon is among the lines, and the tax is on the paid amount", async () => {
  const coupon = { kind: "coupon", name: "新規会員クーポン", rate: 0, amount: 1000 };
  const taxes = [{ rate: 1000, amount: 4632, tax: 421 }];
  const paid = { total: 4632, kept_total: 4632, kept_taxes: taxes };
  open({ ...paid, totals: { ...totals, subtotal: 5632, discounts: [coupon], total: 4632, taxes } });
  const sheet = within(await screen.findByRole("article", { name: "領収書" }));
  expect(sheet.getByRole("row", { name: "新規会員クーポン − ¥ 1,000" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: "10% ¥ 4,632 ¥ 421" })).toBeTruthy();
  expect(sheet.getByText("領収金額（税込）").parentElement?.textContent).toContain("¥ 4,632");
});

test("an order by invoice has an invoice, which does not confirm a payment", async () => {
  open({ payment_type: 1, payment_type_name: "請求書払い" });
  const sheet = within(await screen.findByRole("article", { name: "請求書" }));
  sheet.getByText("ご請求金額（税込）");
  expect(sheet.queryByText(/領収/)).toBeNull();
});

test("a partly refunded order has a receipt over the kept amount, with each refund and the tax of the rest", async () => {
  open({
    refund_state: "part",
    refunded_total: 1000,
    kept_total: 4632,
    refunds: [{ refunded_at: "2026-11-22T20:00:00.000Z", amount: 1000 }],
    kept_taxes: [{ rate: 1000, amount: 4632, tax: 421 }],
    refunded_taxes: [{ rate: 1000, amount: 1000, tax: 90 }],
  });
  const sheet = within(await screen.findByRole("article", { name: "領収書" }));
  expect(sheet.getByText("領収金額（税込）").parentElement?.textContent).toContain("¥ 4,632");
  expect(sheet.getByRole("row", { name: "お支払い総額 ¥ 5,632" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: "返金（2026/11/23） − ¥ 1,000" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: "返金後の金額 ¥ 4,632" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: "10% ¥ 4,632 ¥ 421" })).toBeTruthy();
});

test.each([
  ["placed", { status: 1, status_name: "準備中" }],
  ["cancelled", { status: 4, status_name: "キャンセル" }],
])("a fully refunded order that is %s has a statement of the refund instead of a receipt", async (_name, status) => {
  open({
    ...status,
    refund_state: "whole",
    refunded_total: 5632,
    kept_total: 0,
    refunds: [{ refunded_at: "2026-11-22T20:00:00.000Z", amount: 5632 }],
    kept_taxes: [],
    refunded_taxes: [{ rate: 1000, amount: 5632, tax: 512 }],
  });
  const sheet = within(await screen.findByRole("article", { name: "返金明細書" }));
  expect(sheet.getByText("返金金額（税込）").parentElement?.textContent).toContain("¥ 5,632");
  expect(sheet.getByRole("row", { name: "返金（2026/11/23） − ¥ 5,632" })).toBeTruthy();
  expect(sheet.getByRole("row", { name: "10% ¥ 5,632 ¥ 512" })).toBeTruthy();
  sheet.getByText("取引日 2026/11/21");
  expect(sheet.queryByText(/領収/)).toBeNull();
  expect(screen.queryByLabelText("但し書き")).toBeNull();
});

test("a cancelled order has none before its refund", async () => {
  open({ status: 4, status_name: "キャンセル", refund_state: "waiting" });
  expect(await screen.findByText("キャンセルされたご注文の書面は発行できません")).toBeTruthy();
  expect(screen.getByText("返金の手続きが完了すると、返金明細書をひらけます。")).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});
