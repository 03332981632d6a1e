import type { MyItem } from "@surimono/contract/my-items";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ConfirmScreen } from "../confirm-screen.tsx";
import { MyItemDialog } from "../my-item-dialog.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const gone: MyItem = {
  ...shirt,
  ...{ product_id: 2001, parent_id: 1001, user_id: "u1", new_name: "海のT", description: "海です。" },
  ...{
    regular_price: 3400,
    unit_price: 2816,
    status: 0,
    delete_flag: 0,
    is_new: false,
    kept_until: null,
    gallery_hidden: false,
    personal_kinds: [],
    version_id: "v1",
  },
  ...{ method_id: 67, color_id: 101, area_kind_ids: [1], tags: [], offered_sizes: [] },
  ...{ withdrawn: true, goods_withdrawn: true },
};

async function open(item: MyItem) {
  fakeApi({ "/api/my-item/get": item });
  renderInShell(
    <MyItemDialog
      productId={2001}
      onClose={vi.fn()}
      onCopied={vi.fn()}
      buyBar={() => <p>注文する</p>}
      sheet={() => null}
    />,
  );
  await screen.findByText("海です。");
}
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("for goods no longer sold, it links to others of the kind", async () => {
  await open({ ...gone, status: 1, promotion_flag: 1 });
  expect(screen.getByText(/このアイテムのお取り扱いは終了しました。新しく注文はできません。/)).toBeDefined();
  expect(linkTo("半袖Tシャツをほかからえらぶ")).toBe("/items?kind_id=1");
  expect(screen.queryByText("注文する")).toBeNull();
  expect(screen.queryByRole("link", { name: "ギャラリーで見る" })).toBeNull();
  expect(screen.getByText(/ギャラリーには表示されていません/)).toBeDefined();
});

test("for a kind that is gone too, to all items", async () => {
  await open({ ...gone, status: 1, kind_name: "" });
  expect(linkTo("アイテム一覧を見る")).toBe("/items");
});

test("for a colour no longer sold, to the other colours of the goods", async () => {
  await open({ ...gone, status: 1, goods_withdrawn: false });
  expect(linkTo("ほかの色・印刷方法を見る")).toBe("/items/detail/1001");
});

test("a draft's design can still be opened and copied to other goods, but not completed", async () => {
  await open(gone);
  expect(screen.getByText(/ほかのアイテムにコピー/)).toBeDefined();
  expect(screen.getByRole("button", { name: "デザインを開く" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "内容を編集" })).toBeNull();
  expect(screen.queryByRole("link", { name: "確認へすすむ" })).toBeNull();
});

const nameTag = {
  ...{ step_id: 2 as const, name: "ネームタグ", size_name: "60 × 24 mm", material: "サテン", fee: 0, version_id: "t1" },
  image_urls: [],
};
const withoutExtras: MyItem = { ...gone, goods_withdrawn: false, tags: [nameTag] };

test("a draft whose tag is no longer sold can lose the tag, and says so", async () => {
  const item: MyItem = { ...withoutExtras, gone_extras: ["name-tag"] };
  await open(item);
  expect(screen.getByText("ネームタグのお取り扱いは終了しました。タグを外すと、完成できます。")).toBeDefined();
  expect(screen.getByRole("button", { name: "デザインを編集" })).toBeDefined();
  expect(screen.getByRole("link", { name: "確認へすすむ" })).toBeDefined();
  cleanup();
  renderInShell(<ConfirmScreen item={item} fromDetail onChanged={vi.fn()} sheet={() => null} />);
  expect(screen.getByRole("button", { name: "ネームタグを外す" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "完成する" })).toBeNull();
});

test("a completed item whose tag and names are no longer sold is ordered as a copy without them", async () => {
  await open({ ...withoutExtras, status: 1, gone_extras: ["name-tag", "personal"] });
  expect(screen.getByText(/^ネームタグと差し込みのお取り扱いは終了しました。/).textContent).toMatch(
    /タグを外し、デザインを仕上げなおすと、注文できるようになります。文字は、どれも見本のままになります。$/,
  );
  expect(screen.getByRole("button", { name: "コピーする" })).toBeDefined();
  expect(screen.queryByText("注文する")).toBeNull();
});

test("the confirm screen says so too, and offers neither completing nor changing", () => {
  renderInShell(<ConfirmScreen item={gone} fromDetail onChanged={vi.fn()} sheet={() => null} />);
  expect(screen.getByText(/完成できませんが/)).toBeDefined();
  expect(screen.getByRole("button", { name: "デザインを開く" })).toBeDefined();
  for (const name of ["完成する", "内容を編集", "デザインを編集"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
