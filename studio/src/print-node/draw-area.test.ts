import type { AreaDesign, Layer } from "@surimono/domain/designs";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Raster } from "../plates/index.ts";
import { areaOf, imageLayer, shapeLayer, textLayer } from "../scene/design.fixture.ts";
import { createNodeAssets, renderArea } from "./index.ts";

/** One pixel per millimetre. */
const DPI = 25.4;
let quarters: Buffer;

/** Red, green, blue and white quarters, by rows from the upper left. */
beforeAll(async () => {
  const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  quarters = await sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } })
    .resize(200, 200, { kernel: "nearest" })
    .png()
    .toBuffer();
});

async function render(...layers: Layer[]): Promise<Raster> {
  const area: AreaDesign = areaOf(layers);
  return renderArea(area, DPI, await createNodeAssets([area], async () => quarters));
}

function at({ data, width }: Raster, x: number, y: number): number[] {
  const index = (y * width + x) * 4;
  return [...data.slice(index, index + 4)];
}

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];
const NOTHING = [0, 0, 0, 0];

test("the area is a transparent canvas of its own size", async () => {
  const raster = await render();
  expect([raster.width, raster.height]).toEqual([100, 100]);
  expect(raster.data.every((byte) => byte === 0)).toBe(true);
});

test("the last layer lies on top, and hidden or clear ones are not drawn", async () => {
  const raster = await render(
    shapeLayer("rectangle", { fill: "#00ff00" }),
    shapeLayer("rectangle", { fill: "#0000ff", width: 20_000 }),
    shapeLayer("rectangle", { fill: "#ff0000", hidden: true }),
    shapeLayer("rectangle", { fill: "#ff0000", opacity: 0 }),
  );
  expect(at(raster, 50, 50)).toEqual(BLUE);
  expect(at(raster, 35, 50)).toEqual(GREEN);
  expect(at(raster, 25, 50)).toEqual(NOTHING);
});

test("an image keeps its way up, and is flipped first and then turned clockwise", async () => {
  const corners = (raster: Raster) => [at(raster, 40, 40), at(raster, 60, 40), at(raster, 40, 60), at(raster, 60, 60)];
  expect(corners(await render(imageLayer("q")))).toEqual([RED, GREEN, BLUE, WHITE]);
  expect(corners(await render(imageLayer("q", { rotation: 90_000 })))).toEqual([BLUE, RED, WHITE, GREEN]);
  expect(corners(await render(imageLayer("q", { flipX: true })))).toEqual([GREEN, RED, WHITE, BLUE]);
  expect(corners(await render(imageLayer("q", { flipY: true })))).toEqual([BLUE, WHITE, RED, GREEN]);
  expect(corners(await render(imageLayer("q", { rotation: 90_000, flipX: true })))).toEqual([WHITE, GREEN, BLUE, RED]);
});

test("an image of another ratio covers its box and loses both overhanging sides alike", async () => {
  const raster = await render(imageLayer("q", { width: 80_000, height: 20_000 }));
  expect([at(raster, 12, 45), at(raster, 88, 45), at(raster, 12, 55), at(raster, 88, 55)]).toEqual([
    RED,
    GREEN,
    BLUE,
    WHITE,
  ]);
  expect(at(raster, 50, 38)).toEqual(NOTHING);
});

test("a see-through layer with a stroke is blended as a whole", async () => {
  const layer = shapeLayer("rectangle", { fill: "#ff0000", stroke: { color: "#0000ff", width: 8000 }, opacity: 500 });
  const raster = await render(layer);
  const [solid, edge, overlap] = [at(raster, 50, 50), at(raster, 28, 50), at(raster, 32, 50)];
  expect(solid).toEqual([255, 0, 0, 128]);
  expect(edge).toEqual([0, 0, 255, 128]);
  // Drawn one over the other, the inner half of the stroke would show the fill.
  expect(overlap).toEqual(edge);
});

test("a see-through text with an outline is blended as a whole, wherever its box claims to be", async () => {
  const shared = { fontSize: 60_000, color: "#ff0000", outline: { color: "#0000ff", width: 2000 } };
  const solid = await render(textLayer("一", { ...shared, width: 1, height: 1 }));
  const clear = await render(textLayer("一", { ...shared, opacity: 500, width: 1, height: 1 }));
  for (let index = 3; index < solid.data.length; index += 4) {
    expect(Math.abs((clear.data[index] as number) - (solid.data[index] as number) / 2)).toBeLessThanOrEqual(1);
  }
});

test("what passes the edge of the area is cut off", async () => {
  const raster = await render(
    shapeLayer("rectangle", { x: 0, y: 0, fill: "#00ff00", stroke: { color: "#00ff00", width: 1000 }, opacity: 500 }),
    shapeLayer("star", { x: -90_000, y: 50_000, stroke: { color: "#00ff00", width: 1000 }, opacity: 500 }),
  );
  expect(at(raster, 0, 0)).toEqual([0, 255, 0, 128]);
  expect(at(raster, 30, 30)).toEqual(NOTHING);
});

test("a missing image or face stops the drawing", async () => {
  const lost = createNodeAssets([areaOf([imageLayer("gone")])], () => Promise.reject(new Error("no asset gone")));
  await expect(lost).rejects.toThrow("no asset gone");
  const unknown = createNodeAssets([areaOf([textLayer("あ", { fontId: "../../etc/passwd" })])], async () => quarters);
  await expect(unknown).rejects.toThrow("No such face");
});

test("a text's shadow lies beneath it, turns and flips with it, and is blended with it as one", async () => {
  const dash = (changes: Parameters<typeof textLayer>[1]) =>
    textLayer("ー", { fontSize: 60_000, color: "#ff0000", shadow: { color: "#0000ff", x: 0, y: 20_000 }, ...changes });
  const upright = await render(dash({}));
  const row = [...Array(100).keys()].find((y) => at(upright, 50, y).join() === RED.join()) ?? 0;
  expect(at(upright, 50, row + 20)).toEqual(BLUE);
  expect(at(await render(dash({ flipY: true })), 50, 99 - row - 20)).toEqual(BLUE);
  const faint = await render(dash({ opacity: 500, shadow: { color: "#0000ff", x: 0, y: 1000 } }));
  expect(at(faint, 50, row + 2)).toEqual([255, 0, 0, 128]);
});
