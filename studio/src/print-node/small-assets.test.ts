import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { areaOf, imageLayer } from "../scene/design.fixture.ts";
import { createNodeAssets, createSmallAssets, renderArea } from "./index.ts";
import { parityPictures } from "./parity-pictures.fixture.ts";
import { differenceOf } from "./pixels-apart.fixture.ts";

/** 4,000 × 3,000 pixels of JPEG, and a PNG. */
let pictures: Readonly<Record<string, Buffer>>;
const read = async (assetId: string) => pictures[assetId] as Buffer;

beforeAll(async () => {
  const { large, cutout, photo } = await parityPictures();
  if (!large || !cutout || !photo) throw new Error("no pictures");
  const grey = await sharp(large).greyscale().jpeg().toBuffer();
  pictures = { large, cutout, photo, grey };
});

const PLACE = [300_000, 225_000] as const;
const whole = (look: Parameters<typeof imageLayer>[1] = {}) =>
  areaOf([imageLayer("large", { x: 150_000, y: 112_500, width: 300_000, height: 225_000, ...look })], ...PLACE);

test("a photograph keeps at least the pixels that are shown, and others all of theirs", async () => {
  const widthOf = async (dpi: number, area = whole()) =>
    (await createSmallAssets([{ area, dpi }], read)).image("large")?.width;
  // 300 mm at 84 dpi are 992 pixels.
  expect(await widthOf(84)).toBe(1000);
  expect(await widthOf(85)).toBe(2000);
  expect(await widthOf(42)).toBe(500);
  expect(await widthOf(5)).toBe(500);
  expect(await widthOf(300)).toBe(4000);
  // A quarter of the width is shown four times as large.
  expect(await widthOf(84, whole({ crop: { left: 0, top: 0, width: 25_000, height: 25_000 } }))).toBe(4000);
  const ground = { color: "#ffffff", tolerance: 4, softness: 4 };
  const effect = { kind: "lines", ink: "#000000", width: 500, detail: 50 } as const;
  for (const look of [{ ground }, { effect }, { worn: 500 }]) expect(await widthOf(42, whole(look))).toBe(4000);
  const assets = await createSmallAssets([{ area: areaOf([imageLayer("cutout")]), dpi: 10 }], read);
  expect(assets.image("cutout")?.width).toBe(600);
});

test("of several drawings the one that shows most decides", async () => {
  const small = whole({ width: 30_000, height: 22_500 });
  const assets = await createSmallAssets(
    [
      { area: whole(), dpi: 42 },
      { area: small, dpi: 42 },
      { area: whole(), dpi: 84 },
    ],
    read,
  );
  expect(assets.image("large")?.width).toBe(1000);
});

test.each(["large", "grey"])("what is seen of %s is what is seen of all of its pixels", async (assetId) => {
  const adjust = { brightness: 5, contrast: 10, saturation: -20 };
  const area = areaOf(
    [
      imageLayer(assetId, { x: 90_000, y: 70_000, width: 160_000, height: 120_000, rotation: 7000 }),
      imageLayer(assetId, { x: 200_000, y: 150_000, width: 160_000, height: 120_000, adjust, mask: "rounded" }),
    ],
    ...PLACE,
  );
  for (const dpi of [40, 61, 76]) {
    const exact = renderArea(area, dpi, await createNodeAssets([area], read));
    const quick = renderArea(area, dpi, await createSmallAssets([{ area, dpi }], read));
    const { mean, beyond } = differenceOf(quick.data, exact.data);
    expect(mean).toBeLessThan(1.5);
    expect((beyond[1] ?? 0) / (exact.width * exact.height)).toBeLessThan(0.001);
  }
});
