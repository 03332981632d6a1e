import { layerBounds } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { AREAS, area, bench, designOf, shape, text } from "../editor.fixture.ts";
import { resizedLayer } from "../tools/resizing.ts";
import { addImage, addShape, addText } from "./add-layer.ts";
import { changeLayer, changeText, type TextFields } from "./change-layer.ts";
import { fittedInto } from "./fit-commands.ts";

describe("adding and changing", () => {
  test("places a picture no larger than it prints well", () => {
    const { context, layer } = bench(designOf());
    addImage(context, { assetId: "p", name: "p.png", pixelWidth: 600, pixelHeight: 300 });
    expect(layer("new-1")).toMatchObject({ x: 150_000, y: 170_000, width: 101_600, height: 50_800 });
    addImage(context, { assetId: "q", name: "q.png", pixelWidth: 6000, pixelHeight: 3000 });
    expect(layer("new-2").width).toBe(270_000);
  });

  test("pulls a picture that was dropped at the edge into the area", () => {
    const { context, layer } = bench(designOf());
    addImage(
      context,
      { assetId: "p", name: "p.png", pixelWidth: 600, pixelHeight: 300 },
      { at: { x: -50_000, y: 339_000 } },
    );
    expect(layer("new-1")).toMatchObject({ x: 50_800, y: 314_600 });
  });

  test("refuses an area whose partner is in use, with the reason", () => {
    const areas = AREAS.map((area) => ({ ...area, conflictsWith: area.areaKindId === 1 ? [2] : [] }));
    const { context, store, order } = bench(designOf(shape("a")), areas);
    store.openArea(2);
    addShape(context, "star", "#000000");
    expect(store.get().document.areas[1]?.layers).toEqual([]);
    expect(store.get().complaint.text).toContain("胸中央と併用できません");
    expect(order()).toEqual(["a"]);
  });

  test("measures text, calls the layer by it, and keeps the aligned edge", () => {
    const { context, store, layer } = bench(designOf());
    addText(context, "テキスト", { fontId: "noto-sans-jp-700", color: "#000000" });
    const added = layer("new-1");
    expect(added).toMatchObject({ name: "テキスト", width: 120_000, height: 30_000 });
    expect(store.get().fresh).toBe("new-1");
    if (added.kind !== "text") throw new Error("no text");
    changeText(context, { ...added }, { align: "start" }, { label: "揃え" });
    changeText(context, added, { text: "夜" }, { label: "文字", field: "text" });
    const changed = layer("new-1");
    expect(changed).toMatchObject({ name: "夜", width: 30_000 });
    expect(changed.x - changed.width / 2).toBe(added.x - added.width / 2);
  });

  test("keeps a name that was given by hand", () => {
    const { context, layer } = bench(designOf(text("t", { name: "看板" })));
    const named = layer("t");
    if (named.kind === "text") changeText(context, named, { text: "朝" }, { label: "文字" });
    expect(layer("t").name).toBe("看板");
  });

  test("gives a text what it may have, takes it away again, and undoes both", () => {
    const { context, store, layer } = bench(designOf(text("t")));
    const change = (fields: TextFields) => {
      const current = layer("t");
      if (current.kind === "text") changeText(context, current, fields, { label: "文字" });
    };
    const plain = layer("t");
    change({ curve: -90_000, ruby: true, wrapWidth: 30_000, shadow: { color: "#ff0000", x: 1000, y: 0 } });
    change({ outline: { color: "#ffffff", width: 500 } });
    expect(layer("t")).toMatchObject({ curve: -90_000, ruby: true, wrapWidth: 30_000, outline: { width: 500 } });
    change({ curve: undefined, ruby: undefined, wrapWidth: undefined, shadow: undefined, outline: undefined });
    expect(layer("t")).toStrictEqual(plain);
    store.undo();
    expect(layer("t")).toHaveProperty("curve", -90_000);
  });

  test("keeps shadow and wrap width in proportion when letters grow", () => {
    const one = text("t", { wrapWidth: 30_001, shadow: { color: "#ff0000", x: 1000, y: -600 } });
    expect(resizedLayer(one, { ...one, width: one.width * 1.5, height: one.height * 1.5 })).toMatchObject({
      fontSize: 15_000,
      wrapWidth: 45_002,
      shadow: { x: 1500, y: -900 },
    });
  });

  test("fits a text together with its shadow", () => {
    const one = text("t", { shadow: { color: "#ff0000", x: 8000, y: -20_000 }, rotation: 30_000 });
    const fitted = fittedInto(one, area());
    const { x, y, w, h } = layerBounds(fitted);
    expect(Math.min(x, y, 300_000 - x - w, 340_000 - y - h)).toBeGreaterThanOrEqual(5000);
  });

  test("makes one step of a slider's way and two of two sliders", () => {
    const { context, store, layer } = bench(designOf(shape("a")));
    for (const opacity of [900, 800, 700]) {
      changeLayer(context, layer("a"), { opacity }, { label: "不透明度", field: "opacity" });
    }
    changeLayer(context, layer("a"), { fill: "#ff0000" }, { label: "色", field: "fill" });
    expect(store.get().history.past).toHaveLength(2);
    store.undo();
    store.undo();
    expect(layer("a").opacity).toBe(1000);
  });
});
