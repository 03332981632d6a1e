import { toasts } from "@surimono/ui/toast.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { queryClient } from "../../query-client.ts";
import { token } from "../../session/token.ts";
import { SideMenu } from "../menus/side-menu.tsx";
import { SearchBox } from "./search-box.tsx";
// Lazy parts must be loaded before the clock is frozen.
import "../../features/catalogue/search-hits.tsx";
import "./find-products.ts";

const found = {
  data: ["すりものTシャツ", "ドライTシャツ", "厚手のTシャツ"].map((name, index) => ({
    ...shirt,
    product_id: 1001 + index,
    name,
  })),
  total: 12,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  token.set(undefined);
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(element = <SearchBox id="search" />) {
  const router = createMemoryRouter([{ path: "*", element }]);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, ...view };
}

async function search(text: string) {
  const box = screen.getByRole("combobox", { name: "キーワードで検索" });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  await settle(1020);
  await settle();
  return box;
}

test("shows the results with picture, name and price, and a link to all of them", async () => {
  token.set("t");
  fakeApi({ "/api/product/get/searchedProducts": found });
  open();
  const box = await search("t");
  expect(box.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "すりものTシャツ¥ 1,848~",
    "ドライTシャツ¥ 1,848~",
    "厚手のTシャツ¥ 1,848~",
  ]);
  expect(screen.getByRole("link", { name: "12点すべてを見る" }).getAttribute("href")).toBe("/items?search=t");
  expect(screen.getByRole("status").textContent).toContain("12点見つかりました");
});

test("the arrow keys cycle through the results, Enter opens one, the focus stays in the box", async () => {
  token.set("t");
  fakeApi({ "/api/product/get/searchedProducts": found });
  const { router } = open();
  const box = await search("t");
  const chosen = () => screen.queryByRole("option", { selected: true })?.textContent ?? "";
  fireEvent.keyDown(box, { key: "ArrowUp" });
  expect(chosen()).toContain("厚手");
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(chosen()).toBe("");
  fireEvent.keyDown(box, { key: "ArrowDown" });
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(chosen()).toContain("ドライ");
  expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
  expect(document.activeElement).toBe(box);
  fireEvent.submit(screen.getByRole("search"));
  await settle();
  expect(router.state.location.pathname).toBe("/items/detail/1002");
  expect(screen.queryByRole("option")).toBeNull();
});

test("the keys of an input method do not move in the results", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found });
  open();
  const box = await search("t");
  fireEvent.keyDown(box, { key: "ArrowDown", isComposing: true });
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
});

test("a guest is led to trying goods, without a login", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found });
  open();
  await search("t");
  expect(screen.getAllByRole("option")[0]?.getAttribute("href")).toBe("/items/designSimulator?productId=1001");
  expect(screen.getByRole("link", { name: "12点すべてを見る" }).getAttribute("href")).toBe(
    "/items/designSimulator?search=t",
  );
});

test("Enter without a chosen result opens the list of all; with an empty box it does nothing", async () => {
  token.set("t");
  fakeApi({ "/api/product/get/searchedProducts": found });
  const { router } = open();
  const box = screen.getByRole("combobox");
  fireEvent.change(box, { target: { value: "   " } });
  fireEvent.submit(screen.getByRole("search"));
  expect(router.state.location.pathname).toBe("/");
  await search(" t ");
  fireEvent.submit(screen.getByRole("search"));
  await settle();
  expect(router.state.location.pathname + router.state.location.search).toBe("/items?search=t");
});

test("searching for the same again is one step back, not two", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found });
  const { router } = open();
  await search("t");
  fireEvent.submit(screen.getByRole("search"));
  await settle();
  fireEvent.submit(screen.getByRole("search"));
  await settle();
  await act(() => router.navigate(-1));
  await settle();
  expect(router.state.location.pathname).toBe("/");
});

test("Escape closes the results and keeps the text, emptying clears the results", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found });
  open();
  const box = await search("t");
  fireEvent.keyDown(box, { key: "Escape" });
  expect(screen.queryByRole("option")).toBeNull();
  expect(box).toHaveProperty("value", "t");
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(screen.getAllByRole("option")).toHaveLength(3);
  fireEvent.change(box, { target: { value: "" } });
  await settle();
  expect(screen.queryByRole("option")).toBeNull();
  fireEvent.change(box, { target: { value: "x" } });
  expect(screen.queryByRole("option")).toBeNull();
});

test("the first Escape in the phone's menu closes the results, the second one the menu", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found, "/api/kind/get/display/list": { data: [] } });
  const onClose = vi.fn();
  render(
    <Shell>
      <SideMenu open searching onClose={onClose} />
    </Shell>,
  );
  await settle(400);
  const box = await search("t");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  fireEvent.keyDown(box, { key: "Escape" });
  expect(screen.queryByRole("option")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("offline Enter does nothing, and says why", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found });
  const { router } = open();
  await search("t");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent.submit(screen.getByRole("search"));
  await settle();
  expect(router.state.location.pathname).toBe("/");
  expect(toasts.get().map(({ message }) => message)).toEqual(["インターネットに接続されていません。"]);
  vi.restoreAllMocks();
  toasts.set([]);
});

test("opening the phone's menu starts an empty search, in the box when it was opened to search", async () => {
  fakeApi({ "/api/product/get/searchedProducts": found, "/api/kind/get/display/list": { data: [] } });
  const menu = (isOpen: boolean) => <SideMenu open={isOpen} searching onClose={() => undefined} />;
  const { rerender } = render(<Shell>{menu(true)}</Shell>);
  await settle(400);
  const box = await search("t");
  expect(document.activeElement?.id).toBe(box.id);
  expect(screen.getAllByRole("option")).toHaveLength(3);
  rerender(<Shell>{menu(false)}</Shell>);
  await settle(400);
  rerender(<Shell>{menu(true)}</Shell>);
  await settle(400);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  expect(screen.queryByRole("option")).toBeNull();
});

function Shell({ children }: { children: React.ReactNode }) {
  return (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
}
