import type { MyItem } from "@surimono/contract/my-items";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { CompletedSheet, type SheetContent } from "./completed-sheet.tsx";
import { LeaveDialog } from "./editor/leave-dialog.tsx";
import { SaleSection } from "./editor/sale-section.tsx";
import { MyItemsScreen } from "./my-items-screen.tsx";
import { PrintPositions } from "./pictures/print-positions.tsx";
import { MyItemCard } from "./shelf/my-item-card.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
    personal_kinds: [],
    goods_withdrawn: false,
    is_new: false,
    kept_until: null,
    version_id: "v1",
    offered_sizes: [],
  },
  print_display_images: [picture("front"), picture("back")],
} as MyItem;

test("each printed place has a picture; a press brings it into the window, and Escape closes it", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
  const user = userEvent.setup();
  renderInShell(<PrintPositions item={item} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["胸中央", "背中中央"]);
  await user.click(screen.getByRole("button", { name: "背中中央の画像を拡大する" }));
  const large = await screen.findByRole("dialog", { name: "印刷する場所" });
  expect(within(large).getByAltText("背中中央の仕上がり").getAttribute("src")).toContain("/designs/v1/back.webp");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a completed item's sheet links to my items, and to its settings for others", async () => {
  const sheet = ({ title, picture, ways }: SheetContent) => (
    <section aria-label={title}>
      {picture}
      {ways}
    </section>
  );
  renderInShell(<CompletedSheet item={item} sheet={sheet} />);
  const shown = within(screen.getByRole("region", { name: "アイテムが完成しました" }));
  expect(shown.getAllByRole("link").map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
    ["あとで", "/my-items?itemTab=0"],
    ["この絵で、ほかにも", "/items/designSimulator?design=2001"],
    ["公開・販売の設定", "/my-items?itemTab=0&productId=2001#sale"],
  ]);
});

test("the section about selling is closed unless opened, or if the item is published", async () => {
  fakeApi({});
  const isOpen = () => screen.getByText("公開・販売の設定").closest("details")?.open;
  for (const [flag, path, open] of [
    [0, "/my-items", false],
    [0, "/my-items#sale", true],
    [1, "/my-items", true],
  ] as const) {
    renderInShell(<SaleSection item={{ ...item, status: 1, promotion_flag: flag }} />, path);
    expect(isOpen()).toBe(open);
    cleanup();
  }
});

test("the list shows an item's price for its owner, and for a published one its selling price", async () => {
  const card = {
    ...item,
    parent_id: 1001,
    kind_id: 1,
    color_name: "ホワイト",
    color_value: "#fff",
    method_name: "",
    image_url: "",
  };
  for (const [promotion_flag, minimum_quantity, words] of [
    [0, 1, "¥ 2,8161点・税込"],
    [0, 20, "¥ 2,8161点・税込・20点から"],
    [1, 20, "¥ 3,400販売価格"],
  ] as const) {
    const shown = { ...card, status: 1, promotion_flag, minimum_quantity, withdrawn: false };
    renderInShell(<MyItemCard item={shown} to="/" eager />);
    expect(screen.getByRole("article").textContent?.endsWith(words)).toBe(true);
    cleanup();
  }
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

test("an empty list of my items has a next step, an unreadable one a retry", async () => {
  fakeApi({ "/api/my-item/list": { data: [], completed: 0, drafts: 0 } });
  const screenOf = (tab: 0 | 1) => <MyItemsScreen tab={tab} onTab={() => {}} votesPath="/" detailPath={String} />;
  renderInShell(screenOf(1));
  expect(await screen.findByText("下書きはありません")).toBeDefined();
  expect(screen.getByRole("link", { name: "デザインをはじめる" }).getAttribute("href")).toBe("/items");
  cleanup();
  queryClient.clear();
  fakeApi({});
  renderInShell(screenOf(0));
  expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeDefined();
});
