import { describe, expect, test } from "vitest";
import { bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { handledBox } from "./hit-test.ts";
import type { PointerInput } from "./tool.ts";

type Bench = ReturnType<typeof bench>;

function click({ hand, wait }: Bench, x: number, y: number, change: Partial<PointerInput> = {}): void {
  hand.down(pointer(x, y, change));
  hand.up(pointer(x, y, change));
  wait(100);
}

function drag({ hand }: Bench, from: [number, number], to: [number, number], change: Partial<PointerInput> = {}): void {
  hand.down(pointer(...from, change));
  hand.move(pointer(...to, { mod: true, ...change }));
  hand.up(pointer(...to, change));
}

/** In millimetres, as the pointer moves. */
function boundsOfBoth({ store }: Bench) {
  const box = handledBox(store.get());
  if (!box) throw new Error("nothing is held");
  const [width, height] = [box.width / 1000, box.height / 1000];
  return { x: box.x / 1000 - width / 2, y: box.y / 1000 - height / 2, width, height };
}

const pair = () => designOf(group("g", [shape("a"), shape("b", { x: 200_000 })]), shape("c", { y: 250_000 }));

describe("the hand on a group", () => {
  test("selects and moves it as one", () => {
    const desk = bench(pair());
    drag(desk, [100, 100], [110, 130]);
    expect(desk.store.get().selection).toEqual(["g"]);
    expect([desk.layer("a"), desk.layer("b"), desk.layer("g")].map(({ x, y }) => [x, y])).toEqual([
      [110_000, 130_000],
      [210_000, 130_000],
      [160_000, 130_000],
    ]);
    expect(desk.store.get().history.past).toHaveLength(1);
  });

  test.each(["mouse", "touch"] as const)(
    "goes in at a double press of the %s, and stays in for what lies beside",
    (kind) => {
      const desk = bench(pair());
      click(desk, 200, 100, { kind });
      expect(desk.store.get().selection).toEqual(["g"]);
      click(desk, 200, 100, { kind });
      expect(desk.store.get().selection).toEqual(["b"]);
      desk.wait(1000);
      click(desk, 100, 100, { kind });
      expect(desk.store.get().selection).toEqual(["a"]);
      drag(desk, [100, 100], [60, 100], { kind });
      expect(desk.layer("a").x).toBe(60_000);
      // The group follows its contents.
      expect(desk.layer("g")).toMatchObject({ x: 130_000, width: 180_000 });
      desk.wait(1000);
      click(desk, 100, 250, { kind });
      expect(desk.store.get().selection).toEqual(["c"]);
      desk.wait(1000);
      click(desk, 200, 100, { kind });
      expect(desk.store.get().selection).toEqual(["g"]);
    },
  );

  test("takes two slow presses for two", () => {
    const desk = bench(pair());
    click(desk, 200, 100);
    desk.wait(1000);
    click(desk, 200, 100);
    expect(desk.store.get().selection).toEqual(["g"]);
  });

  test("asks for the words of a text at a double press", () => {
    const desk = bench(designOf(text("t")));
    click(desk, 100, 100);
    click(desk, 100, 100);
    expect(desk.store.get().mode).toMatchObject({ kind: "type", layerId: "t", from: 0, to: 4 });
  });

  test("reaches through the gaps of a group, and through one that is locked", () => {
    const desk = bench(designOf(shape("below", { x: 150_000 }), group("g", [shape("a"), shape("b", { x: 200_000 })])));
    click(desk, 150, 100);
    expect(desk.store.get().selection).toEqual(["below"]);
    const locked = bench(designOf(shape("below"), group("g", [shape("a")], { locked: true })));
    click(locked, 100, 100);
    expect(locked.store.get().selection).toEqual(["below"]);
  });

  test("draws a corner, and all in it grows in proportion; undo brings it back", () => {
    const stroked = shape("a", { stroke: { color: "#000000", width: 1000 } });
    const desk = bench(designOf(group("g", [stroked, text("t", { x: 200_000, y: 200_000 })])));
    desk.store.select(["g"]);
    const before = desk.layer("g");
    expect(before).toMatchObject({ width: 140_000, height: 115_000 });
    drag(desk, [220, 205], [360, 320]);
    expect(desk.layer("g")).toMatchObject({ width: 280_000, height: 230_000, x: 220_000, y: 205_000 });
    expect(desk.layer("a")).toMatchObject({ x: 120_000, y: 110_000, width: 80_000, stroke: { width: 2000 } });
    expect(desk.layer("t")).toMatchObject({ fontSize: 20_000 });
    desk.store.undo();
    expect(desk.layer("g")).toEqual(before);
  });

  test("turns about its middle, and keeps its own turn", () => {
    const desk = bench(designOf(group("g", [shape("a"), shape("b", { x: 200_000 })])));
    desk.store.select(["g"]);
    drag(desk, [150, 64], [190, 100]);
    expect(desk.layer("g")).toMatchObject({ x: 150_000, y: 100_000, width: 140_000, height: 20_000, rotation: 90_000 });
    expect(desk.layer("a")).toMatchObject({ x: 150_000, y: 50_000, rotation: 90_000 });
    expect(desk.layer("b")).toMatchObject({ x: 150_000, y: 150_000, rotation: 90_000 });
  });
});

describe("the hand on several layers", () => {
  const both = () => {
    const desk = bench(designOf(shape("a"), shape("b", { x: 200_000, y: 200_000 })));
    desk.store.select(["a", "b"]);
    return desk;
  };

  test("sizes them together", () => {
    const desk = both();
    drag(desk, [220, 210], [290, 270]);
    expect(desk.layer("a")).toMatchObject({ x: 110_000, y: 105_000, width: 60_000, height: 30_000 });
    expect(desk.layer("b")).toMatchObject({ x: 260_000, y: 255_000 });
    expect(desk.store.get().history.past.map(({ label }) => label)).toEqual(["大きさの変更"]);
  });

  test("keeps their ratio at a corner, wherever the hand goes", () => {
    const desk = both();
    drag(desk, [220, 210], [290, 210]);
    const { width, height } = desk.layer("a");
    expect(width).toBeGreaterThan(40_000);
    expect(width / height).toBeCloseTo(2, 3);
    expect(desk.layer("a").x - width / 2).toBeCloseTo(80_000, -1);
  });

  test("stretches them at a side, the other side and direction staying", () => {
    const desk = bench(designOf(shape("a"), shape("b", { x: 200_000, y: 200_000, rotation: 90_000 })));
    desk.store.select(["a", "b"]);
    // From 80 to 210 mm across: twice as much.
    drag(desk, [210, 155], [340, 155]);
    expect(desk.layer("a")).toMatchObject({ x: 120_000, y: 100_000, width: 80_000, height: 20_000 });
    expect(desk.layer("b")).toMatchObject({ x: 320_000, y: 200_000, width: 40_000, height: 40_000, rotation: 90_000 });
  });

  test("stretches a group, and the box with it", () => {
    const desk = bench(designOf(group("g", [shape("a"), group("h", [shape("b", { x: 200_000 })])])));
    desk.store.select(["g"]);
    drag(desk, [150, 110], [150, 130]);
    expect(desk.layer("b")).toMatchObject({ x: 200_000, y: 110_000, width: 40_000, height: 40_000 });
    for (const id of ["g", "h"]) expect(desk.layer(id)).toMatchObject({ y: 110_000, height: 40_000 });
  });

  test.each([
    ["letters", text("t", { x: 200_000, y: 200_000 }), {}],
    ["what stands askew", shape("t", { x: 200_000, y: 200_000, rotation: 30_000 }), {}],
    ["shift", shape("t", { x: 200_000, y: 200_000 }), { shift: true }],
  ])("keeps their ratio at a side for %s", (_what, other, change) => {
    const desk = bench(designOf(shape("a"), other));
    desk.store.select(["a", "t"]);
    const { x, y, width, height } = boundsOfBoth(desk);
    drag(desk, [x + width, y + height / 2], [x + width + 60, y + height / 2], change);
    expect(desk.layer("a").width).toBeGreaterThan(44_000);
    expect(desk.layer("a").width / desk.layer("a").height).toBeCloseTo(2, 3);
  });

  test("turns them together, about the middle of all", () => {
    const desk = both();
    drag(desk, [150, 64], [240, 150]);
    expect(desk.layer("a")).toMatchObject({ x: 200_000, y: 100_000, rotation: 90_000 });
    expect(desk.layer("b")).toMatchObject({ x: 100_000, y: 200_000, rotation: 90_000 });
    desk.store.undo();
    expect(desk.layer("a")).toMatchObject({ x: 100_000, y: 100_000, rotation: 0 });
  });

  test("gives no handles while one of them is locked", () => {
    const desk = bench(designOf(shape("a"), shape("b", { x: 200_000, y: 200_000, locked: true })));
    desk.store.select(["a", "b"]);
    desk.hand.down(pointer(220, 210));
    expect(desk.hand.state).not.toBe("resizing");
  });
});
