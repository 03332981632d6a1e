import { type ImageLayer, PRINT_DPI } from "@surimono/domain/designs";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { areaOf, imageLayer } from "../scene/design.fixture.ts";
import { averagesPixels, type SceneAssets } from "../scene/index.ts";
import { createNodeAssets, createNodeSurface, drawPage } from "./index.ts";

const ADJUST = { brightness: 10, contrast: 5, saturation: -20 };
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();
});

/** The canvases requested while the layer is drawn, by width, and how many are not released. */
async function canvasesOf(
  width: number,
  height: number,
  look: Partial<ImageLayer> = { adjust: ADJUST },
  more: Partial<SceneAssets> = {},
) {
  const area = areaOf([imageLayer("photo", { width, height, ...look })]);
  const assets = await createNodeAssets([area], async () => photo);
  const widths: number[] = [];
  let open = 0;
  const surface: typeof createNodeSurface = (w, h) => {
    widths.push(w);
    open++;
    const made = createNodeSurface(w, h);
    return {
      ...made,
      giveBack(): void {
        open--;
        made.giveBack?.();
      },
    };
  };
  const page = await drawPage(area, PRINT_DPI, { ...assets, ...more, surface });
  page.close();
  return { widths, open };
}

test("a picture is made smaller before it is adjusted, as long as it has twice the pixels that are printed", async () => {
  // 30 mm are 354 pixels: 2000 halved twice.
  expect(await canvasesOf(30_000, 22_500)).toEqual({ widths: [500], open: 0 });
  expect(await canvasesOf(84_666, 63_500)).toEqual({ widths: [1000], open: 0 });
  // 1,181 pixels of 2,000: unchanged.
  expect(await canvasesOf(100_000, 75_000)).toEqual({ widths: [2000], open: 0 });
});

test("where the canvas loses pixels of what it makes small, every picture is halved step by step first", async () => {
  const steps = { halvesInSteps: true };
  expect(await canvasesOf(30_000, 22_500, {}, steps)).toEqual({ widths: [500, 1000], open: 0 });
  expect(await canvasesOf(30_000, 22_500, { adjust: ADJUST }, steps)).toEqual({ widths: [500, 1000], open: 0 });
  expect(await canvasesOf(100_000, 75_000, {}, steps)).toEqual({ widths: [], open: 0 });
  expect(await canvasesOf(30_000, 22_500, {})).toEqual({ widths: [], open: 0 });
});

test("whether a canvas loses them is tried", () => {
  expect(averagesPixels(createNodeSurface)).toBe(true);
  const coarse: typeof createNodeSurface = (width, height) => {
    const made = createNodeSurface(width, height);
    made.context.imageSmoothingEnabled = false;
    // Whatever is asked of it, as Firefox does with the quality.
    const context = new Proxy(made.context, {
      get: (own, name) => {
        const value: unknown = Reflect.get(own, name);
        return typeof value === "function" ? value.bind(own) : value;
      },
      set: () => true,
    });
    return { ...made, context };
  };
  expect(averagesPixels(coarse)).toBe(false);
});

test("a ground is taken away in all of the pixels, before the picture is made smaller, and each canvas is given back", async () => {
  const ground = { color: "#ffffff", tolerance: 16, softness: 24 };
  expect(await canvasesOf(30_000, 22_500, { ground, adjust: ADJUST })).toEqual({ widths: [2000, 500], open: 0 });
  expect(await canvasesOf(100_000, 75_000, { ground })).toEqual({ widths: [2000], open: 0 });
});

test("an effect needs a copy of the picture and its own pixels, and each canvas is given back", async () => {
  const effect = { kind: "halftone", ink: "#000000", ruling: 16, angle: 45 } as const;
  // 30 mm are 375 pixels of 80 µm: 2000 halved twice.
  expect(await canvasesOf(30_000, 22_500, { effect })).toEqual({ widths: [500, 375], open: 0 });
  // The shape whose rim is worn is a third.
  expect(await canvasesOf(30_000, 22_500, { effect, worn: 2000, mask: "heart" })).toMatchObject({ open: 0 });
  // A metre has larger pixels: 24 million are the most.
  expect(await canvasesOf(1_000_000, 750_000, { effect })).toEqual({ widths: [2000, 3125], open: 0 });
});

test("pictures beyond what is kept decoded are let go and decoded again, and the same one is shared", async () => {
  const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: "#993311" } })
    .jpeg()
    .toBuffer();
  const area = areaOf([imageLayer("a"), imageLayer("b")]);
  const assets = await createNodeAssets([area], async () => large);
  const first = assets.image("a");
  expect(assets.image("a")).toBe(first);
  expect(assets.image("b")).toMatchObject({ width: 6000, height: 4000 });
  const again = assets.image("a");
  expect(again).toMatchObject({ width: 6000, height: 4000 });
  expect(again).not.toBe(first);
  // Its pixels are freed at once: the garbage collector does not see their number.
  expect(first).toMatchObject({ naturalWidth: 1, naturalHeight: 1 });
});

test("what was used longest ago is let go first", async () => {
  const middling = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#119933" } })
    .jpeg()
    .toBuffer();
  const assets = await createNodeAssets([areaOf(["a", "b", "c"].map((id) => imageLayer(id)))], async () => middling);
  const [a, b] = [assets.image("a"), assets.image("b")];
  expect(assets.image("a")).toBe(a);
  assets.image("c");
  expect(assets.image("a")).toBe(a);
  expect(assets.image("b")).not.toBe(b);
});
