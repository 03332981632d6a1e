import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, Link, Outlet, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { MaintainScreen } from "./maintain-screen.tsx";

const RECORD = "/api/maintain/latest/one";
let closed: unknown;
let order: string[];

beforeEach(() => {
  // The module remembers the last checked page.
  vi.resetModules();
  closed = { status: false };
  order = [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function api() {
  return fakeApi({
    [RECORD]: () => {
      order.push("record");
      return closed;
    },
  });
}

/** The wanted page, as the closed page names it. */
function Maintain() {
  return (
    <>
      <h1>maintain</h1>
      <p>{new URLSearchParams(useLocation().search).get("redirectTo")}</p>
    </>
  );
}

const page = (name: string) => () => (
  <>
    <h1>{name}</h1>
    <Link to="/cart">to cart</Link>
    <Link to="/items?search=a">filter</Link>
  </>
);

const rootWith = (Start: ComponentType) => () => (
  <>
    <Start />
    <Outlet />
  </>
);

function Nothing() {
  return null;
}

async function openAt(path: string) {
  // Loaded with the first reading; a page must not wait longer than usual for it here.
  await import("./ask-maintenance.ts");
  const { maintenanceGuard } = await import("./maintenance.ts");
  const { MaintenanceAtStart } = await import("./maintenance-at-start.tsx");
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: rootWith(MaintenanceAtStart),
      HydrateFallback: Nothing,
      middleware: [maintenanceGuard],
      children: [
        { path: "items", Component: page("items") },
        { path: "maintain", Component: Maintain },
        {
          Component: Outlet,
          middleware: [
            () => {
              order.push("member guard");
            },
          ],
          children: [{ path: "cart", Component: page("cart"), loader: () => order.push("loader") }],
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  return screen.findByRole("heading");
}

test("the record is read before the guards and the page at every navigation", async () => {
  api();
  await openAt("/items");
  expect(order).toEqual(["record"]);
  fireEvent.click(screen.getByText("to cart"));
  await screen.findByRole("heading", { name: "cart" });
  expect(order).toEqual(["record", "record", "member guard", "loader"]);
});

test("while the shop is closed every page leads to /maintain, which does not redirect again", async () => {
  closed = { status: true };
  api();
  expect((await openAt("/cart?step=confirm")).textContent).toBe("maintain");
  expect(screen.getByText("/cart?step=confirm")).toBeDefined();
  expect(order).toEqual(["record"]);
});

test("an open page sees the closing at the next click, and keeps the wanted page", async () => {
  api();
  await openAt("/items");
  closed = { status: true };
  fireEvent.click(screen.getByText("to cart"));
  await screen.findByRole("heading", { name: "maintain" });
  expect(screen.getByText("/cart")).toBeDefined();
});

test.each([
  ["fails", { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } }],
  ["answers something else", { status: "perhaps" }],
])("a record that %s leaves the shop open", async (_how, answer) => {
  closed = answer;
  api();
  expect((await openAt("/cart")).textContent).toBe("cart");
});

test("a missing record delays a page by a second at most; a late one redirects then", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const assign = vi.fn();
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal("location", { ...window.location, assign });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => late.promise),
  );
  void openAt("/cart?step=confirm").catch(() => undefined);
  while (vi.mocked(fetch).mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByRole("heading")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await expect.poll(() => screen.queryByRole("heading")?.textContent).toBe("cart");
  expect(assign).not.toHaveBeenCalled();
  late.resolve(Response.json({ status: true }));
  await expect.poll(() => assign).toHaveBeenCalledWith("/maintain?redirectTo=%2Fcart%3Fstep%3Dconfirm");
});

test("a filter of the open page does not wait for the record, but it is read", async () => {
  const fetched = api();
  await openAt("/items");
  let answer = (_response: Response) => {};
  fetched.mockImplementationOnce(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  fireEvent.click(screen.getByText("filter"));
  await expect.poll(() => fetched).toHaveBeenCalledTimes(2);
  answer(Response.json({ status: false }));
  expect(screen.getByRole("heading").textContent).toBe("items");
});

test("a shop closing during a filter change redirects too, and keeps the wanted page", async () => {
  api();
  await openAt("/items");
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  closed = { status: true };
  fireEvent.click(screen.getByText("filter"));
  await expect.poll(() => assign).toHaveBeenCalledWith("/maintain?redirectTo=%2Fitems%3Fsearch%3Da");
});

test("a prerendered page asks at its start", async () => {
  closed = { status: true };
  api();
  const { MaintenanceAtStart } = await import("./maintenance-at-start.tsx");
  const Stub = createRoutesStub([
    { path: "/", Component: MaintenanceAtStart },
    { path: "/maintain", Component: Maintain },
  ]);
  render(<Stub initialEntries={["/"]} />);
  await screen.findByRole("heading", { name: "maintain" });
});

test("the page polls every 60 s and on a press, and says when the shop is open again", async () => {
  vi.useFakeTimers();
  closed = { status: true };
  const fetched = api();
  renderInShell(<MaintainScreen wanted="/cart?step=confirm" />, "/maintain");
  const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
  expect(screen.getByRole("heading", { name: "ただいまメンテナンス中です" })).toBeDefined();
  await settle(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  closed = { status: 500, body: {} };
  fireEvent.click(screen.getByRole("button", { name: "もう一度確認する" }));
  await settle();
  expect(screen.getByRole("heading", { name: "ただいまメンテナンス中です" })).toBeDefined();
  closed = { status: false };
  await settle(60_000);
  expect(screen.getByRole("heading", { name: "メンテナンスが終わりました" })).toBeDefined();
  expect(screen.getByRole("link", { name: "もとのページへ戻る" }).getAttribute("href")).toBe("/cart?step=confirm");
  expect(screen.getByRole("link", { name: "トップページへ戻る" }).getAttribute("href")).toBe("/");
});
