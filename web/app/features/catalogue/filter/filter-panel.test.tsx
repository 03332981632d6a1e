import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { ANY_ITEM, type ItemListSearch, toSearchPayload } from "../item-list-search.ts";
import { namesText } from "./color-field.tsx";
import { FilterPanel } from "./filter-panel.tsx";

const kind = (kind_id: number, kind_name: string) => ({
  ...{ kind_id, kind_name, kind_code: `k${kind_id}`, display_flag: true, sort_id: 1 },
});
const shelf = (id: number, name: string, kinds: object[]) => ({
  ...{ display_category_id: id, display_category_name: name, display_code: `s${id}`, display_flag: true },
  ...{ sort_id: id, kinds, item_count: 3, image_url: null },
});

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPanel(search: Partial<ItemListSearch> = {}) {
  fakeApi({
    "/api/kind/get/display/list": {
      data: [shelf(1, "Tシャツ", [kind(1, "半袖"), kind(7, "ドライ")]), shelf(2, "バッグ", [kind(4, "トート")])],
    },
    "/api/product/getPrintMethods": { data: [{ method_id: 46, name: "白インクジェット", summary: "", note: "" }] },
    "/api/db/fabric_types": {
      data: [
        { fabric_type_id: 0, name: "なし" },
        { fabric_type_id: 5, name: "キャンバス" },
      ],
    },
    "/api/db/sustainable_materials": {
      data: [
        { sustainable_material_id: 0, name: "なし" },
        { sustainable_material_id: 1, name: "再生綿" },
      ],
    },
  });
  const [onSearch, onClose] = [vi.fn(), vi.fn()];
  renderInShell(<FilterPanel open search={{ ...ANY_ITEM, ...search }} onClose={onClose} onSearch={onSearch} />);
  await screen.findByRole("option", { name: "キャンバス" });
  const sent = async () => {
    await userEvent.click(screen.getByRole("button", { name: "さがす" }));
    return onSearch.mock.lastCall?.[0] as ItemListSearch;
  };
  return { user: userEvent.setup(), onSearch, onClose, sent };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the advanced search panel", () => {
  test("has every field of the rule, and no choice for id 0", async () => {
    await openPanel();
    for (const name of ["カテゴリ", "種類", "生地", "印刷方法", "サステナブル素材"]) expect(select(name)).toBeTruthy();
    expect(screen.getByRole("searchbox", { name: "キーワード" })).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: /寄付つき/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "色を選ぶ" })).toBeTruthy();
    expect(screen.getAllByRole("slider", { hidden: true })).toHaveLength(2);
    expect(screen.queryByRole("option", { name: "なし" })).toBeNull();
  });

  test("shows that the address asks for something the shop does not have", async () => {
    const { user, sent } = await openPanel({ displayCategoryId: 1, kindId: 4, fabricTypeId: 77 });
    for (const name of ["種類", "生地"])
      expect(select(name).selectedOptions[0]?.textContent).toBe("お取り扱いのない条件");
    await user.selectOptions(select("生地"), "すべて");
    await user.selectOptions(select("種類"), "すべて");
    expect(screen.queryByRole("option", { name: "お取り扱いのない条件" })).toBeNull();
    expect(await sent()).toEqual({ ...ANY_ITEM, displayCategoryId: 1 });
  });

  test("a small category needs a big one, and is cleared with it", async () => {
    const { user, sent } = await openPanel();
    expect(select("種類").disabled).toBe(true);
    await user.selectOptions(select("カテゴリ"), "Tシャツ");
    expect(select("種類").disabled).toBe(false);
    await user.selectOptions(select("種類"), "ドライ");
    await user.selectOptions(select("カテゴリ"), "バッグ");
    expect(await sent()).toMatchObject({ displayCategoryId: 2, kindId: 0 });
  });

  test("the slider goes from 0 to 50,000 in steps of 500; the boxes set its bounds too", async () => {
    const { user, sent } = await openPanel();
    const [lower, upper] = screen.getAllByRole<HTMLInputElement>("slider", { hidden: true });
    expect([lower?.min, lower?.max, lower?.step]).toEqual(["0", "50000", "500"]);
    expect([lower?.value, upper?.value]).toEqual(["0", "50000"]);
    await user.clear(box("価格の下限"));
    await user.type(box("価格の下限"), "１２００");
    await user.tab();
    await user.clear(box("価格の上限"));
    await user.type(box("価格の上限"), "99999999");
    expect(screen.getAllByRole<HTMLInputElement>("slider", { hidden: true })[0]?.value).toBe("1200");
    await user.clear(box("価格の上限"));
    await user.type(box("価格の上限"), "800");
    await user.tab();
    // Never below the lower bound.
    expect(await sent()).toMatchObject({ lowerPrice: 1200, upperPrice: 1200 });
  });

  test("the term is trimmed, and sent in upper case", async () => {
    const { user, sent } = await openPanel();
    await user.type(screen.getByRole("searchbox", { name: "キーワード" }), "  tee ab ");
    const search = await sent();
    expect(search.search).toBe("tee ab");
    expect(toSearchPayload(search).searchStr).toBe("TEE AB");
  });

  test("reset clears every field; only さがす sends, and closes", async () => {
    const { user, onSearch, onClose, sent } = await openPanel({
      ...{ search: "夏", displayCategoryId: 1, kindId: 7, fabricTypeId: 5, materialId: 1, printMethodId: 46 },
      ...{ lowerPrice: 500, upperPrice: 9000, donationAvailable: true, colors: [1, 6] },
    });
    expect(select("生地").value).toBe("5");
    await user.click(screen.getByRole("button", { name: "リセット" }));
    expect(onSearch).not.toHaveBeenCalled();
    expect(await sent()).toEqual(ANY_ITEM);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("the Enter of an input method does not submit a half-typed price", async () => {
    await openPanel();
    fireEvent.change(box("価格の下限"), { target: { value: "１２" } });
    fireEvent.keyDown(box("価格の下限"), { key: "Enter", isComposing: true });
    expect(box("価格の下限").value).toBe("１２");
    fireEvent.keyDown(box("価格の下限"), { key: "Enter" });
    expect(box("価格の下限").value).toBe("12");
  });

  test("has a close icon that changes nothing", async () => {
    const { user, onSearch, onClose } = await openPanel();
    await user.type(screen.getByRole("searchbox", { name: "キーワード" }), "夏");
    await user.click(screen.getByRole("button", { name: "閉じる" }));
    expect(onClose).toHaveBeenCalled();
    expect(onSearch).not.toHaveBeenCalled();
  });
});

function List() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開く
      </button>
      <FilterPanel open={open} search={{ ...ANY_ITEM }} onClose={() => setOpen(false)} onSearch={() => {}} />
    </>
  );
}

test("the panel slides in, and out unchanged; opened again it shows the list's filters", async () => {
  fakeApi({ "/api/kind/get/display/list": { data: [] } });
  // The browser's animations, for a slow slide.
  const slide = Promise.withResolvers<void>();
  Object.assign(Element.prototype, { getAnimations: () => [{ finished: slide.promise }] });
  renderInShell(<List />);
  const panel = screen.getByRole("dialog", { name: "アイテムをしぼりこむ" });
  expect(panel.hasAttribute("data-starting-style")).toBe(true);
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox", { name: "キーワード" }), "夏");
  fireEvent.click(screen.getByRole("button", { name: "閉じる" }));
  expect(panel.isConnected && panel.hasAttribute("data-ending-style")).toBe(true);
  slide.resolve();
  await waitFor(() => expect(panel.isConnected).toBe(false));
  await user.click(screen.getByRole("button", { name: "開く" }));
  expect((await screen.findByRole<HTMLInputElement>("searchbox", { name: "キーワード" })).value).toBe("");
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

describe("the colour dialog", () => {
  test("shows the first 5 names, 3 on a phone, and that there are more", async () => {
    await openPanel({ colors: [1, 3, 6, 9, 11, 14] });
    const button = screen.getByRole("button", { name: /ホワイト/ });
    const [onPhone, elsewhere] = button.querySelectorAll("span");
    expect(onPhone?.textContent).toBe("ホワイト, ブルー, ブラック, ...");
    expect(elsewhere?.textContent).toBe("ホワイト, ブルー, ブラック, レッド, グレー, ...");
  });

  test.each([
    [["白"], 3, "白"],
    [["白", "黒", "赤"], 3, "白, 黒, 赤"],
    [["白", "黒", "赤", "青"], 3, "白, 黒, 赤, ..."],
  ])("%j in %i: %s", (names, most, text) => expect(namesText(names, most)).toBe(text));

  test("returns a selection that replaces the chosen colours; closing it changes nothing", async () => {
    const { user, sent } = await openPanel({ colors: [1] });
    const open = async () => {
      await user.click(screen.getByRole("button", { name: /ホワイト/ }));
      return screen.findByRole("dialog", { name: "色を選ぶ" });
    };
    let dialog = await open();
    await user.click(within(dialog).getByRole("checkbox", { name: "レッド" }));
    await user.click(within(dialog).getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "色を選ぶ" })).toBeNull());

    dialog = await open();
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(15);
    expect(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "レッド" }).checked).toBe(false);
    await user.click(within(dialog).getByRole("checkbox", { name: "ホワイト" }));
    await user.click(within(dialog).getByRole("checkbox", { name: "オレンジ" }));
    await user.click(within(dialog).getByRole("checkbox", { name: "ブルー" }));
    await user.click(within(dialog).getByRole("button", { name: "決定する" }));
    fireEvent.transitionEnd(dialog);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "色を選ぶ" })).toBeNull());
    expect((await sent()).colors).toEqual([3, 14]);
  });
});
