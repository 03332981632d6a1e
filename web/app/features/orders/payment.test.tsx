import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { choose, forgetChoice, orderChoice } from "./order-choice.ts";
import type { PaymentOutcome } from "./outcome-notice.tsx";
import { PaymentResultScreen } from "./payment-result-screen.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ADDRESS_ID, ORDER_ID, parcelOf, reviewOf } from "./review.fixture.ts";

const RESULT = "/api/order/payment-result";

beforeEach(() => {
  queryClient.clear();
  forgetChoice();
  choose({ addressId: ADDRESS_ID });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}
const path = () => screen.getByTestId("path").textContent;

describe("the payment step", () => {
  async function openStep(outcome?: PaymentOutcome, review = reviewOf(5632)) {
    fakeApi({ "/api/order/review": review });
    renderInShell(
      <>
        <PaymentStep outcome={outcome} totals={() => null} />
        <Where />
      </>,
    );
    await screen.findByRole("heading", { name: "お支払い方法" });
    return userEvent.setup();
  }
  const goOn = () => screen.getByRole("button", { name: "最終確認へすすむ" });

  test("asks for a choice before it goes on", async () => {
    const user = await openStep();
    await user.click(goOn());
    expect(screen.getByRole("alert").textContent).toBe("お支払い方法をお選びください。");
    await user.click(screen.getByRole("radio", { name: /PayPay/ }));
    await user.click(goOn());
    await waitFor(() => expect(path()).toBe("/cart?step=confirm"));
    expect(orderChoice.get()).toEqual({ addressId: ADDRESS_ID, paymentType: 8 });
  });

  test("says why an invoice cannot be chosen", async () => {
    await openStep();
    const invoice = screen.getByRole<HTMLInputElement>("radio", { name: /請求書払い/ });
    expect(invoice.disabled).toBe(true);
    expect(screen.getByText("審査がお済みの法人のお客様のみ")).toBeTruthy();
  });

  test("does not offer a method newer than this page", async () => {
    const stranger = { payment_type: 99, name: "コンビニ払い", hint: "", available: true, message: "" };
    const { payment_types } = reviewOf(5632);
    await openStep(undefined, reviewOf(5632, { payment_types: [stranger, ...payment_types] }));
    expect(screen.getAllByRole("radio")).toHaveLength(payment_types.length);
    expect(screen.queryByText("コンビニ払い")).toBeNull();
  });

  test.each([
    ["cancelled", /お支払いは行われていません/],
    ["failed", /お支払いが承認されませんでした/],
  ] as const)("says that the payment was %s and keeps the choice", async (outcome, words) => {
    choose({ paymentType: 2 });
    await openStep(outcome);
    expect(screen.getByRole("alert").textContent).toMatch(words);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /クレジットカード/ }).checked).toBe(true);
  });
});

test("in another tab than that of the order, the step of the address says what became of the payment", async () => {
  forgetChoice();
  fakeApi({});
  renderInShell(
    <Routes>
      <Route path="/cart/delivery-list" element={<Where />} />
      <Route path="*" element={<PaymentStep outcome="failed" totals={() => null} />} />
    </Routes>,
    "/cart?payment=failed",
  );
  await waitFor(() => expect(path()).toBe("/cart/delivery-list?payment=failed"));
});

describe("returning from the payment page", () => {
  const result = (state: string) => ({
    order_id: ORDER_ID,
    order_number: "SR-7K3Q-D9WM",
    state,
    total: 5632,
    payment_type_name: "PayPay",
  });
  const { lines, totals } = reviewOf(5632);
  const placed = {
    ...result("placed"),
    placed_at: "2026-11-20T20:00:00.000Z",
    status: 1,
    status_name: "準備中",
    payment_type: 8,
    refunded_total: 0,
    kept_total: 5632,
    refund_state: "none",
    quantity: 2,
    parcels: 1,
    parcels_shipped: 0,
    delivery_method: "courier",
    delivery_method_name: "宅配便",
    image_urls: ["/picture-of-the-order"],
    names: ["ふくろうのT"],
    can_cancel: true,
    lines,
    totals,
    destinations: [parcelOf()],
    dispatch_by: "2026-11-30",
    reached: { printing_at: null, packed_at: null, left_at: null },
    cancellable_until: null,
    refund_note: "",
    refunds: [],
    kept_taxes: [],
    replaces: null,
    replacements: [],
  };
  function comeBack(answer: unknown, change: object = {}) {
    fakeApi({ [RESULT]: answer, "/api/order/get": { ...placed, ...change } });
    const onPlaced = vi.fn();
    renderInShell(
      <>
        <PaymentResultScreen orderId={ORDER_ID} onPlaced={onPlaced} address={(to) => <p>{to.last_name}</p>} />
        <Where />
      </>,
      "/cart/complete",
    );
    return onPlaced;
  }

  test("waits until the money is confirmed, then names the order", async () => {
    const states = ["waiting", "placed"];
    const onPlaced = comeBack(() => result(states.length > 1 ? (states.shift() ?? "") : "placed"));
    expect(await screen.findByText("お支払いを確認しています")).toBeTruthy();
    expect(await screen.findByText("SR-7K3Q-D9WM")).toBeTruthy();
    expect(onPlaced).toHaveBeenCalledOnce();
    expect(await screen.findByText("2026/11/30 ごろ")).toBeTruthy();
    expect(screen.getByText("2026/11/30 ごろ発送します")).toBeTruthy();
    expect(screen.getByText("ふくろうのT")).toBeTruthy();
    expect(orderChoice.get()).toEqual({});
    const link = screen.getByRole("link", { name: "ご注文の内容を見る" });
    expect(link.getAttribute("href")).toBe(`/my-page/orders/${ORDER_ID}`);
  });

  test("shows a card for each of several destinations, with its pieces", async () => {
    comeBack(result("placed"), { destinations: [parcelOf(), parcelOf({ last_name: "版木" })] });
    const cards = within(await screen.findByRole("list", { name: "お届け先" }));
    expect(cards.getByText("版木")).toBeTruthy();
    expect(cards.getAllByText("2点")).toHaveLength(2);
  });

  test.each([
    ["unpaid", "/cart?payment=cancelled"],
    ["failed", "/cart?payment=failed"],
  ])("goes back to the payment step when it is %s", async (state, where) => {
    const onPlaced = comeBack(result(state));
    await waitFor(() => expect(path()).toBe(where));
    expect(onPlaced).not.toHaveBeenCalled();
    expect(orderChoice.get().addressId).toBe(ADDRESS_ID);
  });

  test.each([{ delivery_method: "sending" }, { quote_id: "0193a000-0000-7000-8000-0000000000b0" }])(
    "what was chosen for the cart outlives the order of %o",
    async (change) => {
      const onPlaced = comeBack({ ...result("placed"), ...change });
      await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
      expect(orderChoice.get().addressId).toBe(ADDRESS_ID);
    },
  );

  test("an unpaid sending goes back to its own confirmation", async () => {
    comeBack({ ...result("unpaid"), delivery_method: "sending" });
    await waitFor(() => expect(path()).toBe("/my-page/warehouse/confirm?payment=cancelled"));
  });

  test("never says that nothing was charged if that is unknown, and asks again", async () => {
    const message = "料金はかかっていません。";
    let answer: unknown = { status: 503, body: { error_code: "payments/unavailable", message, request_id: "r" } };
    comeBack(() => answer);
    const retry = await screen.findByRole("button", { name: "もう一度読み込む" });
    expect(screen.queryByText(message)).toBeNull();
    answer = result("placed");
    await userEvent.click(retry);
    expect(await screen.findByText("SR-7K3Q-D9WM")).toBeTruthy();
  });
});
