import type { ImageLayer, Layer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { startCropping } from "../commands/change-image.ts";
import { bench, designOf, group, pointer, shape, text } from "../editor.fixture.ts";
import { adoptedDocument } from "../model/adopt-document.ts";

/** Another screen's save arrives during the drag, as autosave brings it. */
function follow({ store }: ReturnType<typeof bench>, ...layers: readonly Layer[]): void {
  const change = (document: ReturnType<typeof designOf>) => adoptedDocument(document, designOf(...layers));
  store.commit({ label: "別の画面での変更", isBackground: true, change });
}

type Way = readonly [what: string, from: readonly [number, number], to: readonly [number, number], dragged: object];

const WAYS: readonly Way[] = [
  ["moved", [100, 100], [130, 160], { x: 130_000, y: 160_000 }],
  ["made larger", [120, 110], [140, 130], { width: 60_000, height: 40_000 }],
  ["turned", [100, 64], [136, 100], { rotation: 90_000 }],
];

test.each(WAYS)("a layer that is %s keeps what another screen changed of it", (_what, from, to, dragged) => {
  const desk = bench(designOf(shape("a")));
  desk.store.select(["a"]);
  desk.hand.down(pointer(...from));
  desk.hand.move(pointer(...to, { mod: true }));
  follow(desk, shape("a", { fill: "#ff0000", opacity: 500 }));
  desk.hand.move(pointer(...to, { mod: true }));
  desk.hand.up(pointer(...to));
  expect(desk.layer("a")).toMatchObject({ fill: "#ff0000", opacity: 500, ...dragged });
  desk.store.undo();
  expect(desk.layer("a")).toEqual(shape("a", { fill: "#ff0000", opacity: 500 }));
});

test("letters made larger keep the words of another screen, in the box of those", () => {
  const desk = bench(designOf(text("t")));
  desk.store.select(["t"]);
  desk.hand.down(pointer(120, 105));
  desk.hand.move(pointer(160, 115, { mod: true }));
  follow(desk, text("t", { text: "夜", width: 10_000 }));
  desk.hand.up(pointer(160, 115));
  expect(desk.layer("t")).toMatchObject({ text: "夜", fontSize: 20_000, width: 20_000, height: 20_000 });
});

test("a picture that is cropped keeps the ground that was taken away meanwhile", () => {
  const { shape: _, fill: __, ...base } = shape("p", { width: 120_000, height: 80_000, x: 150_000, y: 150_000 });
  const picture: ImageLayer = { ...base, kind: "image", assetId: "p", pixelWidth: 600, pixelHeight: 400 };
  const desk = bench(designOf(picture));
  desk.store.select(["p"]);
  startCropping(desk.context);
  desk.hand.down(pointer(210, 150));
  desk.hand.move(pointer(150, 150));
  follow(desk, { ...picture, assetId: "cut-out" });
  desk.hand.up(pointer(150, 150));
  expect(desk.layer("p")).toMatchObject({ assetId: "cut-out", width: 60_000, crop: { width: 50_000 } });
});

test("a group that is moved keeps what changed in it and what came into it", () => {
  const inner = shape("a");
  const desk = bench(designOf(group("g", [inner, shape("b", { y: 140_000 })])));
  desk.store.select(["g"]);
  desk.hand.down(pointer(100, 100));
  desk.hand.move(pointer(130, 100, { mod: true }));
  follow(desk, group("g", [{ ...inner, fill: "#ff0000" }, shape("b", { y: 140_000 }), shape("c", { y: 180_000 })]));
  desk.hand.up(pointer(130, 100));
  expect(desk.layer("a")).toMatchObject({ fill: "#ff0000", x: 130_000 });
  expect([desk.layer("b").x, desk.layer("c").x]).toEqual([130_000, 100_000]);
  expect(desk.layer("g")).toMatchObject({ x: 115_000, width: 70_000 });
});

test("a layer that was deleted elsewhere stays gone", () => {
  const desk = bench(designOf(shape("a"), shape("b")));
  desk.store.select(["b"]);
  desk.hand.down(pointer(100, 100));
  desk.hand.move(pointer(130, 100, { mod: true }));
  follow(desk, shape("a"));
  desk.hand.up(pointer(130, 100));
  expect(desk.order()).toEqual(["a"]);
});
