import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reviewOf } from "#app/features/orders/review.fixture.ts";
import type { Quote } from "#app/features/quotes/quote.query.ts";
import { QuoteScreen } from "#app/features/quotes/quote-screen.tsx";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { OrderQuote } from "./order-quote.tsx";

const OPEN = "/api/quote";
const ORDER = "/api/quote/order";
const QUOTE_ID = "0193a000-0000-7000-8000-0000000000b0";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function quoteOf(change: Partial<Quote> = {}): Quote {
  const { lines, totals, address, confirmation } = reviewOf(5000);
  return {
    ...{ quote_id: QUOTE_ID, revision: 3, state: "sent", state_name: "送信済み", words: "お電話のとおりです。" },
    ...{
      lines,
      totals,
      until: "2026-11-30",
      obstacle: "",
      address,
      dispatch_by: "2026-12-05",
      order_id: null,
      estimate: null,
    },
    payment_types: [
      {
        payment_type: 1,
        name: "請求書払い",
        hint: "",
        available: false,
        message: "審査をお待ちください。",
        confirmation,
      },
      { payment_type: 2, name: "クレジットカード", hint: "", available: true, message: "", confirmation },
    ],
    ...change,
  };
}

function openPage(answers: Record<string, unknown>, outcome?: "cancelled") {
  const api = fakeApi(answers);
  const openPaymentPage = vi.fn();
  renderInShell(
    <QuoteScreen quoteId={QUOTE_ID} outcome={outcome}>
      {(quote, openAgain) => <OrderQuote quote={quote} openPaymentPage={openPaymentPage} openAgain={openAgain} />}
    </QuoteScreen>,
    `/quote/${QUOTE_ID}`,
  );
  const ordered = () =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url === ORDER)
      .map(([, init]) => JSON.parse(String(init.body)).data);
  return { openPaymentPage, ordered, user: userEvent.setup() };
}

const button = () => screen.queryByRole<HTMLButtonElement>("button", { name: "注文を確定する" });

test("shows what is offered with the six items of the law, and orders what was seen", async () => {
  const { user, ordered, openPaymentPage } = openPage({
    [OPEN]: quoteOf(),
    [ORDER]: { order_id: QUOTE_ID, order_number: "SR-1", state: "payment", payment_url: "https://pay.test/1" },
  });
  await screen.findByText("お電話のとおりです。");
  expect(screen.getAllByText(/の見出し$/)).toHaveLength(6);
  expect(screen.getByText(/クーポンとマイルはお使いいただけません/)).toBeTruthy();
  // What can be used is chosen, what cannot says why.
  expect(screen.getByRole("radio", { name: /クレジットカード/ })).toHaveProperty("checked", true);
  const press = button();
  if (!press) throw new Error("there is no button");
  await user.dblClick(press);
  expect(ordered()).toEqual([{ quote_id: QUOTE_ID, revision: 3, payment_type: 2 }]);
  expect(openPaymentPage).toHaveBeenCalledExactlyOnceWith("https://pay.test/1");
});

test.each([
  ["ordered", /ご注文いただきました/, "ご注文の内容"],
  ["paying", /お支払いの確認をお待ちしています/, "お支払いの状況"],
  ["over", /有効期限は過ぎました/, "お問い合わせ"],
  ["revoked", /取り下げました/, "お問い合わせ"],
] as const)("what is %s says so and cannot be ordered", async (state, words, way) => {
  openPage({ [OPEN]: quoteOf({ state, order_id: QUOTE_ID, payment_types: [] }) });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: way })).toBeTruthy();
  expect(button()).toBeNull();
});

test("what can no longer be made says why, and the payment page left says that nothing was paid", async () => {
  openPage({ [OPEN]: quoteOf({ obstacle: "デザインが変わりました。" }) }, "cancelled");
  expect(await screen.findByText("デザインが変わりました。")).toBeTruthy();
  expect(screen.getByText(/お支払いは行われていません/)).toBeTruthy();
  expect(button()?.disabled).toBe(true);
});
