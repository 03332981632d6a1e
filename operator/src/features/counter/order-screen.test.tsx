import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "../../session/call.ts";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { orderKey } from "./order-query.ts";
import { OrderScreen } from "./order-screen.tsx";

vi.mock("../../session/call.ts", async (importOriginal) => ({ ...(await importOriginal<object>()), call: vi.fn() }));
afterEach(cleanup);

const NUMBER = "SR-AAAA-0001";
const at = "2026-11-23T03:00:00Z";
const orderOf = (name: string, isMasked: boolean) => ({
  order: {
    ...{ order_number: NUMBER, placed_at: at, dispatch_by: "2026-11-26", payment_type: 8, payment_type_name: "PayPay" },
    ...{
      total: 1000,
      kept_total: 1000,
      refunded_total: 0,
      refund_note: "",
      replaces: null,
      replacements: [],
      lines: [],
    },
    totals: { subtotal: 1000, discounts: [], delivery_fee: 0 },
    destinations: [
      { parcel_number: 1, state: "shipped", state_name: "発送済み", pieces: [], last_name: name, first_name: "" },
    ],
  },
  axes: { lifecycle: "placed", payment: "paid", fulfilment: "shipped" },
  ...{ steps: [], hold: null, can_hold: false, can_cancel: false, email: "", quote_id: null, timeline: [] },
  ...{ notes: [{ id: "n", at, author: "花子", text: isMasked ? "" : "お電話あり" }] },
  ...{ is_masked: isMasked, can_reveal: isMasked },
});

test("an address that was revealed stays readable while the page is open, though the order is fetched again", async () => {
  vi.mocked(call).mockImplementation((async ({ name }: { name: string }) => ({
    ok: true,
    value: name === "revealCounterOrder" ? orderOf("版木", false) : orderOf("版＊", true),
  })) as never);
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { rights: [] });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/orders/${NUMBER}`]}>
        <Routes>
          <Route path="/orders/:number" element={<OrderScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const parcel = () => screen.getByRole("article", { name: "小包1", hidden: true }).textContent;
  await userEvent.click(await screen.findByRole("button", { name: "表示する" }));
  expect(parcel()).toContain("版＊");
  expect(screen.getByText(/内容を伏せています/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("理由"), "お問い合わせ");
  await userEvent.click(screen.getByRole("button", { name: "表示する" }));
  await vi.waitFor(() => expect(parcel()).toContain("版木"));
  // The operator looks at the window again.
  await act(() => client.refetchQueries({ queryKey: orderKey(NUMBER) }));
  expect(client.getQueryData(orderKey(NUMBER))).toMatchObject({ is_masked: true });
  expect(parcel()).toContain("版木");
  expect(screen.getByText("お電話あり")).toBeTruthy();
  expect(screen.queryByText(/お届け先を伏せています/)).toBeNull();
});
