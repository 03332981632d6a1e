import type { MyItem } from "@surimono/contract/my-items";
import { toasts } from "@surimono/ui/toast.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { ItemActions } from "./detail/item-actions.tsx";
import { ImageListField } from "./editor/image-list-field.tsx";
import { editOf } from "./editor/item-edit.ts";
import { keepAsDraft, saveItem } from "./editor/save-item.ts";
import { MyItemDialog } from "./my-item-dialog.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const draft: MyItem = {
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
    goods_withdrawn: false,
    version_id: null,
  },
  ...{ method_id: 67, color_id: 101, area_kind_ids: [1], tags: [] },
  offered_sizes: [{ size_id: 23, size_name: "M", unit_price: 2816 }],
};
const completed: MyItem = { ...draft, status: 1, version_id: "v1" };

const BROKEN = "エラーが発生しました。しばらく待ってからもう一度お試しください。";
const outage = { status: 500, body: { error_code: "server/error", message: BROKEN, request_id: "r" } };

const shown = () =>
  toasts
    .get()
    .map(({ message }) => message)
    .filter((message) => message !== BROKEN);

function Where() {
  const { pathname, state } = useLocation();
  return <p data-testid="where">{pathname + JSON.stringify(state)}</p>;
}

test("a draft that cannot be saved says 'save failed', a new design 'Create Failed', with the reason", async () => {
  fakeApi({ "/api/product/update": outage });
  expect(await saveItem(draft, editOf(draft))).toMatchObject({ status: 500 });
  expect(shown()).toEqual(["保存できませんでした。（save failed）"]);
  toasts.set([]);
  await saveItem({ ...draft, is_new: true }, editOf(draft));
  expect(shown()).toEqual(["アイテムを作成できませんでした。（Create Failed）"]);
  toasts.set([]);
  await keepAsDraft(draft);
  expect(shown()).toEqual(["保存できませんでした。（save failed）"]);
});

function openActions(item: MyItem) {
  const [onCopied, onDeleted] = [vi.fn(), vi.fn()];
  renderInShell(<ItemActions item={item} onCopied={onCopied} onDeleted={onDeleted} />);
  return { onCopied, onDeleted, user: userEvent.setup() };
}

test("a copy that cannot be made says 'Create Failed', and can be retried", async () => {
  fakeApi({ "/api/db/product": outage });
  const { user, onCopied } = openActions(completed);
  await user.click(screen.getByRole("button", { name: "コピーする" }));
  await waitFor(() => expect(shown()).toEqual(["コピーを作成できませんでした。（Create Failed）"]));
  expect(onCopied).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "コピーする" }).getAttribute("aria-busy")).not.toBe("true");
});

test("a package that cannot be downloaded says 'Download Failed!'", async () => {
  fakeApi({ "/api/product/store/zip": outage });
  const { user } = openActions(completed);
  await user.click(screen.getByRole("button", { name: /ZIP/ }));
  await waitFor(() =>
    expect(shown()).toEqual(["ダウンロードできませんでした。もう一度お試しください。（Download Failed!）"]),
  );
});

test("an item that cannot be deleted stays and says so; one that may not be says why", async () => {
  const refusal = { error_code: "my-items/in-warehouse", message: "倉庫に在庫があります。", request_id: "r" };
  let answer: unknown = outage;
  fakeApi({ "/api/db/product": () => answer });
  const { user, onDeleted } = openActions(draft);
  for (const words of ["アイテムを削除できませんでした。", "倉庫に在庫があります。"]) {
    toasts.set([]);
    await user.click(screen.getByRole("button", { name: "削除する" }));
    const question = await screen.findByRole("dialog");
    await user.click(within(question).getByRole("button", { name: "削除する" }));
    await waitFor(() => expect(shown()).toEqual([words]));
    answer = { status: 409, body: refusal };
  }
  expect(onDeleted).not.toHaveBeenCalled();
});

test.each([
  [{ delivery_flag: false, stock: 12, deletable: false }, /倉庫に12点の在庫があるため/],
  [{ delivery_flag: true, stock: 0, deletable: false }, /配送中のため/],
])("a completed item in the warehouse or on its way gets a warning that can only be closed", async (data, words) => {
  const fetched = fakeApi({ "/api/product/deliveryStatus": { data } });
  const { user, onDeleted } = openActions(completed);
  await user.click(screen.getByRole("button", { name: "削除する" }));
  const warning = within(await screen.findByRole("dialog", { name: "このアイテムは削除できません" }));
  expect(warning.getByText(words)).toBeTruthy();
  expect(warning.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["閉じる"]);
  await user.click(warning.getByRole("button", { name: "閉じる" }));
  expect(onDeleted).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
});

function openDialog() {
  const element = (
    <>
      <MyItemDialog productId={2001} onClose={() => {}} onCopied={() => {}} buyBar={() => null} sheet={() => null} />
      <Where />
    </>
  );
  renderInShell(element, "/my-items");
  return userEvent.setup();
}

test("an item that could not be fetched says so and offers to try again", async () => {
  let answer: unknown = outage;
  fakeApi({ "/api/my-item/get": () => answer });
  const user = openDialog();
  expect(await screen.findByText("アイテムの情報を取得できませんでした")).toBeDefined();
  answer = draft;
  await user.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(await screen.findByText("海です。")).toBeDefined();
});

test("a missing item is not retried", async () => {
  fakeApi({
    "/api/my-item/get": {
      status: 404,
      body: { error_code: "my-items/not-found", message: "アイテムが見つかりませんでした。", request_id: "r1" },
    },
  });
  openDialog();
  expect(await screen.findByText("アイテムが見つかりませんでした")).toBeDefined();
  expect(screen.getByRole("button", { name: "マイアイテムに戻る" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "もう一度読み込む" })).toBeNull();
});

test("a design that cannot be opened leads to the error page, with the answer", async () => {
  fakeApi({ "/api/my-item/get": draft, "/api/product/editImageMagicDesign": outage });
  const user = openDialog();
  await user.click(await screen.findByRole("button", { name: "デザインを編集" }));
  await waitFor(() =>
    expect(screen.getByTestId("where").textContent).toBe(
      `/errorPage${JSON.stringify({ status: 500, message: BROKEN })}`,
    ),
  );
});

test.each([
  ["empty", new File([], "a.png", { type: "image/png" }), "空のファイルです。"],
  ["of another kind", new File(["<svg xmlns=''>"], "a.svg", { type: "image/svg+xml" }), "SVG形式のため使えません。"],
  ["no picture", new File(["x"], "a.png", { type: "image/png" }), "画像ではないようです。"],
])("a picture that is %s is refused, and the editor says why", async (_how, file, words) => {
  const onChange = vi.fn();
  renderInShell(<ImageListField images={[]} removedMockups={[]} error={undefined} onChange={onChange} />);
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await userEvent.setup({ applyAccept: false }).upload(input, file);
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(onChange).not.toHaveBeenCalled();
});
