import { PRINT_DPI } from "@surimono/domain/designs";
import { pixelsAt } from "@surimono/domain/kernel";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { runPrintJob } from "../print/index.ts";
import { areaOf, imageLayer, shapeLayer, textLayer } from "../scene/design.fixture.ts";
import { createNodeAssets, encodePng, printArea, renderArea } from "./index.ts";

let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
});

const AREA = areaOf(
  [
    shapeLayer("heart", { stroke: { color: "#000000", width: 1000 }, opacity: 700 }),
    imageLayer("photo", { width: 30_000, height: 20_000, rotation: 12_000 }),
    textLayer("縦書き、\n12月", { direction: "vertical", fontId: "shippori-mincho-800" }),
  ],
  87_654,
  43_210,
);

/** Chunks before the pixels, by name. */
function chunksOf(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

test("a print file has the area's size at 300 dpi, says so, and keeps transparency", async () => {
  const { print, width, height } = await printArea({ area: AREA, images: { photo }, dpi: PRINT_DPI, bleed: 0 });
  expect([width, height]).toEqual([1035, 510]);
  expect([width, height]).toEqual([pixelsAt(87_654, 300), pixelsAt(43_210, 300)]);
  const chunks = chunksOf(print);
  const header = chunks.get("IHDR") as Buffer;
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1035, 510]);
  // Eight bits a channel, RGBA.
  expect([header[8], header[9]]).toEqual([8, 6]);
  const physical = chunks.get("pHYs") as Buffer;
  // 300 dpi in whole pixels per metre; the last byte is the unit metre.
  expect([physical.readUInt32BE(0), physical.readUInt32BE(4), physical[8]]).toEqual([11_811, 11_811, 1]);
});

test("encoding keeps every pixel", async () => {
  const assets = await createNodeAssets([AREA], async () => photo);
  const raster = renderArea(AREA, 300, assets);
  const decoded = await sharp(await encodePng(raster, { dpi: 300 }))
    .raw()
    .toBuffer();
  expect(Buffer.compare(decoded, Buffer.from(raster.data.buffer))).toBe(0);
});

test("the same job gives the same bytes, here and in the drawing process", async () => {
  const job = { area: AREA, images: { photo }, dpi: PRINT_DPI, bleed: 3000, plate: { choke: 200, ground: "#1f2430" } };
  const first = await printArea(job);
  const second = await printArea(job);
  const inProcess = await runPrintJob(job);
  expect(Buffer.compare(first.print, second.print)).toBe(0);
  expect(Buffer.compare(first.print, inProcess.print)).toBe(0);
  expect(Buffer.compare(first.plate as Uint8Array, inProcess.plate as Uint8Array)).toBe(0);
  expect(Buffer.compare(first.pdf, second.pdf)).toBe(0);
  expect(Buffer.compare(first.pdf, inProcess.pdf)).toBe(0);
});

test("a job without one of its images fails and the next one works", async () => {
  await expect(runPrintJob({ area: AREA, images: {}, dpi: PRINT_DPI, bleed: 0 })).rejects.toThrow("lacks image photo");
  await expect(runPrintJob({ area: AREA, images: { photo }, dpi: PRINT_DPI, bleed: 0 })).resolves.toMatchObject({
    width: 1035,
  });
});
