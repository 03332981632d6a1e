import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, MemoryRouter, useNavigate } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { OrdersScreen } from "./orders-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  ...{ order_number: "SR-AAAA-0001", placed_at: "2026-11-23T03:00:00Z", dispatch_by: "2026-11-26" },
  ...{ status: 1, status_name: "準備中", lifecycle: "placed", payment: "paid", fulfilment: "waiting", is_held: false },
  ...{ payment_type_name: "PayPay", total: 1000, quantity: 1, parcels: 1, parcels_shipped: 0 },
  ...{ receiver: "版木 花子", prefecture: "東京都" },
};
const kept = { view_id: "0190c5d2-0000-7000-8000-000000000001", name: "大阪の注文", query: "prefecture=大阪府" };

function Around() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/orders?view=held">メニュー</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        戻る
      </button>
    </>
  );
}

test("what is marked belongs to the list that is shown, however one comes to another", async () => {
  vi.stubGlobal("fetch", async (url: string) => {
    const answer = url.includes("/views") ? { views: [kept] } : { orders: [row], next: null };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  const client = new QueryClient();
  client.setQueryData(OPERATOR_KEY, { name: "花子", roles: ["orders"], rights: ["orders.move"] });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/orders?view=to_print"]}>
        <OrdersScreen />
        <Around />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const bar = () => screen.queryByRole("region", { name: "選んだ注文" });
  const markAll = async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "表示中の注文をすべて選ぶ" }));
    expect(bar()?.textContent).toContain("1件を選択中");
  };
  const leave = [
    () => screen.findByRole("link", { name: "大阪の注文" }),
    () => screen.findByRole("button", { name: "戻る" }),
    () => screen.findByRole("link", { name: "メニュー" }),
    () => screen.findByRole("link", { name: "印刷中" }),
  ];
  for (const way of leave) {
    await markAll();
    await userEvent.click(await way());
    await vi.waitFor(() => expect(bar()).toBeNull());
  }
  // Other columns show the same list.
  await markAll();
  await userEvent.click(screen.getByRole("button", { name: "列" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "点数" }));
  expect(await screen.findAllByText("1点")).toHaveLength(1);
  expect(bar()?.textContent).toContain("1件を選択中");
});
