import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { BulkBar } from "./bulk-bar.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const outcome = (order_number: string, to: string | null, message = "") => ({
  ...{ order_number, ok: message === "", to, message },
});

test("what would come of it is shown first, only that is sent, and the outcome stays until it was read", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const preview = [outcome("SR-AAAA-0001", "printing"), outcome("SR-AAAA-0002", null, "保留中です。")];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    const orders = init?.method === "POST" ? [outcome("SR-AAAA-0001", "printing")] : preview;
    return new Response(JSON.stringify({ orders }), { headers: { "content-type": "application/json" } });
  });
  const [done, clear] = [vi.fn(), vi.fn()];
  const numbers = preview.map(({ order_number }) => order_number);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BulkBar numbers={numbers} onDone={done} onClear={clear} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole("button", { name: "次の段階へ" }));
  expect(await screen.findByText(/1件はできません/)).toBeDefined();
  expect(screen.getByText(/保留中です。/)).toBeDefined();
  // Which they are, too.
  expect(screen.getByText("SR-AAAA-0001")).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "進める" }));
  expect(await screen.findByRole("dialog", { name: "結果" })).toBeDefined();
  expect(JSON.stringify(sent)).toContain("SR-AAAA-0001");
  expect(JSON.stringify(sent)).not.toContain("SR-AAAA-0002");
  expect(done).toHaveBeenCalledOnce();
  expect(clear).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole("button", { name: "閉じる" })[0] as HTMLElement);
  expect(clear).toHaveBeenCalledOnce();
});

test("a step whose answer was lost is pressed again as it was first shown", async () => {
  const sent: unknown[] = [];
  const steps = ["printing", "packed"];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      sent.push(JSON.parse(String(init.body)).data.orders);
      throw new TypeError("Failed to fetch");
    }
    const orders = [outcome("SR-AAAA-0001", steps.shift() ?? null)];
    return new Response(JSON.stringify({ orders }), { headers: { "content-type": "application/json" } });
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <BulkBar numbers={["SR-AAAA-0001"]} onDone={vi.fn()} onClear={vi.fn()} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "次の段階へ" }));
  await screen.findByText(/「印刷中」へ/);
  const press = () => userEvent.click(screen.getByRole("button", { name: "進める" }));
  await press();
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  // The operator looks at the window again.
  window.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await press();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});
