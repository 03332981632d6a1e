import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { choose, forgetChoice } from "./order-choice.ts";
import { ADDRESS_ID, LINE_ID, ORDER_ID, reviewOf } from "./review.fixture.ts";

const REVIEW = "/api/order/review";
const PLACE = "/api/order/place";
const atGateway = { order_id: ORDER_ID, order_number: "SR-1", state: "payment", payment_url: "https://pay.test/1" };

beforeEach(() => {
  queryClient.clear();
  forgetChoice();
  choose({ addressId: ADDRESS_ID, paymentType: 2 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

function openStep(answers: Record<string, unknown>) {
  const api = fakeApi(answers);
  const openPaymentPage = vi.fn();
  renderInShell(
    <>
      <ConfirmStep
        openPaymentPage={openPaymentPage}
        slots={{
          lines: (lines, note) =>
            lines.map((line) => (
              <div key={line.line_id}>
                {line.name}
                {note?.(line)}
              </div>
            )),
          totals: ({ total }) => <p>合計 {total}</p>,
          storageTotals: () => null,
          terms: (terms) => terms.map((term) => <p key={term}>{term}</p>),
          address: ({ address }) => <p>{address}</p>,
        }}
      />
      <Where />
    </>,
    "/cart?step=confirm",
  );
  const placed = () =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url === PLACE)
      .map(([, init]) => JSON.parse(String(init.body)).data);
  return { api, openPaymentPage, placed, user: userEvent.setup() };
}

const unreachable = () => {
  throw new TypeError("lost");
};
const button = () => screen.findByRole<HTMLButtonElement>("button", { name: "注文を確定する" });

test("shows the six items required by law, with a link to change each part", async () => {
  openStep({ [REVIEW]: reviewOf(5632) });
  await button();
  expect(screen.getAllByText(/の見出し$/)).toHaveLength(6);
  expect(screen.getAllByText(/の文$/)).toHaveLength(6);
  expect(screen.getAllByRole("link", { name: /を変更する$/ }).map((link) => link.getAttribute("href"))).toEqual([
    "/cart",
    "/cart/delivery-list",
    "/cart?step=payment",
  ]);
});

test("a double click places one order, with the displayed total, and leads to the payment page", async () => {
  const { user, placed, openPaymentPage } = openStep({ [REVIEW]: reviewOf(5632), [PLACE]: atGateway });
  await user.dblClick(await button());
  await waitFor(() => expect(openPaymentPage).toHaveBeenCalledExactlyOnceWith("https://pay.test/1"));
  expect(placed()).toMatchObject([{ expected_total: 5632, payment_type: 2, address_id: ADDRESS_ID }]);
  // Until the browser has left, the button stays busy.
  await user.click(await button());
  expect(placed()).toHaveLength(1);
});

test("an invoice leads straight to the result", async () => {
  choose({ paymentType: 1 });
  const { user } = openStep({
    [REVIEW]: reviewOf(5632, { payment_type: 1 }),
    [PLACE]: { ...atGateway, state: "placed", payment_url: null },
  });
  await user.click(await button());
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe(`/cart/complete?order_id=${ORDER_ID}`));
});

test("an order whose answer was lost is asked for again, and leads to its result", async () => {
  choose({ paymentType: 1 });
  const answers = [unreachable, () => ({ ...atGateway, payment_url: null })];
  const { user, placed } = openStep({
    // The cart has become the order.
    [REVIEW]: () => reviewOf(5632, { payment_type: 1, ...(answers.length === 2 ? {} : { lines: [] }) }),
    [PLACE]: () => answers.shift()?.(),
  });
  await user.click(await button());
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe(`/cart/complete?order_id=${ORDER_ID}`));
  expect(placed()).toHaveLength(2);
});

test("a shop out of reach keeps what is to be ordered, to be confirmed again", async () => {
  const { user, placed } = openStep({
    [REVIEW]: reviewOf(5632),
    [PLACE]: unreachable,
  });
  await user.click(await button());
  await waitFor(() => expect(placed()).toHaveLength(2));
  await waitFor(async () => expect((await button()).getAttribute("aria-busy")).toBeNull());
  expect(screen.getByTestId("path").textContent).toBe("/cart?step=confirm");
});

test("a changed price is shown old and new, and must be confirmed again", async () => {
  let total = 5632;
  let answer: unknown = () => {
    total = 6000;
    return {
      status: 409,
      body: {
        error_code: "orders/cart-changed",
        message: "価格が変わりました",
        request_id: "r",
        detail: { current_total: 6000 },
      },
    };
  };
  const { user, placed, openPaymentPage } = openStep({
    [REVIEW]: () => reviewOf(total),
    [PLACE]: () => (typeof answer === "function" ? answer() : answer),
  });
  await user.click(await button());
  const notice = await screen.findByText("合計金額が変わりました");
  expect(notice.parentElement?.textContent).toContain("¥ 5,632 → ¥ 6,000");
  expect(openPaymentPage).not.toHaveBeenCalled();
  answer = atGateway;
  await waitFor(async () => expect((await button()).getAttribute("aria-busy")).toBeNull());
  await user.click(await button());
  await waitFor(() => expect(openPaymentPage).toHaveBeenCalledOnce());
  expect(placed().map(({ expected_total }) => expected_total)).toEqual([5632, 6000]);
});

test("obstacles show at their place, and nothing can be confirmed", async () => {
  const message = "このアイテムは削除されています。カートから外してください。";
  openStep({
    [REVIEW]: reviewOf(5632, {
      obstacles: [
        { step: "cart", field: "product", code: "cart/item-deleted", message, line_id: LINE_ID },
        { step: "payment", field: "payment_type", code: "payments/amount-not-allowed", message: "別のお支払い方法を" },
      ],
    }),
  });
  expect((await button()).disabled).toBe(true);
  expect(screen.getByText(message).closest("div")?.textContent).toContain("ふくろうのT");
  expect(screen.getByText("別のお支払い方法を").closest("section")?.textContent).toContain("お支払い");
});

test("an unreachable gateway can be retried", async () => {
  const message = "ただいまお支払いの手続きができません。";
  let answer: unknown = { status: 503, body: { error_code: "payments/unavailable", message, request_id: "r" } };
  const { user, openPaymentPage } = openStep({ [REVIEW]: reviewOf(5632), [PLACE]: () => answer });
  await user.click(await button());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  answer = atGateway;
  // The prices are read again first.
  await waitFor(async () => expect((await button()).getAttribute("aria-busy")).toBeNull());
  await user.click(await button());
  await waitFor(() => expect(openPaymentPage).toHaveBeenCalledOnce());
});

test("without an address the order goes back to that step", async () => {
  forgetChoice();
  openStep({});
  await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/cart/delivery-list"));
});

test("what was filled in for the customer is changed where it stands, and ordered by what is chosen last", async () => {
  choose({ isProposed: true });
  const types = [
    { payment_type: 2, name: "カード", hint: "", available: true, message: "" },
    { payment_type: 8, name: "PayPay", hint: "", available: true, message: "" },
  ];
  const { api, user, placed } = openStep({
    [REVIEW]: reviewOf(5632, { payment_types: types }),
    [PLACE]: atGateway,
  });
  await button();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /カード/ }).checked).toBe(true);
  expect(screen.queryByRole("link", { name: "お支払い方法を変更する" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /PayPay/ }));
  await waitFor(() => expect(api.mock.calls).toHaveLength(2));
  await user.click(await button());
  expect(placed()).toMatchObject([{ payment_type: 8 }]);
});
