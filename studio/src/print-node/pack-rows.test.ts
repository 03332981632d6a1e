import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Pixels, packRows } from "./pack-rows.ts";
import { wrapPng } from "./png-file.ts";
import { readPngRows } from "./read-png-rows.ts";

/** Slopes, noise, flat bands and empty rows, so that every filter wins somewhere; the same on every machine. */
function pixelsOf(width: number, height: number, channels: Pixels["channels"]): Pixels {
  const data = new Uint8Array(width * height * channels);
  let state = 7;
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [y, x] = [Math.floor(at / (width * channels)), Math.floor(at / channels) % width];
    const band = Math.floor(y / 8) % 6;
    const noise = state >>> 24;
    data[at] = [0, x * 3, y * 5, x + y + (noise & 7), noise, (x * y) >> 2][band] as number;
  }
  return { data, width, height, channels };
}

test.each([1, 3, 4] as const)("%i channels come back as they were, whatever the size", async (channels) => {
  for (const [width, height] of [
    [1, 1],
    [7, 3],
    [233, 96],
    [900, 1200],
  ] as const) {
    const pixels = pixelsOf(width, height, channels);
    const file = wrapPng(pixels, await packRows(pixels), { dpi: 300 });
    const read = sharp(file);
    const raw = channels === 1 ? read.extractChannel(0).raw() : read.raw();
    const { data, info } = await raw.toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([width, height, channels]);
    expect(Buffer.compare(data, pixels.data as Uint8Array)).toBe(0);
  }
});

test("the same pixels are these very bytes on every machine", async () => {
  const packed = await packRows(pixelsOf(233, 960, 4));
  expect(createHash("sha256").update(packed).digest("hex")).toBe(
    "5d79cbf84d0cf76f4cc123e3e8ae42fe7d2e9acda600f3759c2e7b367f7ccde3",
  );
});

test("every filter is used where it serves", async () => {
  const { inflateSync } = await import("node:zlib");
  const rows = inflateSync(await packRows(pixelsOf(233, 96, 3)));
  const used = new Set(Array.from({ length: 96 }, (_, row) => rows[row * (233 * 3 + 1)]));
  expect(used.size).toBeGreaterThanOrEqual(4);
});

test("rows are taken over from an opaque PNG only", async () => {
  const pixels = pixelsOf(40, 30, 3);
  const packed = await packRows(pixels);
  expect(readPngRows(wrapPng(pixels, packed, { dpi: 300 }))).toEqual({ packed, width: 40, height: 30, channels: 3 });
  const png = sharp(pixels.data as Uint8Array, { raw: { width: 40, height: 30, channels: 3 } });
  const others = [
    await png.clone().ensureAlpha(0.5).png().toBuffer(),
    await png.clone().png({ palette: true }).toBuffer(),
    await png.clone().png({ progressive: true }).toBuffer(),
    await png.clone().withIccProfile("p3").png().toBuffer(),
    await png.clone().toColourspace("rgb16").png().toBuffer(),
    await png.clone().jpeg().toBuffer(),
  ];
  expect(others.map(readPngRows)).toEqual(others.map(() => undefined));
});
