import {
  eachLayer,
  type Layer,
  layerBounds,
  MAX_GROUP_DEPTH,
  MAX_LAYERS_PER_AREA,
  MOST_IN_TILE,
} from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import { area, bench, designOf, group, shape, text } from "../editor.fixture.ts";
import { isSameDocument } from "../model/open-document.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
import { runCommand } from "./command.ts";
import { fittedInto } from "./fit-commands.ts";
import { placeSelection } from "./place-layers.ts";

function run({ context }: ReturnType<typeof bench>, id: string): boolean {
  const command = ALL_COMMANDS.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  return runCommand(command, context);
}

/** `a [b c]`: the nesting, bottom first. */
function outline(layers: readonly Layer[]): string {
  return layers.map((layer) => (layer.kind === "group" ? `[${outline(layer.layers)}]` : layer.id)).join(" ");
}

function tree({ store }: ReturnType<typeof bench>): string {
  return outline(store.get().document.areas[0]?.layers ?? []);
}

describe("grouping", () => {
  test("puts a group where the topmost layer lay, in the order of painting, and takes it apart again", () => {
    const start = designOf(shape("a"), shape("b", { x: 200_000 }), shape("c", { y: 200_000 }), shape("d"));
    const desk = bench(start);
    desk.store.select(["c", "a"]);
    run(desk, "group");
    expect(tree(desk)).toBe("b [a c] d");
    expect(desk.store.get().selection).toEqual(["new-1"]);
    expect(desk.layer("new-1")).toMatchObject({ x: 100_000, y: 150_000, width: 40_000, height: 120_000 });
    run(desk, "ungroup");
    expect(tree(desk)).toBe("b a c d");
    expect(desk.store.get().selection).toEqual(["a", "c"]);
    desk.store.undo();
    desk.store.undo();
    expect(isSameDocument(desk.store.get().document, start)).toBe(true);
    desk.store.redo();
    expect(tree(desk)).toBe("b [a c] d");
  });

  test("gives what was in a see-through group its share when it is taken apart", () => {
    const desk = bench(designOf(group("g", [shape("a", { opacity: 500 }), shape("b")], { opacity: 400 })));
    desk.store.select(["g"]);
    run(desk, "ungroup");
    expect([desk.layer("a").opacity, desk.layer("b").opacity]).toEqual([200, 400]);
  });

  test("allows groups in groups, but no deeper than can be saved", () => {
    const desk = bench(designOf(shape("a"), shape("b"), shape("c"), shape("d"), shape("e"), shape("f")));
    const others = ["b", "c", "d", "e"];
    let inner = "a";
    for (const id of others) {
      desk.store.select([inner, id]);
      run(desk, "group");
      inner = desk.store.get().selection[0] ?? "";
    }
    expect(others).toHaveLength(MAX_GROUP_DEPTH);
    expect(tree(desk)).toBe("[[[[a b] c] d] e] f");
    desk.store.select([inner, "f"]);
    run(desk, "group");
    expect(tree(desk)).toBe("[[[[a b] c] d] e] f");
    expect(desk.store.get().complaint.text).toContain("段まで");
  });

  test("selects a group rather than what is in it as well", () => {
    const desk = bench(designOf(group("g", [shape("a"), shape("b")])));
    desk.store.select(["a", "g"]);
    expect(desk.store.get().selection).toEqual(["g"]);
  });

  test("moves a layer in and out by keyboard, and an emptied group disappears", () => {
    const desk = bench(designOf(shape("a"), group("g", [shape("b", { x: 200_000 })]), shape("c")));
    desk.store.select(["c"]);
    run(desk, "into-group");
    expect(tree(desk)).toBe("a [b c]");
    expect(desk.layer("g").width).toBe(140_000);
    run(desk, "out-of-group");
    expect(tree(desk)).toBe("a [b] c");
    desk.store.select(["b"]);
    run(desk, "out-of-group");
    expect(tree(desk)).toBe("a b c");
    desk.store.undo();
    expect(tree(desk)).toBe("a [b] c");
  });

  test("fills no pattern with more than can be saved, and lays no pattern into another", () => {
    const repeat = { kind: "straight", pitchX: 60_000, pitchY: 60_000 } as const;
    const full = Array.from({ length: MOST_IN_TILE }, (_, index) => shape(`s${index}`));
    const desk = bench(
      designOf(
        shape("a"),
        group("full", full, { repeat }),
        group("loose", [shape("b")], { repeat }),
        group("pattern", [shape("c")], { repeat }),
      ),
    );
    const before = tree(desk);
    desk.store.select(["a"]);
    run(desk, "into-group");
    expect(desk.store.get().complaint.text).toContain("20枚まで");
    desk.store.select(["pattern"]);
    run(desk, "into-group");
    expect(desk.store.get().complaint).toEqual({ text: expect.stringContaining("くり返しの中"), count: 2 });
    desk.store.select(["pattern", "b"]);
    run(desk, "group");
    expect(tree(desk)).not.toBe(before);
    desk.store.undo();
    desk.store.select(["full", "b"]);
    run(desk, "group");
    desk.store.select(["a", "s0"]);
    run(desk, "group");
    expect(tree(desk)).toBe(before);
  });

  test("goes in with Enter and out with Escape", () => {
    const desk = bench(designOf(group("g", [shape("a"), group("h", [shape("b"), shape("c")])])));
    desk.store.select(["g"]);
    for (const selected of ["h", "c"]) {
      run(desk, "open");
      expect(desk.store.get().selection).toEqual([selected]);
    }
    run(desk, "select-previous");
    expect(desk.store.get().selection).toEqual(["b"]);
    for (const selected of [["h"], ["g"], []]) {
      run(desk, "deselect");
      expect(desk.store.get().selection).toEqual(selected);
    }
  });
});

describe("a group as one", () => {
  test("is locked, hidden, deleted and duplicated with all in it", () => {
    const desk = bench(designOf(group("g", [shape("a"), shape("b")])));
    desk.store.select(["g"]);
    run(desk, "lock");
    desk.store.select(["a"]);
    expect([run(desk, "delete"), run(desk, "nudge-ArrowLeft-1"), run(desk, "flip-x")]).toEqual([false, false, false]);
    desk.store.select(["g"]);
    run(desk, "lock");
    run(desk, "duplicate");
    const ids = eachLayer(desk.store.get().document.areas[0]?.layers ?? []).map(({ id }) => id);
    expect(ids).toEqual(["g", "a", "b", "new-1", "new-2", "new-3"]);
    expect(desk.layer("new-3").x).toBe(105_000);
    desk.store.select(["g"]);
    run(desk, "delete");
    expect(desk.order()).toEqual(["new-1"]);
  });

  test("is not copied where the area would hold more layers than can be saved", () => {
    const many = Array.from({ length: MAX_LAYERS_PER_AREA / 2 }, (_, index) => shape(`s${index}`));
    const desk = bench(designOf(group("g", many)));
    desk.store.select(["g"]);
    run(desk, "duplicate");
    expect(desk.order()).toEqual(["g"]);
    expect(desk.store.get().complaint.text).toContain("300枚まで");
  });

  test("is mirrored on its own axis, and twice is as before", () => {
    const inner = shape("a", { x: 60_000, rotation: 30_000 });
    const start = designOf(group("g", [inner, shape("b", { x: 200_000, flipX: true })]));
    const desk = bench(start);
    desk.store.select(["g"]);
    const { x } = desk.layer("g");
    run(desk, "flip-x");
    expect(desk.layer("a")).toMatchObject({ x: 2 * x - 60_000, rotation: 330_000, flipX: true });
    expect(desk.layer("b")).toMatchObject({ x: 2 * x - 200_000, flipX: false });
    run(desk, "flip-x");
    expect(isSameDocument(desk.store.get().document, start)).toBe(true);
  });

  test("fits into the area with everything in it", () => {
    const stroke = { color: "#000000", width: 8000 };
    const wide = group("g", [
      shape("a", { stroke }),
      text("t", { x: 500_000, shadow: { color: "#000000", x: 9000, y: 0 } }),
    ]);
    const { x, y, w, h } = layerBounds(fittedInto(wide, area()));
    expect(Math.min(x, y, 300_000 - x - w, 340_000 - y - h)).toBeGreaterThanOrEqual(4900);
    expect(w).toBeGreaterThan(270_000);
  });
});

describe("numbers", () => {
  test("place, size and turn a group with all in it, in one step each", () => {
    const desk = bench(designOf(group("g", [shape("a"), text("t", { x: 200_000, y: 200_000 })])));
    desk.store.select(["g"]);
    const place = (field: Parameters<typeof placeSelection>[1], value: number) =>
      placeSelection(desk.context, field, value, true);
    place("left", 10_000);
    expect(desk.layer("a").x).toBe(30_000);
    place("width", 280_000);
    expect(desk.layer("g")).toMatchObject({ width: 280_000 });
    expect(desk.layer("a")).toMatchObject({ width: 80_000, height: 40_000 });
    expect(desk.layer("t")).toMatchObject({ fontSize: 20_000 });
    const { x, y } = desk.layer("g");
    place("rotation", 90_000);
    expect(desk.layer("g")).toMatchObject({ x, y, rotation: 90_000, width: 280_000 });
    expect(desk.layer("a").rotation).toBe(90_000);
    expect(desk.store.get().history.past.map(({ label }) => label)).toEqual(["移動", "大きさの変更", "回転"]);
  });

  test("keep a ratio or not, as is asked", () => {
    const desk = bench(designOf(shape("a")));
    desk.store.select(["a"]);
    placeSelection(desk.context, "width", 80_000, false);
    expect(desk.layer("a")).toMatchObject({ width: 80_000, height: 20_000 });
    placeSelection(desk.context, "height", 40_000, true);
    expect(desk.layer("a")).toMatchObject({ width: 160_000, height: 40_000 });
  });

  test("hold letters within what can be printed, and all else in proportion to them", () => {
    const desk = bench(designOf(group("g", [shape("a"), text("t", { fontSize: 2000 })])));
    desk.store.select(["g"]);
    placeSelection(desk.context, "width", 1000, true);
    expect(desk.layer("t")).toMatchObject({ fontSize: 1000 });
    expect(desk.layer("a")).toMatchObject({ width: 20_000, height: 10_000 });
  });

  test("leave what is locked alone", () => {
    const desk = bench(designOf(group("g", [shape("a"), shape("b")], { locked: true })));
    desk.store.select(["a"]);
    placeSelection(desk.context, "left", 0, true);
    expect(desk.layer("a").x).toBe(100_000);
  });
});
