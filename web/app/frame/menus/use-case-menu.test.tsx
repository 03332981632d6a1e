import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { queryClient } from "../../query-client.ts";
import { CategoryMenu } from "./category-menu.tsx";
import { UseCaseMenu } from "./use-case-menu.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function renderBar(path = "/") {
  fakeApi({ "/api/kind/get/display/list": { data: [] } });
  renderInShell(
    <>
      <CategoryMenu />
      <UseCaseMenu />
    </>,
    path,
  );
}
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const links = () => [...document.querySelectorAll("#use-case-menu a")];

test("USE CASE lists the six articles of the rule in their order", async () => {
  renderBar();
  await press(/USE CASE/);
  expect(links().map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/articles/usecases/houjin", "企業・ノベルティ"],
    ["/articles/usecases/shopgoods", "ショップグッズ"],
    ["/articles/usecases/brand", "ブランド立ち上げ"],
    ["/articles/usecases/school", "学校・教育関連"],
    ["/articles/usecases/present", "家族や友人へのプレゼント"],
    ["/articles/usecases/merchandise", "導入事例"],
  ]);
});

test("opening one dropdown closes the other", async () => {
  renderBar();
  await press(/USE CASE/);
  await press(/ITEM CATEGORY/);
  expect(links()).toEqual([]);
  expect(document.querySelector("#category-menu")).not.toBeNull();
  await press(/USE CASE/);
  expect(document.querySelector("#category-menu")).toBeNull();
  expect(links()).toHaveLength(6);
});

test("following an article closes the menu, and marks the current page", async () => {
  renderBar();
  await press(/USE CASE/);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "ショップグッズ" })));
  expect(links()).toEqual([]);
  await press(/USE CASE/);
  expect(screen.getByRole("link", { name: "ショップグッズ" }).getAttribute("aria-current")).toBe("page");
});
