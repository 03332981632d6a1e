import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { Link, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { business, consumer, fakeApi } from "../../test/fake-api.ts";
import { renderInShell } from "../../test/render.tsx";
import SingleLayout from "../layouts/single-layout.tsx";
import { queryClient } from "../query-client.ts";
import { dropToken, storeToken } from "../session/token.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { DesktopHeader } from "./header/desktop-header.tsx";
import { Header } from "./header/header.tsx";
import { HomeLogo } from "./header/logo.tsx";
import { PhoneHeader } from "./header/phone-header.tsx";
import { StepHeader } from "./header/step-header.tsx";
// Lazy parts must be loaded before the clock is frozen.
import "../session/ask-member.ts";
import "./ask-categories.ts";
import "./menus/phone-user-menu.tsx";
import "./menus/user-menu.tsx";

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

const settle = (ms = 400) => act(() => vi.advanceTimersByTimeAsync(ms));

async function as(user: unknown) {
  if (user) storeToken("t1");
  fakeApi({ "/api/auth/login": { user }, "/api/kind/get/display/list": { data: [] } });
}

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

const where = () => screen.getByTestId("where").textContent;
const targets = (within: ParentNode = document) =>
  [...within.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

async function openDrawer() {
  // Its code is loaded by the first press.
  await import("./menus/side-menu.tsx");
  fireEvent.click(screen.getByRole("button", { name: "メニューを開く" }));
  await settle();
  return screen.getByRole("dialog", { name: "メニュー" });
}

test("a guest's drawer has login and sign-up, the search, the dropdowns, the pages and the shop's pages on other sites", async () => {
  await as(null);
  renderInShell(<PhoneHeader />);
  const drawer = await openDrawer();
  const links = targets(drawer);
  expect(links).toEqual(
    expect.arrayContaining([
      ["ログイン", "/login"],
      ["会員登録", "/login"],
    ]),
  );
  expect(within(drawer).getByRole("combobox").getAttribute("placeholder")).toBe("キーワードで検索");
  expect([...drawer.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
    "ITEM CATEGORYアイテムをさがす",
    "USE CASEつかいみち",
  ]);
  expect(links.map(([, to]) => to)).toEqual(
    expect.arrayContaining(["/articles/howto", "/my-items", "/faq", "/my-page/orders", "/my-page", "/surimono-studio"]),
  );
  for (const name of [/^X/, /^Instagram/]) {
    const link = within(drawer).getByRole("link", { name });
    expect(link.getAttribute("href")).toMatch(/^https:/);
    expect(link.getAttribute("rel")).toContain("noopener");
  }
  fireEvent.click(within(drawer).getByRole("button", { name: "閉じる" }));
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a member's drawer names the account and offers to log out instead of in", async () => {
  await as(consumer);
  renderInShell(<PhoneHeader />);
  await settle();
  const drawer = await openDrawer();
  expect(within(drawer).getByText("midori@surimono.example")).toBeDefined();
  expect(within(drawer).getByRole("button", { name: "ログアウト" })).toBeDefined();
  expect(within(drawer).queryByRole("link", { name: "ログイン" })).toBeNull();
});

test("a member's overflow on a phone: orders, fan settings, inquiry, log-out, which asks first", async () => {
  await as(consumer);
  renderInShell(
    <>
      <PhoneHeader />
      <Where />
    </>,
  );
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "お客様のメニュー" }));
  const menu = () => document.querySelector("#phone-user-menu") as HTMLElement;
  expect(targets(menu())).toEqual([
    ["注文履歴", "/my-page/orders"],
    ["ファン設定", "/my-page/fans"],
    ["お問い合わせ", "/inquiryFormContent"],
  ]);
  await import("../ui/confirm-dialog.tsx");
  fireEvent.click(within(menu()).getByRole("button", { name: "ログアウト" }));
  await settle();
  const question = screen.getByRole("dialog", { name: "ログアウトしますか？" });
  fireEvent.click(within(question).getByRole("button", { name: "ログアウトしない" }));
  await settle();
  expect(where()).toBe("/");
  // The question has closed the menu.
  expect(menu()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "お客様のメニュー" }));
  fireEvent.click(within(menu()).getByRole("button", { name: "ログアウト" }));
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "ログアウトする" }));
  await settle();
  expect(where()).toBe("/logout");
});

/** The question asked by a menu's "ログアウト". */
async function askToLogOut() {
  await as(consumer);
  await import("../ui/confirm-dialog.tsx");
  renderInShell(
    <>
      <DesktopHeader />
      <Link to="/faq">onwards</Link>
      <Where />
    </>,
  );
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "マイページ" }));
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "ログアウト" }));
  await settle();
  return screen.getByRole("dialog", { name: "ログアウトしますか？" });
}

test("Escape on the question returns the focus to the menu's button", async () => {
  const question = await askToLogOut();
  expect(question.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.textContent).toBe("マイページ");
});

test("another page closes the question, unanswered", async () => {
  await askToLogOut();
  fireEvent.click(screen.getByText("onwards"));
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(where()).toBe("/faq");
});

test("until the server has identified the member, no login is offered", async () => {
  await as(consumer);
  renderInShell(<DesktopHeader />);
  expect(screen.queryByRole("link", { name: "ログイン" })).toBeNull();
  await settle();
  expect(screen.getByRole("button", { name: "マイページ" })).toBeDefined();
});

test.each([
  ["/articles/howto", "HOW TOつくりかた"],
  ["/my-items/1001", "MY ITEMつくったもの"],
  ["/gallery", "ギャラリー"],
  ["/print", "印刷方法のちがい"],
  ["/favorite", "お気に入り"],
  ["/faq", "お問い合わせよくある質問"],
  ["/my-page/setting/address", "MY PAGE"],
])("the drawer marks the current page at %s", async (path, name) => {
  await as(consumer);
  renderInShell(<PhoneHeader />, path);
  await settle();
  const drawer = await openDrawer();
  const marked = [...drawer.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent);
  expect(marked).toEqual([name]);
});

test.each([
  ["/", "SURIMONO摺物"],
  ["/items/category/tshirts", "ITEM CATEGORYアイテムをさがす"],
  ["/articles/usecases/school", "USE CASEつかいみち"],
  ["/articles/howto", "HOW TOつくりかた"],
  ["/my-items/1001", "MY ITEMつくったもの"],
  ["/gallery", "GALLERYみんなの作品"],
  ["/print", "PRINT印刷方法"],
  ["/favorite", "お気に入り"],
  ["/faq", "お問い合わせよくある質問"],
  ["/my-page/orders", "マイページ"],
])("a desktop's header marks the current page at %s", async (path, name) => {
  await as(consumer);
  const { container } = renderInShell(<DesktopHeader />, path);
  await settle();
  expect([...container.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent)).toEqual([name]);
});

test("a guest has no overflow, no favourites and no bell", async () => {
  await as(null);
  renderInShell(<Header />);
  await settle();
  expect(screen.queryByRole("button", { name: "お客様のメニュー" })).toBeNull();
  expect(screen.queryByRole("link", { name: "お気に入り" })).toBeNull();
  expect(screen.queryByRole("button", { name: /お知らせ/ })).toBeNull();
});

test("a member has favourites beside the bell", async () => {
  await as(consumer);
  renderInShell(<DesktopHeader />);
  await settle();
  expect(screen.getByRole("link", { name: "お気に入り" }).getAttribute("href")).toBe("/favorite");
});

test("the logo leads home behind an overlay of 500 ms", async () => {
  await as(null);
  renderInShell(
    <>
      <HomeLogo />
      <Where />
    </>,
    "/faq",
  );
  fireEvent.click(screen.getByRole("link", { name: "SURIMONO ホーム" }));
  await settle(499);
  expect(where()).toBe("/");
  expect(screen.getByRole("status", { name: "読み込んでいます" })).toBeDefined();
  await settle(1);
  expect(screen.queryByRole("status", { name: "読み込んでいます" })).toBeNull();
});

test("the bottom bar has its four places and marks the current page", async () => {
  await as(null);
  renderInShell(<BottomBar />, "/my-items");
  expect(targets()).toEqual([
    ["ホーム", "/"],
    ["アイテム", "/items"],
    ["MY ITEM", "/my-items"],
    ["お問い合わせ", "/faq"],
  ]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("MY ITEM");
});

const rank = () => screen.queryByRole("link", { name: "会員ランク" });

test.each([
  ["a consumer", consumer, true],
  ["a business", business, false],
  ["a guest", null, false],
])("the footer shows %s the allowed links", async (_who, user, hasRank) => {
  await as(user);
  renderInShell(<Footer />);
  await settle();
  expect(targets().map(([, to]) => to)).toEqual(
    expect.arrayContaining([
      ...["privacy", "cookie-policy", "transactions", "protocol-auth"].map((name) => `/guides/${name}`),
      "/faq",
    ]),
  );
  expect(rank() !== null).toBe(hasRank);
  expect(screen.getByRole("link", { name: /^運営会社/ }).getAttribute("href")).toMatch(/^https:/);
});

test.each(["/print", "/gallery", "/guides/privacy"])("the footer marks the current page at %s", async (path) => {
  await as(null);
  renderInShell(<Footer />, path);
  expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe(path);
});

test("nothing of the frame is printed", async () => {
  await as(null);
  const { container } = renderInShell(
    <>
      <Header />
      <StepHeader />
      <SingleLayout />
      <Footer />
      <BottomBar />
    </>,
  );
  const parts = [...container.querySelectorAll("header, footer, nav[aria-label='下のメニュー']")];
  expect(parts).toHaveLength(5);
  expect(parts.filter((part) => !part.classList.contains("print:hidden"))).toEqual([]);
});
