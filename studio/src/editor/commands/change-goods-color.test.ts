import { expect, test } from "vitest";
import { bench, designOf, shape, text } from "../editor.fixture.ts";
import type { GoodsColor } from "../editor-props.ts";
import { adoptedDocument } from "../model/adopt-document.ts";
import { consequencesOf } from "../model/goods-color.ts";
import { applyPatch, patchesBetween } from "../model/patch.ts";
import { changeGoodsColor } from "./change-goods-color.ts";

const WHITE = { id: 1, name: "ホワイト", hex: "#f7f7f4" };
const BLACK = { id: 2, name: "ブラック", hex: "#232325" };
const GONE = { id: 3, name: "サックス", hex: "#9fb8d0", refusal: "いまはお取り扱いしていません。" };
const item: { readonly colors: readonly GoodsColor[] } = { colors: [WHITE, BLACK, GONE] };

test("the colour is one step of the history, told in its name, and everything drawn stays what it was", () => {
  const { store } = bench(designOf(shape("a", { fill: "#d9240f" })));
  const before = store.get().document;
  store.select(["a"]);
  changeGoodsColor(store, BLACK);
  expect(store.get()).toMatchObject({ document: { colorId: 2 }, selection: ["a"] });
  expect(store.get().document.areas).toBe(before.areas);
  expect(store.get().announcement.text).toBe("アイテムの色をブラックに変えました");
  expect(store.get().history.past).toHaveLength(1);
  store.undo();
  expect(store.get().document).toEqual(before);
  store.redo();
  expect(store.get().document).toEqual({ ...before, colorId: 2 });
});

test("the colour that it has already is no step", () => {
  const { store } = bench(designOf());
  changeGoodsColor(store, WHITE);
  expect(store.get().history.past).toEqual([]);
});

test("a step that changes colour and layers goes both ways; one of an earlier release leaves the colour alone", () => {
  const before = designOf(shape("a"));
  const after = { ...designOf(shape("a"), shape("b")), colorId: 2 };
  const { undo, redo } = patchesBetween(before, after);
  expect(applyPatch(before, redo)).toEqual(after);
  expect(applyPatch(after, undo)).toEqual(before);
  expect(applyPatch(after, { areas: [] })).toBe(after);
});

test("another copy of the design brings its colour, and nothing where it is the same", () => {
  const here = designOf(shape("a"));
  expect(adoptedDocument(here, { ...structuredClone(here), colorId: 2 })).toEqual({ ...here, colorId: 2 });
  expect(adoptedDocument(here, structuredClone(here))).toBe(here);
});

test("what would hardly be seen is told before, unless it is hardly seen as it is", () => {
  const dark = designOf(text("祭", { color: "#1c1c1e" }), shape("丸", { fill: "#d9240f" }));
  expect(consequencesOf(item, dark, BLACK)).toEqual([
    "「夜ふかし」が、アイテムの色とほとんど同じ色になり、見えにくくなります。",
  ]);
  expect(consequencesOf(item, { ...dark, colorId: 2 }, { ...BLACK, id: 4 })).toEqual([]);
  expect(consequencesOf(item, dark, GONE)).toEqual([]);
  const many = designOf(...["一", "二", "三", "四"].map((name) => shape(name, { fill: "#1c1c1e" })));
  expect(consequencesOf(item, many, BLACK)[0]).toContain("「一」「二」「三」など4点が、");
});

test("that there is no way back to a colour that is no longer sold is told before", () => {
  expect(consequencesOf(item, { ...designOf(), colorId: 3 }, BLACK)).toEqual([
    "サックスは、いまはお取り扱いしていません。変更すると、この色には戻せません。",
  ]);
});
