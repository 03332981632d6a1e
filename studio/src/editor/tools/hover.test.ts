import type { TextLayer } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { startTyping } from "../commands/type-text.ts";
import { bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { hoverAt, resizeCursor, TURN_CURSOR } from "./hover.ts";

function over(desk: ReturnType<typeof bench>, x: number, y: number) {
  return hoverAt(desk.context, pointer(x, y));
}

describe("the cursor tells what a press would do", () => {
  test("over a layer, with the one that would be selected", () => {
    const desk = bench(designOf(shape("a"), group("g", [shape("b", { x: 200_000 })])));
    expect(over(desk, 100, 100)).toEqual({ cursor: "move", layerId: "a" });
    expect(over(desk, 200, 100)).toEqual({ cursor: "move", layerId: "g" });
    expect(over(desk, 250, 300)).toEqual({ cursor: "", layerId: undefined });
    desk.store.select(["a"]);
    expect(over(desk, 100, 100)).toEqual({ cursor: "move", layerId: undefined });
  });

  test("over the handles, turned as the box is", () => {
    const desk = bench(designOf(shape("a", { x: 200_000, y: 200_000, width: 100_000, height: 100_000 })));
    desk.store.select(["a"]);
    expect(over(desk, 250, 200).cursor).toBe("ew-resize");
    expect(over(desk, 250, 250).cursor).toBe("nwse-resize");
    expect(over(desk, 250, 150).cursor).toBe("nesw-resize");
    expect(over(desk, 200, 150 - 26).cursor).toBe(TURN_CURSOR);
  });

  test.each([
    [0, "ns-resize"],
    [45_000, "nesw-resize"],
    [90_000, "ew-resize"],
    [180_000, "ns-resize"],
    [315_000, "nwse-resize"],
  ])("at the upper side of a box turned by %d: %s", (rotation, cursor) => {
    expect(resizeCursor({ sx: 0, sy: -1 }, rotation)).toBe(cursor);
  });

  test("over words that are typed in, and over the view that is held", () => {
    const desk = bench(designOf(text("t")));
    desk.store.select(["t"]);
    startTyping(desk.context, desk.layer("t") as TextLayer);
    expect(over(desk, 100, 100).cursor).toBe("text");
    expect(hoverAt(desk.context, pointer(100, 100, { pan: true })).cursor).toBe("grab");
  });
});
