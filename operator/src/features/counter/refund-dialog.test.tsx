import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { CounterOrder, CounterParcel } from "./order-query.ts";
import { RefundDialog } from "./refund-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [SHIRT, NAMED] = ["0190c5d2-0000-7000-8000-000000000001", "0190c5d2-0000-7000-8000-000000000002"] as const;
const named = [1, 2, 3].map((row) => ({ row, parcel_number: row === 3 ? 2 : 1, name: `版木${row}`, number: "" }));
const parcel = {
  parcel_number: 1,
  pieces: [
    { line_id: SHIRT, quantity: 4 },
    { line_id: NAMED, quantity: 2 },
  ],
  refunded_pieces: [{ line_id: NAMED, rows: [1] }],
} as unknown as CounterParcel;
const one = {
  order: {
    order_number: "SR-AAAA-0001",
    ...{ kept_total: 9000, payment_type: 8, payment_type_name: "PayPay" },
    destinations: [parcel],
    lines: [
      { line_id: SHIRT, name: "T", size_name: "M" },
      { line_id: NAMED, name: "名入り", size_name: "L", personal: { pieces: named } },
    ],
  },
  axes: { payment: "paid" },
} as unknown as CounterOrder;

test("how much goes back is said before it does, for the pieces that are chosen", async () => {
  const asked: URLSearchParams[] = [];
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(String(init.body));
    else asked.push(new URL(url, "http://shop").searchParams);
    return new Response(JSON.stringify({ amount: 2816 }), { headers: { "content-type": "application/json" } });
  });
  const done = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog {...{ one, parcel, about: "SR-AAAA-0001", onDone: done, onClose: vi.fn() }} />
    </QueryClientProvider>,
  );
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /返金する/ });
  expect(button().disabled).toBe(true);
  // In another parcel, or refunded before.
  expect(screen.queryByLabelText(/版木[13]/)).toBeNull();
  const count = screen.getByLabelText("T（M）（4点まで）");
  await userEvent.clear(count);
  await userEvent.type(count, "2");
  await userEvent.click(screen.getByLabelText(/版木2/));
  await screen.findByRole("button", { name: "¥ 2,816 を返金する" });
  // One destination alone costs no fee of its own.
  expect(screen.queryByLabelText(/送料/)).toBeNull();
  expect(asked.at(-1)?.get("pieces")).toBe(`${SHIRT}:2,${NAMED}=2`);
  await userEvent.type(screen.getByLabelText("理由"), "汚れ");
  await userEvent.click(button());
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent.join("")).toContain('"amount":2816');
});

test("the fee of a destination is offered with its sum, where one can go back", async () => {
  const weighed: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    weighed.push(new URL(url, "http://shop").searchParams);
    return new Response(JSON.stringify({ amount: 700 }), { headers: { "content-type": "application/json" } });
  });
  const two = {
    ...one,
    order: { ...one.order, destinations: [parcel, { ...parcel, parcel_number: 2 }] },
  } as CounterOrder;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog {...{ one: two, parcel, about: "SR-AAAA-0001", onDone: vi.fn(), onClose: vi.fn() }} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByLabelText("送料 ¥ 700 も返金する"));
  await screen.findByRole("button", { name: "¥ 700 を返金する" });
  expect(weighed.map((asked) => [asked.get("pieces") ?? "", asked.get("with_delivery")])).toContainEqual(["", "yes"]);
});

const INVOICE = { payment_type: 1, payment_type_name: "請求書払い" };

test.each([
  [{}, "paid", "返金", "お支払いと同じ「PayPay」に自動で返金し、"],
  [INVOICE, "invoiced", "減額", "お振り込みはせず、ご請求額から差し引き、"],
  [INVOICE, "paid", "減額", "お振り込みはせず、お預かりして次のご請求に充て、"],
])("money goes back as the order is paid: %j, %s", (paid, payment, word, how) => {
  const order = { order: { ...one.order, ...paid }, axes: { payment } } as CounterOrder;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog {...{ one: order, parcel, about: "SR-AAAA-0001", onDone: vi.fn(), onClose: vi.fn() }} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("dialog", { name: `${word}しますか？` }).textContent).toContain(how);
  expect(screen.getByRole("button", { name: `${word}する` })).toBeTruthy();
});
