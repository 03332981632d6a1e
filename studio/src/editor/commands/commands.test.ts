import { layerBounds } from "@surimono/domain/designs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createShaper } from "../../scene/index.ts";
import { shownFindings } from "../checks/editor-checks.ts";
import { AREAS, area, bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { isSameDocument } from "../model/open-document.ts";
import { resizedLayer } from "../tools/resizing.ts";
import { addImage, addShape, addText } from "./add-layer.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
import { changeLayer, changeText, type TextFields } from "./change-layer.ts";
import { runCommand } from "./command.ts";
import { fittedInto } from "./fit-commands.ts";
import { commandFor, type KeyInput } from "./shortcuts.ts";

const PLAIN: KeyInput = { key: "", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function press(context: ReturnType<typeof bench>["context"], key: string, modifiers: Partial<KeyInput> = {}) {
  const command = commandFor(ALL_COMMANDS, { ...PLAIN, key, ...modifiers });
  return command ? runCommand(command, context) : false;
}

describe("the keyboard", () => {
  test("moves by 1 mm and by 10 mm, and makes one step of quick presses", () => {
    const { context, store, layer, wait } = bench(designOf(shape("a")));
    store.select(["a"]);
    press(context, "ArrowRight");
    press(context, "ArrowRight");
    press(context, "ArrowDown", { shiftKey: true });
    expect(layer("a")).toMatchObject({ x: 102_000, y: 110_000 });
    expect(store.get().history.past).toHaveLength(1);
    expect(store.get().announcement.text).toBe("左から82 mm、上から100 mm");
    wait(5000);
    press(context, "ArrowLeft");
    expect(store.get().history.past).toHaveLength(2);
  });

  test.each([
    ["z", { ctrlKey: true }, "undo"],
    ["Z", { metaKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
    ["d", { ctrlKey: true }, "duplicate"],
    ["a", { metaKey: true }, "select-all"],
    ["Escape", {}, "deselect"],
    ["Delete", {}, "delete"],
    ["]", {}, "forward"],
    ["}", { shiftKey: true }, "to-front"],
    ["+", { ctrlKey: true, shiftKey: true }, "zoom-in"],
    ["-", { ctrlKey: true }, "zoom-out"],
  ])("knows %s %o as %s", (key, modifiers, id) => {
    expect(commandFor(ALL_COMMANDS, { ...PLAIN, key, ...modifiers })?.id).toBe(id);
  });

  test("leaves plain letters alone", () => {
    expect(commandFor(ALL_COMMANDS, { ...PLAIN, key: "z" })).toBeUndefined();
  });

  test("has every command once, and every shortcut for one command", () => {
    const ids = ALL_COMMANDS.map((command) => command.id);
    const shortcuts = ALL_COMMANDS.flatMap((command) => command.shortcuts ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});

describe("commands", () => {
  test("reorders, and stops at the ends", () => {
    const { context, store, order } = bench(designOf(shape("a"), shape("b"), shape("c")));
    store.select(["a"]);
    press(context, "]");
    expect(order()).toEqual(["b", "a", "c"]);
    press(context, "]", { shiftKey: true });
    expect(order()).toEqual(["b", "c", "a"]);
    expect(press(context, "]")).toBe(false);
    press(context, "{", { shiftKey: true });
    expect(order()).toEqual(["a", "b", "c"]);
  });

  test("duplicates beside the original and selects the copy", () => {
    const { context, store, layer, order } = bench(designOf(shape("a"), shape("b")));
    store.select(["a"]);
    press(context, "d", { ctrlKey: true });
    expect(order()).toEqual(["a", "b", "new-1"]);
    expect(layer("new-1").x).toBe(105_000);
    expect(store.get().selection).toEqual(["new-1"]);
  });

  test("copies into another area", () => {
    const { context, store } = bench(designOf(shape("a")));
    store.select(["a"]);
    press(context, "c", { ctrlKey: true });
    store.openArea(2);
    const paste = ALL_COMMANDS.find((command) => command.id === "paste");
    expect(paste && runCommand(paste, context)).toBe(true);
    expect(store.get().document.areas[1]?.layers.map((layer) => layer.id)).toEqual(["new-1"]);
  });

  test("does not delete or move what is locked", () => {
    const { context, store, order } = bench(designOf(shape("a", { locked: true })));
    store.select(["a"]);
    expect(press(context, "Delete")).toBe(false);
    expect(press(context, "ArrowLeft")).toBe(false);
    expect(order()).toEqual(["a"]);
  });

  test("aligns one layer to the area and several to each other", () => {
    const { context, store, layer } = bench(designOf(shape("a"), shape("b", { x: 200_000 })));
    const left = ALL_COMMANDS.find((command) => command.id === "align-left");
    if (!left) throw new Error("no such command");
    store.select(["b"]);
    runCommand(left, context);
    expect(layer("b").x).toBe(20_000);
    store.select(["a", "b"]);
    runCommand(left, context);
    expect(layer("a").x).toBe(20_000);
    expect(store.get().history.past).toHaveLength(2);
    runCommand(left, context);
    expect(store.get().history.past).toHaveLength(2);
  });

  test.each([
    shape("upright", { width: 900_000, height: 200_000 }),
    shape("odd", { width: 33_333, height: 77_777 }),
    shape("turned", { rotation: 30_000, width: 900_000, height: 200_000 }),
    shape("stroked", { stroke: { color: "#000000", width: 4000 }, x: -50_000 }),
    text("text", { width: 400_000, height: 100_000, fontSize: 100_000, rotation: 12_345 }),
  ])("fits $id into the area, so that the check is silent", (layer) => {
    const fitted = fittedInto(layer, area());
    const document = designOf(fitted);
    const known = { assets: { text: createShaper({} as never), stamp: () => undefined }, picture: () => undefined };
    expect(shownFindings(document, { item: { methodId: 67, choke: undefined }, areas: AREAS }, known)).toEqual([]);
    const bounds = layerBounds(fitted);
    expect(Math.max(bounds.w / 300_000, bounds.h / 340_000)).toBeGreaterThan(0.96);
  });
});

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

describe("undo", () => {
  const ids = ["a", "b", "c", "d", "g", "h"];
  const step = fc.oneof(
    fc.record({ kind: fc.constant("command" as const), index: fc.nat(ALL_COMMANDS.length - 1) }),
    fc.record({ kind: fc.constant("select" as const), ids: fc.subarray(ids) }),
    fc.record({ kind: fc.constant("drag" as const), from: point(), to: point() }),
    fc.record({ kind: fc.constant("add" as const), what: fc.constantFrom("shape", "image", "text") }),
    fc.record({ kind: fc.constant("area" as const), id: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant("wait" as const) }),
  );

  function point() {
    return fc.record({ x: fc.integer({ min: 0, max: 320 }), y: fc.integer({ min: 0, max: 320 }) });
  }

  test("takes back and does again any sequence of steps", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const inner = group("h", [text("d", { x: 220_000, y: 220_000 })], { rotation: 20_000 });
        const start = designOf(
          shape("a"),
          group("g", [shape("b", { x: 200_000 }), inner], { opacity: 500 }),
          text("c", { y: 250_000 }),
        );
        const { context, store, hand, wait } = bench(start);
        for (const action of steps) {
          if (action.kind === "command") {
            const command = ALL_COMMANDS[action.index];
            if (command) runCommand(command, context);
          } else if (action.kind === "select") store.select(action.ids);
          else if (action.kind === "area") store.openArea(action.id);
          else if (action.kind === "wait") wait(5000);
          else if (action.kind === "drag") {
            hand.down(pointer(action.from.x, action.from.y));
            hand.move(pointer(action.to.x, action.to.y));
            hand.up(pointer(action.to.x, action.to.y));
          } else if (action.what === "shape") addShape(context, "heart", "#ff0000");
          else if (action.what === "text") addText(context, "湯", { fontId: "x", color: "#000000" });
          else addImage(context, { assetId: "p", name: "p", pixelWidth: 500, pixelHeight: 500 });
        }
        while (store.get().history.future.length > 0) store.redo();
        const end = store.get().document;
        const stepsDone = store.get().history.past.length;
        for (let index = 0; index < stepsDone; index += 1) store.undo();
        expect(isSameDocument(store.get().document, start)).toBe(true);
        for (let index = 0; index < stepsDone; index += 1) store.redo();
        expect(isSameDocument(store.get().document, end)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test("keeps at least 300 steps", () => {
    const { store, layer, wait } = bench(designOf(shape("a")));
    for (let index = 1; index <= 320; index += 1) {
      wait(5000);
      store.commit({
        label: "移動",
        change: (document) => ({
          ...document,
          areas: document.areas.map((area) => ({
            ...area,
            layers: area.layers.map((known) => ({ ...known, x: 100_000 + index })),
          })),
        }),
      });
    }
    for (let index = 0; index < 320; index += 1) store.undo();
    expect(layer("a").x).toBe(100_000);
  });
});
