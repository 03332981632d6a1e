import { expect, test } from "vitest";
import { AREAS, designOf, shape } from "../editor.fixture.ts";
import { colorFor, copiedDesign } from "./copied-design.ts";
import type { GoodsArea, GoodsChoices } from "./other-goods.ts";

const place = (areaKindId: number, view: GoodsArea["view"], side = 100_000): GoodsArea => ({
  ...{ areaKindId, view, name: String(areaKindId), width: side, height: side, safe: 5000, tilt: 0, conflictsWith: [] },
  rect: { x: -side / 2, y: 50_000, w: side, h: side },
});
const choices = (...areas: readonly GoodsArea[]): GoodsChoices => ({
  ...{ itemId: 2001, name: "トート", silhouette: "tote", sizeWidth: 360_000 },
  methods: [{ methodId: 67, name: "転写", colors: [{ colorId: 9, name: "生成り", hex: "#efe6d2" }], areas }],
});
const red = shape("a", { fill: "#d9240f" });

test("lies on the place most like its own, small enough for it, in a colour that it is seen on, from that side", () => {
  const copied = copiedDesign(designOf(red), AREAS, choices(place(2, "back"), place(1, "front")));
  expect(copied).toMatchObject({ view: "front", color: "#efe6d2", areas: [{ areaKindId: 1 }] });
  const [area] = copied?.document.areas ?? [];
  expect(area).toMatchObject({ areaKindId: 1, width: 100_000, layers: [{ id: "a", fill: "#d9240f" }] });
  expect(area?.layers[0]).toMatchObject({ x: 50_000, y: 50_000, width: 40_000 });
});

test("lies on the first colour on which all of it is seen, or on the first where there is none", () => {
  const black = { colorId: 1, name: "黒", hex: "#1c1c1e" };
  const grey = { colorId: 2, name: "灰", hex: "#9a9a9a" };
  const both = designOf(shape("a", { fill: "#1c1c1e" }), shape("b", { fill: "#ffffff" }));
  expect(colorFor(both, [black, grey])).toBe(grey);
  expect(colorFor(both, [black])).toBe(black);
  expect(colorFor(designOf(red), [black, grey])).toBe(black);
});

test("is nothing where nothing is drawn, or the goods have no place or no colour for it", () => {
  expect(copiedDesign(designOf(), AREAS, choices(place(1, "front")))).toBeUndefined();
  expect(copiedDesign(designOf(red), AREAS, choices())).toBeUndefined();
  expect(copiedDesign(designOf(red), AREAS, { ...choices(), methods: [] })).toBeUndefined();
});
