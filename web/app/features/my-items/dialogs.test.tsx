import type { MyItem } from "@surimono/contract/my-items";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { toasts } from "#app/ui/toast.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { CompletedDialog } from "./completed-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MyItemsScreen } from "./my-items-screen.tsx";
import { PrintPositions } from "./print-positions.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const [front] = shirt.images.images;
const picture = (image_id: string) => ({ ...front, image_id, url: `/designs/v1/${image_id}.webp` });
const item = {
  ...shirt,
  ...{ product_id: 2001, parent_id: 1001, new_name: "海のT", regular_price: 3400, unit_price: 2816 },
  ...{
    method_id: 67,
    color_id: 101,
    area_kind_ids: [1, 2],
    tags: [],
    gallery_hidden: false,
    goods_withdrawn: false,
    is_new: false,
    kept_until: null,
    version_id: "v1",
    offered_sizes: [],
  },
  print_display_images: [picture("front"), picture("back")],
} as MyItem;

test("each place that is printed has its picture, which a press makes large and Escape puts away", async () => {
  const user = userEvent.setup();
  renderInShell(<PrintPositions item={item} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["胸中央", "背中中央"]);
  await user.click(screen.getByRole("button", { name: "背中中央の画像を拡大する" }));
  const large = await screen.findByRole("dialog", { name: "背中中央" });
  expect(within(large).getByRole("img").getAttribute("src")).toContain("/designs/v1/back.webp");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a completed item leads to where it can be ordered, and a press beside the dialog closes nothing", async () => {
  renderInShell(<CompletedDialog open item={item} />);
  const dialog = await screen.findByRole("dialog", { name: "アイテムが完成しました" });
  const way = within(dialog).getByRole("link", { name: "マイアイテムを確認する" });
  expect(way.getAttribute("href")).toBe("/my-items?itemTab=0&productId=2001");
  await userEvent.setup().click(document.body);
  expect(screen.getByRole("dialog")).toBe(dialog);
});

test("leaving a new design asks whether to move it to the drafts", async () => {
  const user = userEvent.setup();
  const [onMoved, onLeft] = [vi.fn(), vi.fn()];
  const api = fakeApi({ "/api/product/update": { data: [], result: "ok" } });
  renderInShell(<LeaveDialog open item={item} onClose={() => {}} {...{ onMoved, onLeft }} />);
  await user.click(await screen.findByRole("button", { name: "移さずに閉じる" }));
  expect(onLeft).toHaveBeenCalledOnce();
  expect(api).not.toHaveBeenCalled();
});

test("an empty list of my items has a next step, and one that cannot be read a retry", async () => {
  fakeApi({ "/api/my-item/list": { data: [], completed: 0, drafts: 0 } });
  const screenOf = (tab: 0 | 1) => <MyItemsScreen tab={tab} onTab={() => {}} detailPath={String} />;
  renderInShell(screenOf(1));
  expect(await screen.findByText("下書きはありません")).toBeDefined();
  expect(screen.getByRole("link", { name: "デザインをはじめる" }).getAttribute("href")).toBe("/items");
  cleanup();
  queryClient.clear();
  fakeApi({});
  renderInShell(screenOf(0));
  expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeDefined();
});
