import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AnswerForm } from "./answer-form.tsx";
import type { OneTicket } from "./ticket-query.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ticketWith = (count: number) =>
  ({
    ticket: { ticket_id: "t-1", name: "版木 彫子" },
    entries: Array.from({ length: count }, (_, at) => ({ entry_id: `e-${at}` })),
    reference: "T-1",
    order_number: null,
  }) as unknown as OneTicket;

test("an answer being written stays when the customer writes again, and says so until it is sent", async () => {
  const sent: string[] = [];
  let isLost = false;
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(String(init.body));
    if (isLost) throw new TypeError("Failed to fetch");
    const answer = init?.method === "POST" ? { result: "ok" } : { templates: [] };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  const client = new QueryClient();
  const shown = (count: number) => {
    const element = (
      <QueryClientProvider client={client}>
        <AnswerForm one={ticketWith(count)} onDone={() => {}} />
      </QueryClientProvider>
    );
    return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
  };
  const view = render(shown(1));
  /** Whether the browser would ask before the page is left. */
  const isGuarded = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isGuarded()).toBe(false);
  const words = () => screen.getByLabelText<HTMLTextAreaElement>("本文");
  await userEvent.type(words(), "お待たせしました。");
  expect(screen.queryByText(/新しい連絡/)).toBeNull();
  const drawing = new File(["%PDF-1.7"], "配置図.pdf", { type: "application/pdf" });
  for (const name of ["配置図.pdf", "余分.pdf"])
    await userEvent.upload(screen.getByLabelText(/^(添付ファイル|もう1つ付ける)（/), new File([drawing], name));
  await userEvent.click(screen.getByRole("button", { name: "余分.pdfを外す" }));
  expect(isGuarded()).toBe(true);
  view.rerender(shown(2));
  expect(words().value).toBe("お待たせしました。");
  expect(screen.getByText(/新しい連絡/)).toBeDefined();
  const close = () => userEvent.click(screen.getByRole("button", { name: "送って完了にする" }));
  isLost = true;
  await close();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // What was not read yet may be this very answer, whose own answer was lost: the shop refuses it.
  expect(sent[0]).toContain('"read":"e-0"');
  isLost = false;
  await userEvent.click(screen.getByRole("button", { name: "上を読みました" }));
  expect(screen.queryByText(/新しい連絡/)).toBeNull();
  await close();
  await vi.waitFor(() => expect(words().value).toBe(""));
  expect(sent[1]).toContain('"read":"e-1"');
  expect(JSON.parse(sent[1] ?? "").data.files).toEqual([{ name: "配置図.pdf", file: btoa("%PDF-1.7") }]);
  expect(screen.queryByText("配置図.pdf")).toBeNull();
  expect(isGuarded()).toBe(false);
  expect(screen.queryByText(/新しい連絡/)).toBeNull();
});
