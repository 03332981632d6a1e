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
    kept_total: 9000,
    destinations: [parcel],
    lines: [
      { line_id: SHIRT, name: "T", size_name: "M" },
      { line_id: NAMED, name: "名入り", size_name: "L", personal: { pieces: named } },
    ],
  },
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
  const two = { order: { ...one.order, destinations: [parcel, { ...parcel, parcel_number: 2 }] } } as CounterOrder;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog {...{ one: two, parcel, about: "SR-AAAA-0001", onDone: vi.fn(), onClose: vi.fn() }} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByLabelText("送料 ¥ 700 も返金する"));
  await screen.findByRole("button", { name: "¥ 700 を返金する" });
  expect(weighed.map((asked) => [asked.get("pieces") ?? "", asked.get("with_delivery")])).toContainEqual(["", "yes"]);
});
