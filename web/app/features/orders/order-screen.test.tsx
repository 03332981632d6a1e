import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { order, summary } from "./order.fixture.ts";
import { OrderListScreen } from "./order-list-screen.tsx";
import { OrderScreen } from "./order-screen.tsx";
import { ORDER_ID, parcelOf } from "./review.fixture.ts";

const ORDER = "/api/order/get";
const LIST = "/api/order/list";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cancelled = {
  ...order,
  status: 4,
  status_name: "キャンセル",
  can_cancel: false,
  cancellable_until: null,
  refund_note: "返金の手続き中です。",
  refund_state: "waiting",
};
const forNothing = { parcel_number: null, pieces: [], delivery_fee: 0 };
const partly = {
  ...order,
  refund_state: "part",
  refunded_total: 1000,
  kept_total: 4632,
  refund_note: "一部の返金の手続きが完了しました。",
  refunds: [
    { ...forNothing, refunded_at: "2026-11-22T20:00:00.000Z", amount: 700 },
    { ...forNothing, refunded_at: "2026-11-24T03:00:00.000Z", amount: 300 },
  ],
  kept_taxes: [{ rate: 1000, amount: 4632, tax: 421 }],
};
const wholly = {
  ...partly,
  refund_state: "whole",
  refunded_total: 5632,
  kept_total: 0,
  refund_note: "返金の手続きが完了しました。",
};

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

function openOrder(answers: Record<string, unknown>, orderAgain = async () => true) {
  fakeApi(answers);
  renderInShell(
    <>
      <OrderScreen
        reviews={() => <p>レビュー欄</p>}
        photos={() => <p>写真欄</p>}
        orderId={ORDER_ID}
        orderAgain={orderAgain}
        papers={<p>書面</p>}
        defects={() => <p>不良品</p>}
        slots={{
          lines: () => null,
          totals: () => null,
          storageTotals: () => <p>保管料</p>,
          terms: () => null,
          address: (to) => <p>{to.address}</p>,
        }}
      />
      <Where />
    </>,
  );
  return userEvent.setup();
}

test("a cancelled order shows no steps", async () => {
  openOrder({ [ORDER]: { ...order, status: 4, status_name: "キャンセル", can_cancel: false } });
  await screen.findByRole("heading", { name: /SR-7K3Q-D9WM/ });
  expect(screen.queryByRole("list", { name: "ご注文の進み" })).toBeNull();
});

test("shows status, payment, day in Japan and destination in the shop's words", async () => {
  openOrder({ [ORDER]: order });
  expect(await screen.findByRole("heading", { name: /SR-7K3Q-D9WM/ })).toBeTruthy();
  expect(screen.getByText("準備中")).toBeTruthy();
  expect(screen.getByText("PayPay")).toBeTruthy();
  expect(screen.getByText("2026/11/21 ご注文")).toBeTruthy();
  expect(screen.getByText("東京都台東区柳橋1-2-3")).toBeTruthy();
  expect(screen.getByText("05:30までキャンセルできます。")).toBeTruthy();
});

test("cancels after a confirmation, and then offers to try again", async () => {
  let now: unknown = order;
  const user = openOrder({
    [ORDER]: () => now,
    "/api/order/cancel": () => {
      now = cancelled;
      return { result: "ok" };
    },
  });
  await user.click(await screen.findByRole("button", { name: "ご注文をキャンセルする" }));
  await user.click(await screen.findByRole("button", { name: "キャンセルする" }));
  expect(await screen.findByText(/返金の手続き中です。/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "ご注文をキャンセルする" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "同じものをカートに入れる" }));
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/cart"));
});

test("a partly refunded order says what was refunded when, and what is left with its tax", async () => {
  openOrder({ [ORDER]: partly });
  expect(await screen.findByText("一部返金済み")).toBeTruthy();
  expect(screen.getByText("一部の返金の手続きが完了しました。")).toBeTruthy();
  const refunds = document.querySelector('dl[aria-label="返金"]')?.textContent;
  expect(refunds).toBe(
    "返金（2026/11/23）− ¥ 700返金（2026/11/24）− ¥ 300返金後のお支払い額¥ 4,632うち消費税（10%）¥ 421",
  );
  expect(screen.getByText("書面")).toBeTruthy();
});

test("money for pieces of a parcel names them, in the sums and on the card of the parcel", async () => {
  const [line] = order.lines;
  if (!line) throw new Error("the order has a line");
  const pieces = [{ line_id: line.line_id, quantity: 1 }];
  const refund = { refunded_at: "2026-11-22T20:00:00.000Z", amount: 1700, parcel_number: 2, pieces, delivery_fee: 770 };
  const destinations = [parcelOf(), { ...parcelOf(), parcel_number: 2, refunded_pieces: pieces, pieces }];
  openOrder({ [ORDER]: { ...partly, destinations, refunds: [refund] } });
  await screen.findByText("一部返金済み");
  expect(document.querySelector('dl[aria-label="返金"]')?.textContent).toMatch(
    /^返金（2026\/11\/23）お届け先2.+ 1点送料− ¥ 1,700/,
  );
  const cards = within(screen.getByRole("list", { name: "お届け先" })).getAllByText(/お届け先\d?$/);
  expect(cards).toHaveLength(2);
  expect(screen.getAllByText("うち1点は返金")).toHaveLength(1);
});

test("a fully refunded order promises no dispatch", async () => {
  openOrder({ [ORDER]: wholly });
  expect(await screen.findByText("返金済み")).toBeTruthy();
  expect(screen.queryByText(/ごろ発送/)).toBeNull();
});

test("an order with an unknown payment method shows the method's name", async () => {
  openOrder({ [ORDER]: { ...order, payment_type: 99, payment_type_name: "コンビニ払い" } });
  expect(await screen.findByText("コンビニ払い")).toBeTruthy();
});

test.each([
  ["waiting", "返金の手続き中", 0],
  ["part", "一部返金済み", 1000],
  ["whole", "返金済み", 5632],
])("the history says for a refund that is %s: %s", async (refund_state, name, refunded_total) => {
  fakeApi({ [LIST]: { orders: [{ ...summary, refund_state, refunded_total }], has_more: false } });
  renderInShell(<OrderListScreen />);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.queryByText(/^返金 ¥/) !== null).toBe(refunded_total > 0);
});

test("says if it was too late to cancel", async () => {
  const message = "印刷の準備がはじまったため、キャンセルできません。";
  const user = openOrder({
    [ORDER]: order,
    "/api/order/cancel": {
      status: 409,
      body: { error_code: "orders/too-late-to-cancel", message, request_id: "r" },
    },
  });
  await user.click(await screen.findByRole("button", { name: "ご注文をキャンセルする" }));
  await user.click(await screen.findByRole("button", { name: "キャンセルする" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("a missing order leads back to the history", async () => {
  openOrder({ [ORDER]: { status: 404, body: { error_code: "orders/no-such-order", message: "", request_id: "r" } } });
  expect(await screen.findByText("ご注文が見つかりませんでした")).toBeTruthy();
});

test("the history continues after the last order", async () => {
  const older = { ...summary, order_id: "0193a000-0000-7000-8000-0000000000a1", order_number: "SR-OLD" };
  const pages = [
    { orders: [summary], has_more: true },
    { orders: [older], has_more: false },
  ];
  const api = fakeApi({ [LIST]: () => pages.shift() });
  renderInShell(<OrderListScreen />);
  await userEvent.click(await screen.findByRole("button", { name: "つづきを見る" }));
  expect(await screen.findByRole("link", { name: /SR-OLD/ })).toBeTruthy();
  expect(String(api.mock.calls[1]?.[0])).toContain(`before=${ORDER_ID}`);
  expect(screen.queryByRole("button", { name: "つづきを見る" })).toBeNull();
});

test("an empty history has a next step, an unreadable one a retry", async () => {
  let answer: unknown = { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } };
  fakeApi({ [LIST]: () => answer });
  renderInShell(<OrderListScreen />);
  const retry = await screen.findByRole("button", { name: "もう一度読み込む" });
  answer = { orders: [], has_more: false };
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "マイアイテムから注文する" })).toBeTruthy();
});

test("an order to several shows a card for each, with its pieces, state and tracking", async () => {
  const sent = parcelOf({
    ...{ parcel_number: 2, state: "shipped", state_name: "発送済み", sender: "present", last_name: "版木" },
    ...{ courier_name: "ヤマト運輸", tracking_number: "123456789012", tracking_url: "https://courier.example/1" },
  });
  openOrder({ [ORDER]: { ...order, destinations: [parcelOf(), sent] } });
  const cards = within(await screen.findByRole("list", { name: "お届け先" }));
  expect(cards.getByText("発送済み")).toBeTruthy();
  expect(cards.getByText("プレゼント（金額なし）")).toBeTruthy();
  expect(cards.getAllByText("2点")).toHaveLength(2);
  expect(cards.getByRole("link", { name: /123456789012/ }).getAttribute("href")).toBe("https://courier.example/1");
});

test("parcels to one address are one place, and what was taken out is none", async () => {
  const taken = parcelOf({ parcel_number: 3, last_name: "版木", state: "cancelled", state_name: "キャンセル" });
  openOrder({ [ORDER]: { ...order, parcels: 2, destinations: [parcelOf(), parcelOf({ parcel_number: 2 }), taken] } });
  expect(await screen.findByText("1か所")).toBeTruthy();
});

test("of an order by invoice no money goes back", async () => {
  const user = userEvent.setup();
  openOrder({ [ORDER]: { ...order, payment_type: 1, payment_type_name: "請求書払い" } });
  await user.click(await screen.findByRole("button", { name: "ご注文をキャンセルする" }));
  expect(await screen.findByText(/を取り消します。請求書はお送りしません。$/)).toBeTruthy();
});

test("an order into the warehouse says so in the place of an address, and leads there", async () => {
  const stored = { delivery_method: "warehouse", delivery_method_name: "倉庫で保管", destinations: [], parcels: 0 };
  openOrder({ [ORDER]: { ...order, ...stored } });
  const steps = within(await screen.findByRole("list", { name: "ご注文の進み" }));
  expect(steps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("受付"),
    expect.stringContaining("印刷"),
    expect.stringContaining("できあがり"),
    expect.stringContaining("入庫2026/11/30 ごろ"),
  ]);
  expect(screen.getByRole("heading", { name: "配送方法" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "お届け先" })).toBeNull();
  expect(screen.getByText("倉庫で保管")).toBeTruthy();
  expect(screen.getByRole("link", { name: "倉庫を見る" }).getAttribute("href")).toBe("/my-page/warehouse");
});

test("a sending from the warehouse is not ordered again, and its sum is what was owed for storing", async () => {
  openOrder({ [ORDER]: { ...order, delivery_method: "sending", delivery_method_name: "倉庫からの発送" } });
  expect(await screen.findByText("保管料")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "発送するもの" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "同じものをカートに入れる" })).toBeNull();
});

test("the history says which orders did not go by courier alone", async () => {
  const stored = { ...summary, delivery_method: "warehouse", delivery_method_name: "倉庫で保管", parcels: 0 };
  fakeApi({ [LIST]: { orders: [stored, { ...summary, order_id: ORDER_ID.replace(/0$/, "1") }], has_more: false } });
  renderInShell(<OrderListScreen />);
  const cards = await screen.findAllByText(/^2点・PayPay/);
  expect(cards.map(({ textContent }) => textContent)).toEqual(["2点・PayPay・倉庫で保管", "2点・PayPay"]);
});

test.each([
  [1, null, false, false],
  [5, "2026-11-21T01:30:00.000Z", true, false],
  [2, "2026-11-21T01:30:00.000Z", true, true],
])(
  "with status %d, photographs are asked for once it is printed and reviews once it was sent",
  async (status, printing_at, photos, reviews) => {
    openOrder({ [ORDER]: { ...order, status, reached: { ...order.reached, printing_at } } });
    await screen.findByRole("heading", { name: /SR-7K3Q-D9WM/ });
    expect([screen.queryByText("写真欄") !== null, screen.queryByText("レビュー欄") !== null]).toEqual([
      photos,
      reviews,
    ]);
  },
);
