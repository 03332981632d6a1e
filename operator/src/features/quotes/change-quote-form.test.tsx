import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ChangeQuoteForm } from "./change-quote-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (product_id: number, size_id: number) => ({
  ...{ product_id, size_id, quantity: 2, name: `作品${product_id}`, size_name: `S${size_id}` },
});
const item = { product_id: 1, name: "作品1", item_name: "", color_name: "", image_url: "", minimum_quantity: 1 };
const read = {
  before: {
    quote: { quote_id: "q-1", member_id: "m", name: "版木堂", until: "2026-11-30" },
    ...{ revision: 3, sent_at: null, address_id: null, agreed_total: null, agreed_reason: "", words: "" },
    lines: [line(1, 1), line(1, 2), line(2, 1)],
  },
  basis: { name: "", items: [{ ...item, sizes: [{ size_id: 1, name: "S1" }] }], addresses: [], orders: [] },
};

test("what can no longer be made is taken out and named, so that the rest can be saved", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)).data);
    return new Response('{"result":"ok"}', { headers: { "content-type": "application/json" } });
  });
  const routes = [
    { path: "/", element: <ChangeQuoteForm read={read as never} /> },
    { path: "*", element: "saved" },
  ];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/外しました：作品1 S2×2、作品2 S1×2$/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  expect(await screen.findByText("saved")).toBeDefined();
  expect(sent).toMatchObject([{ revision: 3, lines: [{ product_id: 1, size_id: 1, quantity: 2 }] }]);
});

test("what is more than can be ordered is refused with its limit, which stands beside the goods", async () => {
  const refusal = {
    ...{ result: "error", error_code: "quotes/too-many-pieces", message: "点数を減らしてください。", request_id: "r" },
    detail: { name: "作品1", limit: 500 },
  };
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method !== "POST") return new Response("{}", { headers: { "content-type": "application/json" } });
    return new Response(JSON.stringify(refusal), { status: 409, headers: { "content-type": "application/json" } });
  });
  const [one] = read.basis.items;
  const limited = {
    ...read,
    basis: { ...read.basis, items: [{ ...one, minimum_quantity: 20, maximum_quantity: 3000 }] },
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider
        router={createMemoryRouter([{ path: "/", element: <ChangeQuoteForm read={limited as never} /> }])}
      />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/・20点から3,000点まで/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
  expect(await screen.findByText("点数を減らしてください。「作品1」は500点までです。")).toBeDefined();
});
