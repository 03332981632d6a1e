import { layerBounds } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { createShaper } from "../../scene/index.ts";
import { shownFindings } from "../checks/editor-checks.ts";
import { AREAS, area, bench, designOf, shape, text } from "../editor.fixture.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
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

  test("pastes into a smaller area, inside and in the same order, and each time beside the last", () => {
    const small = area({ areaKindId: 2, width: 80_000, height: 60_000 });
    const start = designOf(shape("a", { x: 250_000, y: 300_000 }), shape("b", { x: 262_000, y: 310_000 }));
    const { context, store } = bench(start, [area(), small]);
    store.select(["a", "b"]);
    press(context, "c", { ctrlKey: true });
    store.openArea(2);
    const paste = ALL_COMMANDS.find((command) => command.id === "paste");
    for (let times = 0; times < 3; times += 1) if (paste) runCommand(paste, context);
    const copies = store.get().document.areas[1]?.layers ?? [];
    expect(copies.map(({ x, y }) => [x, y])).toEqual([
      ...[
        [48_000, 40_000],
        [60_000, 50_000],
      ],
      ...[
        [43_000, 35_000],
        [55_000, 45_000],
      ],
      ...[
        [38_000, 30_000],
        [50_000, 40_000],
      ],
    ]);
  });

  test("sets copies of what is larger than its area apart too", () => {
    const { context, store, layer } = bench(
      designOf(shape("a", { x: 150_000, y: 170_000, width: 310_000, height: 350_000 })),
    );
    store.select(["a"]);
    press(context, "d", { ctrlKey: true });
    press(context, "d", { ctrlKey: true });
    expect(layer("new-1")).toMatchObject({ x: 155_000, y: 175_000 });
    expect(layer("new-2").x).not.toBe(155_000);
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
    expect(
      shownFindings(document, { item: { methodId: 67, choke: undefined, colors: [] }, areas: AREAS }, known),
    ).toEqual([]);
    const bounds = layerBounds(fitted);
    expect(Math.max(bounds.w / 300_000, bounds.h / 340_000)).toBeGreaterThan(0.96);
  });
});
