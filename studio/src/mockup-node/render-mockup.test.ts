import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import { expect, test } from "vitest";
import { areaToPixels } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";
import { encodeMockup, loadViewArt, type MockupPixels, type MockupRequest, renderMockup } from "./index.ts";

const artRoot = join(import.meta.dirname, "../../../catalogue/art");
const blank: MockupRequest = { artRoot, silhouette: "tee", viewId: "front", color: "#ffffff", prints: [], width: 450 };
const rect = { x: -100_000, y: 150_000, w: 200_000, h: 300_000 };

function inkOf(color: string) {
  const canvas = createCanvas(40, 60);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 40, 60);
  return canvas;
}

/** The box around the pixels that the print changed. */
function changed(before: MockupPixels, after: MockupPixels) {
  const box = { left: before.width, top: before.height, right: 0, bottom: 0 };
  for (let i = 0; i < before.data.length; i += 4) {
    const distance = Math.abs((before.data[i + 1] ?? 0) - (after.data[i + 1] ?? 0));
    if (distance < 60) continue;
    const [x, y] = [(i / 4) % before.width, Math.floor(i / 4 / before.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

function at({ data, width }: MockupPixels, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

test.each([520_000, 610_000])(
  "a print covers its area on a size %d µm wide, to the pixels of a fold",
  async (sizeWidth) => {
    const { referenceWidth, views } = await loadArt(artRoot, "tee");
    const view = views.front;
    if (!view) throw new Error("no front");
    const before = await renderMockup({ ...blank, sizeWidth });
    const after = await renderMockup({ ...blank, sizeWidth, prints: [{ rect, picture: inkOf("#102080") }] });
    const box = changed(before, after);
    const wanted = areaToPixels({ referenceWidth }, view, { rect }, sizeWidth, blank.width).box;
    const reach = (view.displacementPx * blank.width) / view.width + 1.5;
    expect(Math.abs(box.left - wanted.x)).toBeLessThan(reach);
    expect(Math.abs(box.right - wanted.x - wanted.w)).toBeLessThan(reach);
    expect(Math.abs(box.top - wanted.y)).toBeLessThan(reach);
    expect(Math.abs(box.bottom - wanted.y - wanted.h)).toBeLessThan(reach);
  },
);

test("the ground is transparent to the very edge, so that no box shows on a tint", async () => {
  const pixels = await renderMockup(blank);
  for (let x = 0; x < pixels.width; x++) {
    expect(at(pixels, x, 0)[3]).toBe(0);
    expect(at(pixels, x, pixels.height - 1)[3]).toBe(0);
  }
  for (let y = 0; y < pixels.height; y++) {
    expect(at(pixels, 0, y)[3]).toBe(0);
    expect(at(pixels, pixels.width - 1, y)[3]).toBe(0);
  }
});

test("a background fills the picture", async () => {
  const pixels = await renderMockup({ ...blank, background: "#f8f5f1" });
  expect(at(pixels, 0, 0)).toEqual([0xf8, 0xf5, 0xf1, 255]);
});

test.each(["#c01020", "#10a030", "#1020c0"])("goods take the colour %s", async (color) => {
  const pixels = await renderMockup({ ...blank, color });
  const middle = at(pixels, 225, 330).slice(0, 3);
  const strongest = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  expect(middle.indexOf(Math.max(...middle))).toBe(strongest.indexOf(Math.max(...strongest)));
});

test("a print lies under the drawcord", async () => {
  const hoodie = { ...blank, silhouette: "hoodie", width: 900 };
  const cover = (await loadViewArt(artRoot, "hoodie", "front", 900)).pictures.cover;
  if (!cover) throw new Error("the hoodie has lost its cords");
  const canvas = createCanvas(900, 1020);
  canvas.getContext("2d").drawImage(cover as never, 0, 0);
  const alpha = canvas.getContext("2d").getImageData(0, 0, 900, 1020).data;
  const area = { x: -120_000, y: 120_000, w: 240_000, h: 160_000 };
  const before = await renderMockup(hoodie);
  const after = await renderMockup({ ...hoodie, prints: [{ rect: area, picture: inkOf("#102080") }] });
  let cords = 0;
  for (let i = 0; i < alpha.length; i += 4) {
    if (alpha[i + 3] !== 255) continue;
    cords++;
    expect(after.data[i + 1]).toBe(before.data[i + 1]);
  }
  expect(cords).toBeGreaterThan(500);
});

test("clear goods let the ground through, but not where they are printed", async () => {
  const clear = { ...blank, silhouette: "acrylic-keyholder", width: 900, color: "#eff4f545" };
  const ink = { rect: { x: -22_000, y: 3000, w: 44_000, h: 27_000 }, picture: inkOf("#102080") };
  const pixels = await renderMockup({ ...clear, prints: [ink] });
  const printed = at(pixels, 360, 480);
  const bare = at(pixels, 450, 760);
  expect(printed[3]).toBe(255);
  expect(bare[3]).toBeGreaterThan(60);
  expect(bare[3]).toBeLessThan(140);
  const opaque = await renderMockup({ ...clear, color: "#eff4f5", prints: [ink] });
  expect(at(opaque, 450, 760)[3]).toBe(255);
  expect(printed.slice(0, 3)).toEqual(at(opaque, 360, 480).slice(0, 3));
});

test("a split ring goes through the ear: over the goods to the left of the hole, under them to the right", async () => {
  const keyholder = { ...blank, silhouette: "acrylic-keyholder", width: 900 };
  const [left, right] = [425, 475];
  const onEar = 350;
  const dyed = await renderMockup({ ...keyholder, color: "#1c1c1e" });
  expect(at(dyed, left, onEar)[0]).toBeGreaterThan(80);
  expect(at(dyed, right, onEar)[0]).toBeLessThan(60);
  const clear = await renderMockup({ ...keyholder, color: "#eff4f545" });
  expect(at(clear, right, onEar)[3]).toBeGreaterThan(200);
});

test("a print on the far side of a mug cannot be seen", async () => {
  const mug = { ...blank, silhouette: "mug" };
  const behind = { x: 120_000, y: 10_000, w: 15_000, h: 60_000 };
  const before = await renderMockup(mug);
  const after = await renderMockup({ ...mug, prints: [{ rect: behind, picture: inkOf("#102080") }] });
  expect(Buffer.from(after.data).equals(Buffer.from(before.data))).toBe(true);
});

test.each(["webp", "png", "avif"] as const)("encodes %s with its ground left transparent", async (format) => {
  const bytes = await encodeMockup(await renderMockup({ ...blank, width: 120 }), format);
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  expect([width, height, hasAlpha]).toEqual([120, 136, true]);
});

test("a view that the silhouette does not have is a bug, said by name", async () => {
  await expect(renderMockup({ ...blank, viewId: "left" })).rejects.toThrow("tee has no view left");
});

test("layers are decoded once for each width", async () => {
  const [first, second] = await Promise.all([
    loadViewArt(artRoot, "tee", "front", 200),
    loadViewArt(artRoot, "tee", "front", 200),
  ]);
  expect(first).toBe(second);
});

test("ink without white takes the colour of the goods; over white and on film it keeps its own", async () => {
  const yellow = { ...blank, color: "#f4d14f" };
  const bare = await renderMockup(yellow);
  const printed = async (color: string, ink: "bare" | "white" | "film") =>
    at(await renderMockup({ ...yellow, prints: [{ rect, ink, picture: inkOf(color) }] }), 225, 225);
  const cloth = at(bare, 225, 225);
  expect(await printed("#ffffff", "bare")).toEqual(cloth);
  const [red = 0, , blue = 0] = await printed("#ffffff", "film");
  expect(Math.abs(red - blue)).toBeLessThan(30);
  expect(await printed("#ffffff", "white")).toEqual(await printed("#ffffff", "film"));
  // Blue over yellow is nearly black.
  expect(Math.max(...(await printed("#2450a4", "bare")).slice(0, 3))).toBeLessThan(90);
  expect((await printed("#2450a4", "film"))[2]).toBeGreaterThan(110);
});
