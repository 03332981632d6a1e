import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { consumer, fakeApi } from "../../test/fake-api.ts";
import { readWantedPath } from "../features/members/wanted-path.ts";
import { queryClient } from "../query-client.ts";
import { startSession } from "../session/current-user.ts";
import { isKnownBrowser, rememberBrowser } from "../session/known-browser.ts";
import { SIGN_UP } from "../session/sign-up-link.ts";
import { dropToken, watchOtherTabs } from "../session/token.ts";
import LoginRoute from "./login.tsx";

afterEach(() => {
  cleanup();
  dropToken();
  localStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Callback() {
  return useLocation().search;
}

function openLogin(search: string, state?: unknown) {
  fakeApi({});
  const routes = [
    { path: "/login", Component: LoginRoute },
    { path: "/callback", Component: Callback },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: "/login", search, state }] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("a newcomer sent by a guard learns first that an account is needed, and what is possible without one", () => {
  openLogin(`?redirectTo=${encodeURIComponent("/items?search=マグ")}`);
  expect(heading()).toBe("この先は会員登録（無料）が必要です。");
  expect(screen.getByRole("button", { name: "確認メールを受け取る" })).toBeTruthy();
  const trial = screen.getByRole("link", { name: "登録せずにためす" });
  expect(trial.getAttribute("href")).toBe("/items/designSimulator?search=%E3%83%9E%E3%82%B0");
  const login = screen.getByRole("link", { name: "ログイン" }).getAttribute("href") ?? "";
  const way = new URLSearchParams(login.split("?")[1]);
  expect(Object.fromEntries(way)).toMatchObject({ mode: "login", redirectTo: "/items?search=%E3%83%9E%E3%82%B0" });
});

test("the wanted page is kept for redirects that do not name it, until a visit without one", () => {
  openLogin("?redirectTo=%2Fmy-items%3Fsort%3D2");
  expect(readWantedPath()).toBe("/my-items?sort=2");
  cleanup();
  openLogin("");
  expect(readWantedPath()).toBeNull();
});

test("a browser is known after its first sign-in, even when the session is over", async () => {
  fakeApi({ "/api/auth/login": { user: consumer } });
  expect(isKnownBrowser()).toBe(false);
  await startSession("t1");
  dropToken();
  expect(isKnownBrowser()).toBe(true);
});

test("a known browser, or a visit to log in, is greeted as a member", () => {
  rememberBrowser();
  openLogin("?redirectTo=%2Fmy-items");
  expect(heading()).toBe("おかえりなさい。");
  cleanup();
  localStorage.clear();
  openLogin("");
  expect(heading()).toBe("おかえりなさい。");
  expect(screen.queryByRole("link", { name: "登録せずにためす" })).toBeNull();
});

test("saving a tried design shows no wall: signing up saves it", () => {
  openLogin(`?mode=signup&redirectTo=${encodeURIComponent("/items/designSimulator/confirm?keep=1")}`);
  expect(heading()).toBe("まず、1枚。");
});

test("a sign-in in another tab leads this one to its wanted page too", async () => {
  openLogin("?redirectTo=%2Fmy-items");
  expect(screen.getByLabelText("メールアドレス")).toBeTruthy();
  const stop = watchOtherTabs(() => undefined);
  await act(async () => {
    localStorage.setItem("surimono.token", "t1");
    window.dispatchEvent(new StorageEvent("storage", { key: "surimono.token" }));
  });
  stop();
  expect(await screen.findByText("?handleLogin=true&redirectTo=%2Fmy-items")).toBeTruthy();
});

test("a link for newcomers opens their form at the same address", () => {
  openLogin("", SIGN_UP);
  expect(screen.getByRole("button", { name: "確認メールを受け取る" })).toBeTruthy();
});
