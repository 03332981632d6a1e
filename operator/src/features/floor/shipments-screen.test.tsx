import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ShipmentsScreen } from "./shipments-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parcel = (order_number: string, exported_at: string | null) => ({
  ...{ order_number, parcel_number: 1, dispatch_by: "2026-12-01", pieces: 1, receiver: "版木堂", prefecture: "東京都" },
  ...{ wished: "", exported_at, problems: [] },
});

function shown() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ShipmentsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

function stubSaving() {
  const [revoked, clicked] = [vi.fn(), vi.fn()];
  class PageUrl extends URL {
    static override createObjectURL = () => "blob:1";
    static override revokeObjectURL = revoked;
  }
  vi.stubGlobal("URL", PageUrl);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(clicked);
  return { revoked, clicked };
}

test("a parcel that a colleague put into a file meanwhile is left out, and what was seen of the rest is sent", async () => {
  let second: string | null = null;
  const sent: { order_number: string }[][] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      sent.push(JSON.parse(String(init.body)).data.parcels);
      throw new TypeError("Failed to fetch");
    }
    const parcels = [parcel("SR-AAAA-0001", null), parcel("SR-AAAA-0002", second)];
    return Response.json({ program: "B2", is_set_up: true, has_more: false, to_take_out: [], parcels });
  });
  const client = shown();
  await screen.findByRole("button", { name: "2個のデータを作る" });
  second = "2026-11-30T00:00:00.000Z";
  await client.invalidateQueries({ queryKey: ["shipments"] });
  await userEvent.click(await screen.findByRole("button", { name: "1個のデータを作る" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  // Once more, on purpose.
  await userEvent.click(screen.getByRole("checkbox", { name: "SR-AAAA-0002 小包1を入れる" }));
  await userEvent.click(await screen.findByRole("button", { name: "2個のデータを作る" }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual([{ order_number: "SR-AAAA-0001", parcel_number: 1, exported_at: null }]);
  expect(sent[1]?.[1]).toEqual({ order_number: "SR-AAAA-0002", parcel_number: 1, exported_at: second });
});

test("the file is there for a browser that begins to save it later", async () => {
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") return new Response("csv", { headers: { "content-type": "text/csv" } });
    const parcels = [parcel("SR-AAAA-0001", null)];
    return Response.json({ program: "B2", is_set_up: true, has_more: false, to_take_out: [], parcels });
  });
  const { revoked, clicked } = stubSaving();
  shown();
  await userEvent.click(await screen.findByRole("button", { name: "1個のデータを作る" }));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  await screen.findByRole("button", { name: "0個のデータを作る" });
  expect(revoked).not.toHaveBeenCalled();
});

test("of more parcels than papers are printed for at once the first ones are chosen by a press, then the rest", async () => {
  let exported = 0;
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      exported += JSON.parse(String(init.body)).data.parcels.length;
      return new Response("csv", { headers: { "content-type": "text/csv" } });
    }
    const parcels = Array.from({ length: 202 }, (_, at) =>
      parcel(`SR-AAAA-${1000 + at}`, at < exported ? "2026-11-30T00:00:00.000Z" : null),
    );
    return Response.json({ program: "B2", is_set_up: true, has_more: false, to_take_out: [], parcels });
  });
  stubSaving();
  shown();
  const labels = () => screen.getByRole<HTMLButtonElement>("button", { name: "宛名ラベル" });
  expect(await screen.findByText("宛名ラベルと納品書は、一度に200個までです。")).toBeDefined();
  expect(labels().disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "上から200個" }));
  expect(screen.getByRole("button", { name: "200個のデータを作る" })).toBeDefined();
  expect(labels().disabled).toBe(false);
  expect(screen.queryByRole("button", { name: /^上から/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "すべて外す" }));
  expect(screen.getByRole("button", { name: "0個のデータを作る" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "上から200個" }));
  await userEvent.click(screen.getByRole("button", { name: "200個のデータを作る" }));
  await userEvent.click(await screen.findByRole("button", { name: "上から2個" }));
  expect(screen.getByRole("button", { name: "2個のデータを作る" })).toBeDefined();
});
