import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CloseDaysDialog } from "./close-days-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAYS = ["2026-11-01", "2026-11-02", "2026-11-03"] as const;
const difference = {
  ...{ key: "k", what: "other-amount", kind: "payment", reference: "pi_1", order_number: null },
  ...{ ours: 1, theirs: 2, is_settled: false, note: "", by: "" },
};
const opened = (day: string) => ({
  ...{ day, is_over: true, seen: `seen-${day}`, parts: [], change: [] },
  sums: [{ way: "card", count: 1, taken: 1000, refunds: 1, refunded: 300, fee: null }],
  differences: day === DAYS[1] ? [difference] : [],
});

test("days without an open difference are closed as they were read, and go on after one that was refused", async () => {
  const sent: unknown[] = [];
  let isRefused = true;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const headers = { "content-type": "application/json" };
    if (init?.method !== "POST")
      return new Response(JSON.stringify(opened(new URL(url, "http://shop").searchParams.get("day") ?? "")), {
        headers,
      });
    const text = String(init.body);
    sent.push(DAYS.find((day) => text.includes(`seen-${day}`)));
    if (!text.includes(DAYS[2]) || !isRefused) return new Response(JSON.stringify({ part: 0 }), { headers });
    const error = { error_code: "books/day-changed", message: "変わりました。", request_id: "r" };
    return new Response(JSON.stringify(error), { status: 409, headers });
  });
  const [done, close] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CloseDaysDialog days={DAYS} onDone={done} onClose={close} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole("button", { name: "2日を締める" });
  expect(screen.getByText(/^受け取り/).textContent).toBe("受け取り ¥ 2,000");
  expect(screen.getByRole("link", { name: "2026/11/02" })).toBeDefined();
  await userEvent.click(button);
  expect((await screen.findByText(/2026\/11\/03：/)).textContent).toContain("変わりました");
  expect(close).not.toHaveBeenCalled();
  isRefused = false;
  await userEvent.click(button);
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([DAYS[0], DAYS[2], DAYS[2]]);
  expect(done).toHaveBeenCalled();
});
