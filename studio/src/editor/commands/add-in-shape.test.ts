import { areaOutline } from "@surimono/domain/catalogue";
import { clearanceOf, type PlainLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { area, bench, designOf } from "../editor.fixture.ts";
import { addImage, addText } from "./add-layer.ts";

const BADGE = area({ height: 300_000, rect: { x: -150_000, y: 0, w: 300_000, h: 300_000 }, safe: 30_000 });
const OUTLINE = areaOutline({ outline: { kind: "ellipse" } }, BADGE.rect);
const PICTURE = { assetId: "a", name: "海", pixelWidth: 4000, pixelHeight: 4000 };
const WORDS = { fontId: "noto-sans-jp-700", color: "#1c1c1e" };

function clearance(layer: PlainLayer): number {
  return clearanceOf(layer, OUTLINE);
}

test("a picture and words come into a badge where nothing of them is cut", () => {
  const { context, layer } = bench(designOf(), [{ ...BADGE, outline: OUTLINE }]);
  addImage(context, PICTURE);
  const words = addText(context, "夜ふかしのうた", WORDS);
  expect(clearance(layer("new-1") as PlainLayer)).toBeGreaterThanOrEqual(BADGE.safe);
  expect(clearance(words as PlainLayer)).toBeGreaterThanOrEqual(BADGE.safe);
});

test("a square place is filled as before, and what is dropped stays where it was dropped", () => {
  const square = bench(designOf(), [BADGE]);
  addImage(square.context, PICTURE);
  expect(square.layer("new-1")).toMatchObject({ x: 150_000, width: 270_000, height: 270_000 });
  const dropped = bench(designOf(), [{ ...BADGE, outline: OUTLINE }]);
  addImage(dropped.context, PICTURE, { at: { x: 150_000, y: 150_000 } });
  expect(dropped.layer("new-1")).toMatchObject({ width: 270_000 });
});
