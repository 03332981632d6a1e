import { describe, expect, test } from "vitest";
import { area, bench, designOf, pointer, shape, text } from "../editor.fixture.ts";

describe("the hand on a layer", () => {
  test("selects what is pressed and moves it, as one step", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100));
    expect(store.get().selection).toEqual(["a"]);
    hand.move(pointer(110, 140, { mod: true }));
    hand.move(pointer(130, 160, { mod: true }));
    expect(hand.state).toBe("moving");
    expect(layer("a").x).toBe(100_000);
    hand.up(pointer(130, 160));
    expect(layer("a")).toMatchObject({ x: 130_000, y: 160_000 });
    expect(store.get().history.past.map((entry) => entry.label)).toEqual(["移動"]);
    store.undo();
    expect(layer("a")).toMatchObject({ x: 100_000, y: 100_000 });
  });

  test("takes everything back when it is interrupted", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100));
    hand.move(pointer(150, 150));
    hand.cancel();
    expect(hand.state).toBe("idle");
    expect(store.get().draft).toBeUndefined();
    expect(layer("a").x).toBe(100_000);
    expect(store.get().history.past).toEqual([]);
  });

  test("does not move at a mere click", () => {
    const { hand, store } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100));
    hand.move(pointer(101, 101));
    hand.up(pointer(101, 101));
    expect(store.get().history.past).toEqual([]);
    expect(store.get().selection).toEqual(["a"]);
  });

  test("snaps to the middle of the area and shows the line", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100));
    hand.move(pointer(147, 100));
    expect(store.get().draft?.guides).toContainEqual({ axis: "x", at: 150_000, from: 0, to: 340_000 });
    hand.up(pointer(147, 100));
    expect(layer("a").x).toBe(150_000);
  });

  test("snaps to the edge of another layer", () => {
    const { hand, layer } = bench(designOf(shape("a"), shape("b", { x: 250_000, y: 250_000 })));
    hand.down(pointer(100, 100));
    // The right edge of a comes within 6 mm of the left edge of b, 230 mm.
    hand.move(pointer(207, 180));
    hand.up(pointer(207, 180));
    expect(layer("a").x).toBe(210_000);
  });

  test("keeps to one axis while shift is held", () => {
    const { hand, layer } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100));
    hand.move(pointer(130, 109, { shift: true, mod: true }));
    hand.up(pointer(130, 109));
    expect(layer("a")).toMatchObject({ x: 130_000, y: 100_000 });
  });

  test("lets locked and hidden layers be", () => {
    const { hand, store } = bench(
      designOf(shape("under"), shape("locked", { locked: true }), shape("hidden", { hidden: true })),
    );
    hand.down(pointer(100, 100));
    expect(store.get().selection).toEqual(["under"]);
  });

  test("goes on holding the selected layer under another one, and selects the upper at a click", () => {
    const { hand, store, layer } = bench(designOf(shape("lower"), shape("upper")));
    store.select(["lower"]);
    hand.down(pointer(100, 102));
    hand.move(pointer(100, 222, { mod: true }));
    hand.up(pointer(100, 222));
    expect(layer("lower").y).toBe(220_000);
    expect(layer("upper").y).toBe(100_000);
    store.undo();
    hand.down(pointer(108, 103));
    hand.up(pointer(108, 103));
    expect(store.get().selection).toEqual(["upper"]);
  });

  test("adds to the selection with shift and moves all of it", () => {
    const { hand, store, layer } = bench(designOf(shape("a"), shape("b", { x: 200_000, y: 200_000 })));
    hand.down(pointer(100, 100));
    hand.up(pointer(100, 100));
    hand.down(pointer(200, 200, { shift: true }));
    hand.up(pointer(200, 200, { shift: true }));
    expect(store.get().selection).toEqual(["a", "b"]);
    hand.down(pointer(200, 200));
    hand.move(pointer(210, 220, { mod: true }));
    hand.up(pointer(210, 220));
    expect([layer("a").x, layer("b").y]).toEqual([110_000, 220_000]);
    expect(store.get().history.past).toHaveLength(1);
  });
});

describe("the hand on a handle", () => {
  test("draws a corner while the opposite one stays", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    store.select(["a"]);
    hand.down(pointer(120, 110));
    expect(hand.state).toBe("resizing");
    hand.move(pointer(140, 130, { mod: true }));
    hand.up(pointer(140, 130));
    expect(layer("a")).toMatchObject({ x: 110_000, y: 110_000, width: 60_000, height: 40_000 });
    expect(store.get().history.past.at(-1)?.label).toBe("大きさの変更");
  });

  test("grows letters with their box", () => {
    const { hand, store, layer } = bench(designOf(text("t", { outline: { color: "#ffffff", width: 1000 } })));
    store.select(["t"]);
    hand.down(pointer(120, 105));
    hand.move(pointer(160, 115, { mod: true }));
    hand.up(pointer(160, 115));
    expect(layer("t")).toMatchObject({ fontSize: 20_000, width: 80_000, height: 20_000, outline: { width: 2000 } });
  });

  test("turns about the centre and stays at straight angles", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    store.select(["a"]);
    const knob = pointer(100, 64);
    hand.down(knob);
    expect(hand.state).toBe("rotating");
    hand.move(pointer(136, 101));
    hand.up(pointer(136, 101));
    expect(layer("a")).toMatchObject({ x: 100_000, y: 100_000, rotation: 90_000 });
    store.undo();
    hand.down(knob);
    hand.move(pointer(125, 75, { shift: true }));
    hand.up(pointer(125, 75));
    expect(layer("a").rotation).toBe(45_000);
  });
});

describe("the hand on the ground", () => {
  test("selects what a frame touches", () => {
    const { hand, store } = bench(designOf(shape("a"), shape("b", { x: 200_000 }), shape("c", { y: 300_000 })));
    hand.down(pointer(20, 20));
    hand.move(pointer(190, 150));
    expect(store.get().selection).toEqual(["a", "b"]);
    hand.up(pointer(190, 150));
    expect(store.get().draft).toBeUndefined();
    expect(store.get().selection).toEqual(["a", "b"]);
  });

  test("lets the selection go at a click", () => {
    const { hand, store } = bench(designOf(shape("a")));
    store.select(["a"]);
    hand.down(pointer(250, 300));
    hand.up(pointer(250, 300));
    expect(store.get().selection).toEqual([]);
  });

  test("opens another area of the view", () => {
    const chest = area({
      areaKindId: 2,
      name: "左袖",
      rect: { x: 160_000, y: 100_000, w: 90_000, h: 90_000 },
      width: 90_000,
      height: 90_000,
    });
    const { hand, store } = bench(designOf(), [area(), chest]);
    hand.down(pointer(350, 40));
    expect(store.get().areaKindId).toBe(2);
  });

  test("moves the view while space is held, and with one finger", () => {
    const { hand, store } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100, { pan: true }));
    hand.move(pointer(120, 90));
    hand.up(pointer(120, 90));
    expect(store.get().camera).toMatchObject({ x: -20_000, y: 10_000 });
    const touch = { kind: "touch", id: 7 } as const;
    hand.down(pointer(300, 300, touch));
    hand.move(pointer(280, 310, touch));
    hand.up(pointer(280, 310, touch));
    expect(store.get().camera).toMatchObject({ x: 0, y: 0 });
  });

  test("zooms about the middle of two fingers, and drops what one of them held", () => {
    const { hand, store, layer } = bench(designOf(shape("a")));
    hand.down(pointer(100, 100, { kind: "touch", id: 1 }));
    hand.move(pointer(120, 120, { kind: "touch", id: 1 }));
    expect(hand.state).toBe("moving");
    hand.down(pointer(220, 120, { kind: "touch", id: 2 }));
    expect(hand.state).toBe("pinching");
    hand.move(pointer(270, 120, { kind: "touch", id: 2 }));
    hand.move(pointer(70, 120, { kind: "touch", id: 1 }));
    const { camera } = store.get();
    expect(camera.scale).toBeCloseTo(2 / 1000);
    // The point under the middle of the fingers is still there.
    expect(camera.x + 170 / camera.scale).toBeCloseTo(170_000);
    hand.up(pointer(70, 120, { kind: "touch", id: 1 }));
    hand.up(pointer(270, 120, { kind: "touch", id: 2 }));
    expect(hand.state).toBe("idle");
    expect(layer("a").x).toBe(100_000);
  });
});
