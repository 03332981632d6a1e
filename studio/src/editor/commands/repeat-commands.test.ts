import { type GroupLayer, MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { area, bench, designOf, group, shape } from "../editor.fixture.ts";
import { replaceLayers } from "../model/edit-document.ts";
import { changeGap, gapOf, gapRange, type Pattern, repeatLayer, stopRepeating } from "./repeat-commands.ts";

const PLACE = area();

function repeated(id: string, change: Parameters<typeof shape>[1] = {}) {
  const made = bench(designOf(shape(id, change), shape("other")));
  repeatLayer(made.context, made.layer(id), "half-drop");
  const [tile = ""] = made.store.get().selection;
  return { ...made, tile: () => made.layer(tile) as Pattern };
}

test("a layer is repeated in one step, selected as one tile, and set back to the layer it was", () => {
  const { context, store, tile, order, layer } = repeated("a");
  expect(tile()).toMatchObject({
    kind: "group",
    name: "a",
    repeat: { kind: "half-drop", pitchX: 48_000, pitchY: 28_000 },
  });
  expect(order()).toEqual([tile().id, "other"]);
  stopRepeating(context, tile());
  expect(order()).toEqual(["a", "other"]);
  expect(layer("a")).toEqual(shape("a"));
  store.undo();
  store.undo();
  expect(order()).toEqual(["a", "other"]);
});

test("what fills its place becomes small enough to be seen as a pattern", () => {
  const { tile } = repeated("a", { width: 280_000, height: 140_000 });
  expect(tile()).toMatchObject({ width: 75_000, height: 37_500, repeat: { pitchX: 90_000, pitchY: 52_500 } });
});

test("the kind and the gaps of a pattern change, those of one drag in one step", () => {
  const { context, store, tile } = repeated("a");
  repeatLayer(context, tile(), "mirror");
  expect(tile().repeat).toEqual({ kind: "mirror", pitchX: 48_000, pitchY: 28_000 });
  changeGap(context, tile(), "pitchX", 12_000);
  changeGap(context, tile(), "pitchX", 15_000);
  expect(gapOf(tile(), "pitchX", PLACE)).toBe(15_000);
  expect(tile().repeat?.pitchX).toBe(55_000);
  store.undo();
  expect(gapOf(tile(), "pitchX", PLACE)).toBe(8000);
});

test("a group stays itself as a tile, and no pattern lies within another", () => {
  const { context, store, layer } = bench(designOf(group("g", [shape("a"), shape("b", { x: 150_000 })])));
  repeatLayer(context, layer("g"), "straight");
  expect(store.get().selection).toEqual(["g"]);
  repeatLayer(context, layer("a"), "straight");
  expect(store.get().complaint.text).toContain("くり返しの中");
  stopRepeating(context, layer("g") as GroupLayer);
  expect(layer("g")).not.toHaveProperty("repeat");
});

test("a tile that would take too long to print is refused with its reason", () => {
  const many = Array.from({ length: 21 }, (_, index) => shape(`s${index}`));
  const { context, store, layer } = bench(designOf(group("g", many)));
  repeatLayer(context, layer("g"), "straight");
  expect(store.get().complaint.text).toContain("20枚");
});

test("where the place is full, the group around a single layer is one too many; a group has its own already", () => {
  const rest = Array.from({ length: MAX_LAYERS_PER_AREA - 2 }, (_, index) => shape(`s${index}`));
  const { context, store, layer, order } = bench(designOf(group("g", [shape("a")]), ...rest));
  const before = order();
  repeatLayer(context, layer("s0"), "straight");
  expect(store.get().complaint.text).toContain(`${MAX_LAYERS_PER_AREA}枚まで`);
  expect(order()).toEqual(before);
  repeatLayer(context, layer("g"), "straight");
  expect(layer("g")).toMatchObject({ repeat: { kind: "straight" } });
});

test("a layer made large within its tile is drawn no closer than a quarter of it, and the fields show that", () => {
  const { context, store, tile } = repeated("a", { width: 4000, height: 4000 });
  changeGap(context, tile(), "pitchX", 0);
  changeGap(context, tile(), "pitchY", 0);
  const large = shape("a", { width: 280_000, height: 200_000 });
  store.commit({ label: "大きさ", change: (document) => replaceLayers(document, [large]) });
  expect(tile().repeat).toMatchObject({ pitchX: 4000, pitchY: 4000 });
  expect(gapOf(tile(), "pitchX", PLACE)).toBe(70_000 - 280_000);
  expect(gapRange(tile(), "pitchX", PLACE)[0]).toBe(-140_000);
  changeGap(context, tile(), "pitchX", -140_000);
  expect(tile().repeat).toMatchObject({ pitchX: 140_000, pitchY: 50_000 });
});
