import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { business, consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { DesktopHeader } from "./header/desktop-header.tsx";
import { SearchBox } from "./header/search-box.tsx";
// Lazy parts must be loaded before the clock is frozen.
import "../features/catalogue/search-hits.tsx";
import "./header/find-products.ts";
import "../session/report-error.ts";
import "./menus/user-menu.tsx";

const categories = {
  data: [
    {
      display_category_id: 2,
      display_category_name: "バッグ",
      display_code: "bags",
      display_flag: true,
      sort_id: 2,
      kinds: [],
      item_count: 3,
      image_url: null,
    },
    {
      display_category_id: 1,
      display_category_name: "Tシャツ",
      display_code: "tshirts",
      display_flag: true,
      sort_id: 1,
      kinds: [],
      item_count: 7,
      image_url: null,
    },
    {
      display_category_id: 9,
      display_category_name: "ひみつ",
      display_code: "hidden",
      display_flag: false,
      sort_id: 0,
      kinds: [],
      item_count: 1,
      image_url: null,
    },
  ],
};
const user = { user: consumer };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  dropToken();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 20) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a search is sent once, trimmed and upper-cased, 1,000 ms after the last key", async () => {
  const fetched = fakeApi({
    "/api/product/get/searchedProducts": { data: [], total: 0 },
    "/api/product/get/suggestedWords": { data: ["Tシャツ"] },
  });
  renderInShell(<SearchBox id="search" />);
  const box = screen.getByRole("combobox", { name: "キーワードで検索" });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: " tee" } });
  await settle(900);
  fireEvent.change(box, { target: { value: " tees " } });
  await settle(999);
  expect(fetched).not.toHaveBeenCalled();
  await settle(20);
  await settle();
  const searches = () => fetched.mock.calls.filter(([path]) => String(path).includes("searchedProducts"));
  expect(searches()).toHaveLength(1);
  const sent = searches()[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(sent[1].body)).data).toMatchObject({ searchStr: "TEES", limit: 10 });
  expect(screen.getByText(/見つかりませんでした/)).toBeDefined();
  await settle();
  expect(screen.getByRole("link", { name: "もしかして：Tシャツ" })).toBeDefined();
  fireEvent.change(box, { target: { value: "  " } });
  await settle(1100);
  expect(searches()).toHaveLength(1);
});

test("a failing search ends silently", async () => {
  fakeApi({});
  renderInShell(<SearchBox id="search" />);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "mug" } });
  await settle(1100);
  await settle();
  expect(screen.queryByRole("button", { name: "お知らせを閉じる" })).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("the category menu lists the displayed categories in order; the bar has one open menu at a time", async () => {
  storeToken("t1");
  fakeApi({ "/api/kind/get/display/list": categories, "/api/auth/login": user });
  renderInShell(<DesktopHeader />);
  await settle();
  fireEvent.click(screen.getByRole("button", { name: /ITEM CATEGORY/ }));
  await settle();
  const names = [...document.querySelectorAll("#category-menu a")].map((link) => link.textContent);
  expect(names).toEqual(["すべてのアイテム", "Tシャツ", "バッグ"]);
  fireEvent.click(screen.getByRole("button", { name: "マイページ" }));
  await settle();
  expect(document.querySelector("#category-menu")).toBeNull();
  expect(document.querySelector("#user-menu")).not.toBeNull();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(document.querySelector("#user-menu")).toBeNull();
  expect(document.activeElement?.textContent).toBe("マイページ");
});

test("categories that cannot be fetched silently leave the link to all items", async () => {
  fakeApi({});
  renderInShell(<DesktopHeader />);
  fireEvent.click(screen.getByRole("button", { name: /ITEM CATEGORY/ }));
  await settle();
  const links = [...document.querySelectorAll("#category-menu a")];
  expect(links.map((link) => link.textContent)).toEqual(["すべてのアイテム"]);
  expect(screen.queryByRole("button", { name: "お知らせを閉じる" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "CLOSE" }));
  expect(document.querySelector("#category-menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /ITEM CATEGORY/ }));
});

test("a guest sees the login and sign-up", async () => {
  fakeApi({});
  renderInShell(<DesktopHeader />);
  expect(screen.getByRole("link", { name: "ログイン" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByRole("button", { name: "マイページ" })).toBeNull();
});

const rank = {
  ...{
    id: "u1",
    user_id: "u1",
    current_rank_id: 2,
    current_rank_name: "ブロンズ",
    current_mile: 1160,
    usable_miles: 1120,
    coming_miles: 0,
    current_to_mile: 3000,
  },
  ...{ miles_to_next_rank: 1880, next_rank_id: 3, next_rank_name: "シルバー", ranked_at: null },
  ...{ expiration_date: null, expiring_miles: 0 },
};

async function openUserMenu(answers: Record<string, unknown>) {
  storeToken("t1");
  const fetched = fakeApi(answers);
  renderInShell(<DesktopHeader />);
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "マイページ" }));
  await settle();
  await settle();
  return fetched;
}

test("a consumer's menu shows rank and miles, linked beside the address", async () => {
  await openUserMenu({ "/api/auth/login": user, "/api/mile/get-for-me": rank });
  const link = screen.getByRole("link", { name: /midori@surimono\.example/ });
  expect(link.getAttribute("href")).toBe("/rank");
  expect(link.textContent).toContain("ブロンズ会員");
  expect(link.textContent).toContain("1,120 マイル");
});

test("a business sees its name and address, and is not asked for miles", async () => {
  const company = { ...business, business: { state: "approved", company_name: "株式会社版木", contact_name: "版木" } };
  const fetched = await openUserMenu({ "/api/auth/login": { user: company } });
  expect(document.querySelector("#user-menu")?.textContent).toContain("株式会社版木midori@surimono.example");
  expect(screen.queryByRole("link", { name: /midori/ })).toBeNull();
  expect(fetched.mock.calls.filter(([input]) => String(input).includes("/api/mile"))).toEqual([]);
});

test.each([
  ["an outage", { status: 500, body: {} }],
  ["an empty answer", { status: 200, body: null }],
])("a rank that cannot be loaded (%s) is logged as an error, without a message", async (_what, answer) => {
  const fetched = await openUserMenu({
    "/api/auth/login": user,
    "/api/mile/get-for-me": answer,
    "/api/log": { result: "ok" },
  });
  const logged = fetched.mock.calls.find(([input]) => String(input).endsWith("/api/log")) as unknown as [
    string,
    RequestInit,
  ];
  expect(JSON.parse(String(logged[1].body)).data).toMatchObject({ level: "error" });
  expect(screen.getByRole("link", { name: /midori/ }).textContent).toBe("midori@surimono.example");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
