import { MAX_OUTLINE_WIDTH, MAX_SHADOW_OFFSET, type TextLayer } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { changeText } from "../commands/change-layer.ts";
import { bench, designOf, text } from "../editor.fixture.ts";
import { hasStyle, TEXT_STYLES } from "./text-styles.ts";

const named = (name: string) => {
  const style = TEXT_STYLES.find((one) => one.name === name);
  if (!style) throw new Error(name);
  return style;
};

test("there are at least eight besides the plain one, each by a name of its own", () => {
  expect(new Set(TEXT_STYLES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(9);
});

describe.each(TEXT_STYLES)("$name", (style) => {
  test.each([
    ["#1c1c1e", 10_000],
    ["#ffffff", 1000],
    ["#fe3a27", 500_000],
  ])("on letters of %s and %i µm: one step, within what a design may hold, and read on both", (color, fontSize) => {
    const { context, store, layer } = bench(designOf(text("t", { color, fontSize })));
    const before = store.get().document;
    const now = () => layer("t") as TextLayer;
    changeText(context, now(), style.fieldsFor(now()), { label: style.name });
    const { outline, shadow } = now();
    expect(hasStyle(now(), style)).toBe(true);
    if (outline) expect(outline.width).toBeLessThanOrEqual(MAX_OUTLINE_WIDTH);
    if (outline) expect(outline.width).toBeGreaterThanOrEqual(600);
    if (shadow) expect(shadow.x).toBeLessThanOrEqual(MAX_SHADOW_OFFSET);
    if (store.get().document === before) return;
    store.undo();
    expect(store.get().document).toEqual(before);
  });
});

test("after any number of styles the plain one gives back the letters as they were", () => {
  const { context, store, layer } = bench(designOf(text("t", { color: "#fe3a27", fontSize: 20_000 })));
  const now = () => layer("t") as TextLayer;
  changeText(context, now(), {}, { label: "measured" });
  const before = JSON.stringify(store.get().document);
  for (const name of ["袋文字", "立体", "袋文字", "シール", "アーチ", "そのまま"])
    changeText(context, now(), named(name).fieldsFor(now()), { label: name });
  expect(JSON.stringify(store.get().document)).toBe(before);
});

test("a bend keeps the dress, and a dress the bend; a column is laid flat to be bent", () => {
  const { context, layer } = bench(designOf(text("t", { direction: "vertical", fontSize: 20_000 })));
  const now = () => layer("t") as TextLayer;
  for (const name of ["袋文字", "アーチ", "立体"])
    changeText(context, now(), named(name).fieldsFor(now()), { label: name });
  expect(now()).toMatchObject({ curve: 120_000, direction: "horizontal" });
  expect(now().outline).toBeDefined();
  expect(now().shadow).toBeDefined();
});
