import { join } from "node:path";
import {
  type AreaOutline,
  areaOutline,
  areaRect,
  type CatalogueItem,
  type Contour,
  clearanceIn,
  type FreeContour,
  grownOutline,
  referenceSize,
  sizeGroups,
} from "@surimono/domain/catalogue";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shopItems } from "../../../domain/src/catalogue/shop-goods.fixture.ts";
import { areaToPixels } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";

const ART = join(import.meta.dirname, "../../../catalogue/art");
const [PHONE_CASES, FAN, BIB] = [[1065, 1066], [1093], [1096]];
/** Of 255: the edge of what is drawn. */
const HALF = 127.5;
/** Half a millimetre, as agreed between the drawing of the goods and their places. */
const NEAR = 500;
/** The handle of a fan leaves its paper here. */
const HANDLE = { from: 210_000, half: 12_000 };

describe.each(shopItems.filter(({ id }) => PHONE_CASES.includes(id)).map((item) => [item.name, item] as const))(
  "%s",
  (_name, item) => {
    test.each(sizeGroups(item))(
      "of %s is printed to its edge, and as far as the lip around its lenses",
      async (group) => {
        const { outline, bleed, opacity } = await placed(item, group);
        const [goods, lenses] = [await opacity("mask"), await opacity("label")];
        expect(least(pointsOf(grownOutline(outline, -NEAR).edge).map(goods))).toBeGreaterThan(HALF);
        expect(most(pointsOf(grownOutline(outline, NEAR).edge).map(goods))).toBeLessThan(HALF);
        const lens = (by: number) => grownOutline(outline, bleed + by).windows.flatMap(pointsOf);
        expect(least(lens(NEAR).map(lenses))).toBeGreaterThan(HALF);
        expect(most(lens(-NEAR).map(lenses))).toBeLessThan(HALF);
      },
    );
  },
);

test.each([0, 1])("side %i of a fan is printed and cut as it is drawn", async (side) => {
  const { outline, rect, opacity } = await placed(itemOf(FAN), "one", side);
  const goods = await opacity("mask");
  const isPaper = ([x, y]: readonly [number, number]) => y < HANDLE.from || Math.abs(x - rect.w / 2) > HANDLE.half;
  const ring = (by: number) => pointsOf(grownOutline(outline, by).edge).filter(isPaper).map(goods);
  expect(least(ring(-NEAR))).toBeGreaterThan(HALF);
  expect(most(ring(NEAR))).toBeLessThan(HALF);
});

const SHAPED = shopItems.flatMap((item) =>
  (item.methods[0]?.areas ?? []).flatMap((area, side) =>
    area.shape ? [[item.name, area.areaKindId, item, side] as const] : [],
  ),
);

test.each(SHAPED)("nothing of the shape of %s at place %i lies beside the goods", async (_name, _place, item, side) => {
  for (const group of sizeGroups(item)) {
    const { outline, rect, opacity } = await placed(item, group, side);
    const goods = await opacity("mask");
    const points = grid(rect).filter(([x, y]) => clearanceIn(outline, x, y) > NEAR);
    expect(points.length).toBeGreaterThan(500);
    expect(least(points.map(goods))).toBeGreaterThan(HALF);
  }
});

test("a bib is printed nowhere near its seam, which is 4 mm from its edge", async () => {
  const { outline, opacity } = await placed(itemOf(BIB), "one");
  const goods = await opacity("mask");
  expect(least(pointsOf(grownOutline(outline, 6000).edge).map(goods))).toBeGreaterThan(HALF);
});

async function placed(item: CatalogueItem, group: string, side = 0) {
  const area = item.methods[0]?.areas[side];
  const { views, referenceWidth } = await loadArt(ART, item.silhouette);
  const view = area && views[area.view];
  if (!area?.shape || !view) throw new Error(`${item.name} has no shape at ${side}`);
  const rect = areaRect(area, group);
  const { box } = areaToPixels({ referenceWidth }, view, { rect }, referenceSize(item, group).width, view.width);
  const opacity = async (layer: "mask" | "label") => {
    const file = join(ART, item.silhouette, view.layers[layer] ?? "");
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return ([x, y]: readonly [number, number]) => {
      const [across, down] = [box.x + (x * box.w) / rect.w, box.y + (y * box.h) / rect.h];
      return data[Math.floor(down) * info.width + Math.floor(across)] ?? 0;
    };
  };
  const outline: AreaOutline = areaOutline(area.shape, rect);
  return { outline, rect, bleed: area.bleed, opacity };
}

/** Points all over the rectangle, 40 across and down. */
function grid({ w, h }: { readonly w: number; readonly h: number }): (readonly [number, number])[] {
  const steps = Array.from({ length: 40 }, (_, step) => (step + 0.5) / 40);
  return steps.flatMap((across) => steps.map((down) => [across * w, down * h] as const));
}

function itemOf([id]: readonly number[]): CatalogueItem {
  const item = shopItems.find((one) => one.id === id);
  if (!item) throw new Error(`there is no item ${id}`);
  return item;
}

function pointsOf(contour: Contour): FreeContour["points"] {
  if (!("points" in contour)) throw new Error("only free outlines are compared");
  return contour.points;
}

const least = (values: readonly number[]) => Math.min(...values);
const most = (values: readonly number[]) => Math.max(...values);
