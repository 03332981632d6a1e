import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import ErrorPageRoute, { ErrorBoundary } from "./error-page.tsx";

afterEach(cleanup);

const open = (search: string, state?: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: "/errorPage", search, state }]}>
      <ErrorPageRoute />
    </MemoryRouter>,
  );

test.each([
  ["", undefined, 500],
  ["?status=404", undefined, 404],
  ["?status=200", undefined, 500],
  ["", { status: 503, message: "混み合っています。" }, 503],
])("the error page of %j shows its status, and words only from the shop itself", (search, state, status) => {
  open(search, state);
  expect(screen.getByText(`Error ステータスコード：${status}`)).toBeDefined();
  expect(screen.getByText(/^Error メッセージ：/).textContent).toContain(
    state ? state.message : "エラーが発生しました。",
  );
  expect(screen.getByRole("link", { name: "ホームに戻る" }).getAttribute("href")).toBe("/");
});

test("text from the address is not shown", () => {
  open("?message=pay+here");
  expect(screen.queryByText(/pay here/)).toBeNull();
});

test("an error page that itself fails says so, with a link home", () => {
  render(<ErrorBoundary />);
  expect(screen.getByText("エラーページの表示中に、エラーが発生しました。")).toBeDefined();
  expect(screen.getByRole("link", { name: "ホームに戻る" }).getAttribute("href")).toBe("/");
});
