import { eachLayer, type TextLayer } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { typedText } from "../store/editor-state.ts";
import { addText } from "./add-layer.ts";
import { changeText } from "./change-layer.ts";
import { fitIntoAreaCommand } from "./fit-commands.ts";
import { deselectCommand } from "./history-commands.ts";
import { placeSelection } from "./place-layers.ts";
import { changeWords, startTyping, stopTyping, typeText } from "./type-text.ts";

const STYLE = { fontId: "noto-sans-jp-700", color: "#000000" };

/** In the middle of the area, with room on both sides; the letters are ten millimetres wide. */
function opened(change: Partial<TextLayer> = {}) {
  const desk = bench(designOf(shape("below"), text("t", { x: 150_000, y: 170_000, ...change })));
  desk.store.select(["t"]);
  const words = () => desk.layer("t") as TextLayer;
  const type = (value: string) => typeText(desk.context, { text: value, from: value.length, to: value.length });
  return { ...desk, words, type };
}

describe("typing on the canvas", () => {
  test("begins with all words selected and is one step of the history, however long it takes", () => {
    const { context, store, words, type, wait } = opened();
    startTyping(context, words());
    expect(store.get().mode).toMatchObject({ kind: "type", layerId: "t", from: 0, to: 4 });
    for (const typed of ["朝", "朝ま", "朝まで"]) {
      wait(10_000);
      type(typed);
    }
    stopTyping(context);
    expect(words()).toMatchObject({ text: "朝まで", name: "朝まで" });
    expect(store.get()).toMatchObject({ mode: undefined, selection: ["t"] });
    expect(store.get().history.past.map(({ label }) => label)).toEqual(["文字の変更"]);
    store.undo();
    expect(words().text).toBe("夜ふかし");
    store.redo();
    expect(words().text).toBe("朝まで");
  });

  test("is another step the next time", () => {
    const { context, store, words, type } = opened();
    for (const typed of ["朝", "昼"]) {
      startTyping(context, words());
      type(typed);
      stopTyping(context);
    }
    expect(store.get().history.past).toHaveLength(2);
  });

  test("takes a text away that was left without words, and brings it back with one step", () => {
    const { context, store, order, words, type } = opened();
    startTyping(context, words());
    type(" ");
    deselectCommand.do(context);
    expect(order()).toEqual(["below"]);
    expect(store.get().history.past).toHaveLength(1);
    store.undo();
    expect(words().text).toBe("夜ふかし");
  });

  test("does not begin on what is locked, and ends when the text is gone", () => {
    const locked = opened({ locked: true });
    startTyping(locked.context, locked.words());
    expect(locked.store.get().mode).toBeUndefined();
    const { context, store, words } = opened();
    startTyping(context, words());
    store.select(["below"]);
    expect(typedText(store.get())).toBeUndefined();
  });

  test("cuts what is longer than a text may be between two characters", () => {
    const { context, words, type } = opened();
    startTyping(context, words());
    type("👩‍🚀".repeat(100));
    expect([...words().text]).toHaveLength(200);
  });
});

describe("the hand on a text that is typed in", () => {
  function pressedTwice(kind: "mouse" | "touch" = "mouse") {
    const desk = opened();
    for (let press = 0; press < 2; press += 1) {
      desk.hand.down(pointer(150, 170, { kind }));
      desk.hand.up(pointer(150, 170, { kind }));
      desk.wait(100);
    }
    desk.wait(1000);
    const range = () => {
      const { mode } = desk.store.get();
      return mode?.kind === "type" ? [mode.from, mode.to, mode.isBackward ?? false] : undefined;
    };
    return { ...desk, range };
  }

  test.each(["mouse", "touch"] as const)(
    "gets in by a double press of the %s, sets the caret and selects words",
    (kind) => {
      const { hand, range } = pressedTwice(kind);
      expect(range()).toEqual([0, 4, false]);
      hand.down(pointer(151, 170, { kind }));
      hand.up(pointer(151, 170, { kind }));
      expect(range()).toEqual([2, 2, false]);
      hand.down(pointer(161, 170, { kind }));
      hand.move(pointer(131, 170, { kind }));
      expect(hand.state).toBe("choosing");
      hand.up(pointer(131, 170, { kind }));
      expect(range()).toEqual([0, 3, true]);
    },
  );

  test("selects the word under a double press", () => {
    const { hand, store, context, range, wait } = pressedTwice();
    typeText(context, { text: "go home", from: 0, to: 0 });
    for (let press = 0; press < 2; press += 1) {
      hand.down(pointer(180, 170));
      hand.up(pointer(180, 170));
      wait(100);
    }
    expect(range()).toEqual([3, 7, false]);
    expect(store.get().history.past).toHaveLength(1);
  });

  test("ends by a press on the bare ground, which leaves the text selected, or on another layer, which takes it", () => {
    const one = pressedTwice();
    one.hand.down(pointer(250, 300));
    one.hand.up(pointer(250, 300));
    expect(one.store.get()).toMatchObject({ mode: undefined, selection: ["t"] });
    const other = pressedTwice();
    other.hand.down(pointer(100, 100));
    other.hand.up(pointer(100, 100));
    expect(other.store.get()).toMatchObject({ mode: undefined, selection: ["below"] });
  });

  test("goes through a group to the words in it", () => {
    const desk = bench(designOf(group("g", [shape("a", { x: 250_000 }), text("t")])));
    for (let press = 0; press < 2; press += 1) {
      desk.hand.down(pointer(100, 100));
      desk.hand.up(pointer(100, 100));
      desk.wait(100);
    }
    expect(desk.store.get()).toMatchObject({ selection: ["t"], mode: { kind: "type", layerId: "t" } });
  });
});

describe("words that are longer than the area", () => {
  test("come in smaller letters, and grow back as they are taken away", () => {
    const { context, words } = opened();
    changeWords(context, words(), "長".repeat(40), { key: "text" });
    expect(words().fontSize).toBeLessThanOrEqual(7250);
    expect(words().width).toBeLessThanOrEqual(290_000);
    changeWords(context, words(), "長".repeat(10), { key: "text" });
    expect(words()).toMatchObject({ fontSize: 10_000, width: 100_000 });
  });

  test("are moved in where they would leave it at one side", () => {
    const { context, words } = opened({ x: 40_000, align: "center" });
    changeWords(context, words(), "長".repeat(12), { key: "text" });
    expect(words()).toMatchObject({ fontSize: 10_000, x: 65_000 });
  });

  test("stay as large as somebody has made them, until they are fitted to the area", () => {
    const { context, words, store } = opened();
    placeSelection(context, "width", 80_000, true);
    changeWords(context, words(), "長".repeat(40), { key: "text" });
    expect(words().fontSize).toBe(20_000);
    fitIntoAreaCommand.do(context);
    const fitted = words().fontSize;
    changeWords(context, words(), "長".repeat(80), { key: "text" });
    expect(words().fontSize).toBeLessThan(fitted);
    expect(store.get().textSizes.get("t")).toEqual({ wanted: fitted, shown: words().fontSize });
  });

  test("are let be where the text lay outside before", () => {
    const { context, words } = opened({ x: 290_000 });
    changeWords(context, words(), "長".repeat(40), { key: "text" });
    expect(words().fontSize).toBe(10_000);
  });
});

describe("a new text", () => {
  test("is fresh until something else is selected", () => {
    const { context, store } = bench(designOf(shape("a")));
    const added = addText(context, "テキスト", STYLE);
    expect(store.get().fresh).toBe(added?.id);
    if (added) changeText(context, added, { color: "#ffffff" }, { label: "文字の色" });
    expect(store.get().fresh).toBe(added?.id);
    store.select(["a"]);
    store.select([added?.id ?? ""]);
    expect(store.get().fresh).toBeUndefined();
  });

  test("comes in letters with which the area holds it", () => {
    const { context } = bench(designOf());
    expect(addText(context, "長".repeat(60), STYLE)?.width).toBeLessThanOrEqual(290_000);
  });

  test("does not hide what was added just before", () => {
    const { context, store } = bench(designOf());
    for (let count = 0; count < 4; count += 1) addText(context, "テキスト", STYLE);
    const places = eachLayer(store.get().document.areas[0]?.layers ?? []).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(4);
  });

  test("comes to the middle of what is seen", () => {
    const { context, store } = bench(designOf());
    store.set({ camera: { x: 100_000, y: 200_000, scale: 4 / 1000 } });
    expect(addText(context, "夜", STYLE)).toMatchObject({ x: 150_000, y: 250_000 });
  });
});
