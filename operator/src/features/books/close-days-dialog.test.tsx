import { toasts } from "@surimono/ui/toast.ts";
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
  let reads = 0;
  let isRefused = true;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const headers = { "content-type": "application/json" };
    if (init?.method !== "POST") {
      const day = opened(new URL(url, "http://shop").searchParams.get("day") ?? "");
      const seen = ++reads > DAYS.length ? `${day.seen}-again` : day.seen;
      return new Response(JSON.stringify({ ...day, seen }), { headers });
    }
    const text = String(init.body);
    sent.push(JSON.parse(text).data.seen);
    if (!text.includes(DAYS[2]) || !isRefused) return new Response(JSON.stringify({ part: 0 }), { headers });
    const error = { error_code: "books/day-changed", message: "変わりました。", request_id: "r" };
    return new Response(JSON.stringify(error), { status: 409, headers });
  });
  const [done, close] = [vi.fn(), vi.fn()];
  const client = new QueryClient();
  const shown = (days: readonly string[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CloseDaysDialog days={days} onDone={done} onClose={close} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const view = render(shown(DAYS));
  const button = await screen.findByRole("button", { name: "2日を締める" });
  expect(screen.getByText(/^受け取り/).textContent).toBe("受け取り ¥ 2,000");
  expect(screen.getByRole("link", { name: "2026/11/02" })).toBeDefined();
  await userEvent.click(button);
  expect((await screen.findByText(/2026\/11\/03：/)).textContent).toContain("変わりました");
  expect(close).not.toHaveBeenCalled();
  isRefused = false;
  // The page behind is fetched meanwhile, without the day that was closed.
  view.rerender(shown(DAYS.slice(1)));
  await userEvent.click(screen.getByRole("button", { name: "1日を締める" }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([`seen-${DAYS[0]}`, `seen-${DAYS[2]}`, `seen-${DAYS[2]}-again`]);
  expect(toasts.get()).toMatchObject([{ message: "2日を締めました。" }]);
  expect(done).toHaveBeenCalled();
});
