import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { PublishedDialog } from "./published-dialog.tsx";
import { PublishedScreen } from "./published-screen.tsx";

const work = {
  ...{ product_id: 100_001, parent_id: 1001, new_name: "海のT", description: "海です。", nickname: "海野" },
  ...{ name: "オーガニックTシャツ", color_name: "ホワイト", color_value: "#ffffff" },
  ...{ image_urls: ["/gallery/100001/0.webp", "/gallery/100001/1.webp"], published_at: "2026-11-01T00:00:00.000Z" },
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(list: object, onSearch = vi.fn()) {
  fakeApi({ "/api/gallery/list": list });
  renderInShell(
    <PublishedScreen
      search={{ sort: "newest", categoryId: 0 }}
      categories={[{ id: 1, name: "Tシャツ" }]}
      onSearch={onSearch}
      itemPath={(id) => `/gallery?item=${id}`}
    />,
    "/gallery",
  );
  return onSearch;
}

test("each work has its name, maker and text, and opens; sort and category are sent", async () => {
  const onSearch = open({ data: [work], total: 1 });
  expect((await screen.findByRole("link", { name: "海のT" })).getAttribute("href")).toBe("/gallery?item=100001");
  expect(screen.getByText("海野")).toBeTruthy();
  expect(screen.getByText("海です。")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Tシャツ" }));
  expect(onSearch).toHaveBeenLastCalledWith({ sort: "newest", categoryId: 1 });
  await userEvent.selectOptions(screen.getByLabelText("並び順"), "popular");
  expect(onSearch).toHaveBeenLastCalledWith({ sort: "popular", categoryId: 0 });
});

test("an empty gallery says how to publish a work", async () => {
  open({ data: [], total: 0 });
  expect(await screen.findByText("公開された作品は、まだありません")).toBeTruthy();
  expect(screen.getByRole("link", { name: "マイアイテムから公開する" }).getAttribute("href")).toBe("/my-items");
});

test("an open work links to its blank item, and can be reported with a reason", async () => {
  const api = fakeApi({ "/api/gallery/item": work, "/api/gallery/report": { result: "ok" } });
  renderInShell(<PublishedDialog productId={100_001} onClose={() => {}} />, "/gallery?item=100001");
  const way = await screen.findByRole("link", { name: "このアイテムでつくる" });
  expect(way.getAttribute("href")).toBe("/items/designSimulator?productId=1001");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "画像 2" }));
  expect(screen.getByAltText("海のTの画像 2").getAttribute("src")).toContain("/gallery/100001/1.webp");
  await user.click(screen.getByRole("button", { name: "通報する" }));
  const send = () => screen.getByRole("button", { name: "通報する" });
  await user.click(send());
  expect(await screen.findByText("理由をお選びください。")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /個人の情報/ }));
  await user.click(send());
  await expect.poll(() => api.mock.calls.find(([input]) => String(input).includes("report"))).toBeTruthy();
});

test("an unpublished work says so", async () => {
  const body = { error_code: "my-items/not-published", message: "この作品は公開されていません。", request_id: "r" };
  fakeApi({ "/api/gallery/item": { status: 404, body } });
  renderInShell(<PublishedDialog productId={100_001} onClose={() => {}} />, "/gallery?item=100001");
  expect(await screen.findByText("この作品は公開されていません")).toBeTruthy();
});
