import { describe, expect, test } from "vitest";
import { bench, designOf, pointer, shape } from "../editor.fixture.ts";
import { handlesOf, turnKnob } from "./hit-test.ts";

/** A pixel is a millimetre. */
function held(width: number, height: number, isCoarse = true) {
  const desk = bench(designOf(shape("a", { x: 200_000, y: 170_000, width: width * 1000, height: height * 1000 })));
  desk.store.set({ isCoarse });
  desk.store.select(["a"]);
  const press = (x: number, y: number) => {
    desk.hand.down(pointer(x, y, { kind: isCoarse ? "touch" : "mouse" }));
    return desk.hand.state;
  };
  return { ...desk, press, handles: () => handlesOf(desk.store.get(), desk.layer("a")) };
}

describe("handles for fingers", () => {
  test.each([
    [120, 120, 8],
    [120, 80, 6],
    [80, 80, 4],
    [160, 24, 4],
    [40, 40, 1],
  ])("on an object of %d × %d pixels are %3$d", (width, height, count) => {
    expect(held(width, height).handles()).toHaveLength(count);
  });

  test("are more for a mouse", () => {
    expect(held(80, 80, false).handles()).toHaveLength(8);
  });

  test("leave a small object free to be moved", () => {
    expect(held(40, 40).press(200, 170)).toBe("pressing");
    expect(held(80, 80).press(200, 140)).toBe("pressing");
  });

  test("have the knob out of the way of the upper edge, and where it is drawn", () => {
    expect(held(80, 80).press(200, 132)).toBe("pressing");
    const desk = held(80, 80);
    const knob = turnKnob(desk.store.get(), desk.layer("a"));
    expect(knob.y).toBe(130 - 46);
    expect(desk.press(knob.x, knob.y)).toBe("rotating");
  });
});
