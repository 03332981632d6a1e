import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueItem, ViewId } from "@surimono/domain/catalogue";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shopItems } from "../../../domain/src/catalogue/shop-goods.fixture.ts";
import { type Box, drawPicture, type Picture } from "../mockup/canvas.ts";
import { type ArtView, pictureWidthMm } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";
import { createNodeSurface, renderMockup } from "../mockup-node/index.ts";
import { composeStillLife } from "./compose-still-life.ts";
import { frameGoods } from "./frame-goods.ts";
import { goodsSilhouette } from "./goods-silhouette.ts";
import { placeOf, viewInPlace } from "./place-of.ts";
import { COAT_PEG, PLACE_FRAME, PLACES, type PlaceName } from "./places.ts";

const ART = join(import.meta.dirname, "../../../catalogue/art");
const PLACED = join(import.meta.dirname, "../../still-lives");
const WIDTH = 300;
/** Of an art that is only asked what there is. */
const VIEW = {} as ArtView;

async function blank(item: CatalogueItem, viewId: ViewId): Promise<Picture> {
  const { data, width, height } = await renderMockup({
    artRoot: ART,
    ...{ silhouette: item.silhouette, viewId, sizeWidth: item.sizes[0]?.width ?? 0 },
    ...{ color: item.colors[0]?.hex ?? "", prints: [], width: WIDTH },
  });
  const { context, picture } = createNodeSurface(width, height);
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels as never, 0, 0);
  return picture;
}

test.each(shopItems.map((item) => [item.name, item] as const))(
  "%s: every size fits where it is shown",
  async (_, item) => {
    const art = await loadArt(ART, item.silhouette);
    const viewId = viewInPlace(art, "front");
    const view = art.views[viewId];
    const extent = goodsSilhouette(await blank(item, viewId), createNodeSurface)?.extent;
    if (!view || !extent) throw new Error(`${item.silhouette} has no front`);
    for (const size of item.sizes) {
      const width = pictureWidthMm(art, view, size.width);
      const height = (width * view.height) / view.width;
      const look = { silhouette: item.silhouette, view: viewId };
      const { name, place } = placeOf(look, Math.max(width * extent.w, height * extent.h));
      const { goods, seen } = frameGoods(place, { width, height, extent });
      const shown = within(goods, extent);
      const margin = Math.min(
        shown.x - seen.x,
        shown.y - seen.y,
        seen.x + seen.w - shown.x - shown.w,
        seen.y + seen.h - shown.y - shown.h,
      );
      const share = Math.max(shown.w / seen.w, shown.h / seen.h);
      expect([item.name, size.name, name, margin > 0, share > 0.28, share < 0.95]).toEqual([
        ...[item.name, size.name, name],
        ...[true, true, true],
      ]);
    }
  },
);

function within(goods: Box, extent: Box): Box {
  return {
    x: goods.x + goods.w * extent.x,
    y: goods.y + goods.h * extent.y,
    w: goods.w * extent.w,
    h: goods.h * extent.h,
  };
}

test("goods stand, hang and lie where their place has room for them", () => {
  const goods = { width: 100, height: 120, extent: { x: 0.1, y: 0.2, w: 0.8, h: 0.5 } };
  const placed = (name: PlaceName) => within(frameGoods(PLACES[name], goods).goods, goods.extent);
  const at = (name: PlaceName, axis: "x" | "y") =>
    (axis === "x" ? PLACE_FRAME.width : PLACE_FRAME.height) / 2 +
    (PLACES[name].at[axis] * PLACE_FRAME.width) / PLACES[name].wide;
  const [table, hook, cloth] = [placed("table"), placed("hook"), placed("cloth")];
  expect(table.y + table.h).toBeCloseTo(at("table", "y"));
  expect(hook.y).toBeCloseTo(at("hook", "y"));
  expect(cloth.y + cloth.h / 2).toBeCloseTo(at("cloth", "y"));
  expect(table.x + table.w / 2).toBeCloseTo(at("table", "x"));
  // In their true size: 80 mm of 175.
  expect(cloth.w / PLACE_FRAME.width).toBeCloseTo(80 / 175);
});

test("clothes that are drawn on a hanger hang by it on a peg, and lie on their front as those that are not", () => {
  const [flat, both] = [{ views: { front: VIEW, back: VIEW } }, { views: { front: VIEW, back: VIEW, hung: VIEW } }];
  expect([viewInPlace(flat, "front"), viewInPlace(both, "front"), viewInPlace(both, "back")]).toEqual([
    ...["front", "hung", "back"],
  ]);
  expect(placeOf({ silhouette: "tee", view: "hung" }, 800)).toEqual({ name: "hook", place: COAT_PEG });
  expect(placeOf({ silhouette: "tee", view: "back" }, 800).name).toBe("floor");
});

test("the largest shirt fits below the peg that its hanger hangs on, and the knob is before the hanger's wire", async () => {
  const shirt = { width: 900, height: 1020, extent: { x: 0.05, y: 0, w: 0.9, h: 1 } };
  const { goods, seen } = frameGoods(COAT_PEG, shirt);
  expect(seen.y + seen.h).toBeGreaterThan(goods.y + goods.h);
  const { info } = await sharp(join(PLACED, "hook-over.webp")).trim().toBuffer({ resolveWithObject: true });
  const knob = -(info.trimOffsetTop ?? 0);
  expect(goods.y).toBeGreaterThan(knob);
  expect(goods.y).toBeLessThan(knob + info.height / 2);
});

test("small goods are seen from nearer, but never so near that their place is unsharp", () => {
  const seen = (side: number) =>
    frameGoods(PLACES.desk, { width: side, height: side, extent: { x: 0, y: 0, w: 1, h: 1 } }).seen.w;
  expect(seen(400)).toBe(PLACE_FRAME.width);
  expect(seen(220)).toBeLessThan(PLACE_FRAME.width);
  expect(seen(20)).toBe(PLACE_FRAME.width / 1.6);
});

test("from near by the place for the print fills the picture", () => {
  const goods = { width: 100, height: 120, extent: { x: 0, y: 0, w: 1, h: 1 } };
  const { goods: box, seen } = frameGoods(PLACES.desk, goods, { x: 0.4, y: 0.3 });
  expect(box.h / seen.h).toBeCloseTo(2.1);
  expect(seen.x + seen.w / 2).toBeCloseTo(box.x + box.w * 0.4);
  expect(seen.y + seen.h / 2).toBeCloseTo(box.y + box.h * 0.3);
});

test("the goods lie on the ground, throw their shadow, are in the light that falls there, and behind what is before them", () => {
  const { width, height } = PLACE_FRAME;
  const plain = (color: string, box: Box = { x: 0, y: 0, w: width, h: height }) => {
    const { context, picture } = createNodeSurface(width, height);
    context.fillStyle = color;
    context.fillRect(box.x, box.y, box.w, box.h);
    return picture;
  };
  const light = createNodeSurface(width, height);
  drawPicture(light.context, plain("#fff"), { x: 0, y: 0, w: width, h: height });
  light.context.fillStyle = "#808080";
  light.context.fillRect(0, 0, width / 2, height);
  const { context } = createNodeSurface(width, height);
  const whole = { x: 0, y: 0, w: width, h: height };
  const goods = plain("#ffffff", { x: 300, y: 340, w: 600, h: 680 });
  const silhouette = goodsSilhouette(goods, createNodeSurface);
  if (!silhouette) throw new Error("no silhouette");
  expect(silhouette.extent).toEqual({ x: 0.25, y: 0.25, w: 0.5, h: 0.5 });
  composeStillLife({
    ...{ context, width, height, createSurface: createNodeSurface },
    place: {
      ...{ ground: plain("#a08060"), light: light.picture },
      over: plain("#00ff00", { x: 590, y: 600, w: 20, h: 20 }),
    },
    ...{ goods, silhouette },
    framing: { seen: whole, goods: whole, fall: { ...whole, x: 60, y: 50 } },
  });
  const color = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
  expect(color(20, 20)).toEqual([160, 128, 96, 255]);
  // The shadow falls to the right and down, and is warm.
  const [red = 0, , blue = 0] = color(930, 700);
  expect([red < 135, blue < 80, red > blue]).toEqual([true, true, true]);
  expect(color(280, 700)).toEqual([160, 128, 96, 255]);
  expect(color(400, 700)).toEqual([128, 128, 128, 255]);
  expect(color(800, 700)).toEqual([255, 255, 255, 255]);
  expect(color(600, 610)).toEqual([0, 255, 0, 255]);
});

test("every place has its layers, and is quickly fetched", async () => {
  const wanted: string[] = [];
  for (const [name, { isLit, isOver }] of Object.entries(PLACES)) {
    for (const layer of ["ground", ...(isLit ? ["light"] : []), ...(isOver ? ["over"] : [])]) {
      const file = join(PLACED, `${name}-${layer}.webp`);
      wanted.push(`${name}-${layer}.webp`);
      const { width = 0, height = 0 } = await sharp(file).metadata();
      const share = layer === "light" ? 2 : 1;
      expect([name, layer, width * share, height * share]).toEqual([
        name,
        layer,
        PLACE_FRAME.width,
        PLACE_FRAME.height,
      ]);
      expect((await stat(file)).size).toBeLessThan(120_000);
    }
  }
  expect((await readdir(PLACED)).sort()).toEqual(wanted.sort());
});
