import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../test/fake-api.ts";
import ErrorLoginRoute from "./error-login.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["", "ログインできませんでした"],
  ["?error=access_denied", "ログインを中止しました"],
  ["?error=account_not_linked", "別の方法でログインしてください"],
  ["?error=state_mismatch", "ログインの手続きが終わっています"],
  ["?error=invalid_code", "ログインの手続きが終わっています"],
  ["?error=too_many", "しばらくログインできません"],
  // Names that every object inherits.
  ["?error=constructor", "ログインできませんでした"],
  ["?error=__proto__", "ログインできませんでした"],
])("/error-login%s says what went wrong, and leads on", (search, title) => {
  const api = fakeApi({ "/api/auth/login-log": { result: "ok" } });
  render(
    <MemoryRouter initialEntries={[`/error-login${search}`]}>
      <ErrorLoginRoute />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(screen.getByRole("link", { name: "ログインする" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "ホームに戻る" }).getAttribute("href")).toBe("/");
  const [, init] = api.mock.calls[0] as unknown as [string, RequestInit];
  const error = new URLSearchParams(search).get("error") ?? "unnamed";
  expect(JSON.parse(String(init.body)).data).toEqual({ operate_type: 2, debugLog: { error } });
});
