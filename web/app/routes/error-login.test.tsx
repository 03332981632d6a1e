import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import ErrorLoginRoute from "./error-login.tsx";

afterEach(cleanup);

test.each([
  ["", "ログインできませんでした"],
  ["?error=access_denied", "ログインを中止しました"],
  ["?error=account_not_linked", "パスワードでログインしてください"],
  // Names that every object has of itself.
  ["?error=constructor", "ログインできませんでした"],
  ["?error=__proto__", "ログインできませんでした"],
])("/error-login%s says what went wrong, and leads on", (search, title) => {
  render(
    <MemoryRouter initialEntries={[`/error-login${search}`]}>
      <ErrorLoginRoute />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(screen.getByRole("link", { name: "ログインする" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "ホームに戻る" }).getAttribute("href")).toBe("/");
});
