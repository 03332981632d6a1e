import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { isSameDocument } from "../model/open-document.ts";
import { addImage, addShape, addText } from "./add-layer.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
import { runCommand } from "./command.ts";

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

  test("keeps the last 500 steps", () => {
    const { store, layer, wait } = bench(designOf(shape("a")));
    for (let index = 1; index <= 520; index += 1) {
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
    for (let index = 0; index < 520; index += 1) store.undo();
    expect(layer("a").x).toBe(100_020);
  });
});
