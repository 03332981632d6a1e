import { expect, test } from "vitest";
import { readPictureHeader } from "./read-picture-header.ts";

const hex = (text: string) =>
  new Uint8Array((text.replaceAll(" ", "").match(/../g) ?? []).map((two) => parseInt(two, 16)));
const text = (words: string) => new Uint8Array([...words].map((letter) => letter.charCodeAt(0) & 0xff));
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

const JPEG = hex("ffd8 ffe1 0008 457869660000 ffc4 0003 00 ffc2 0011 08 03e8 0bb8 03 011100021101031101");
const PNG = hex("89504e470d0a1a0a 0000000d 49484452 00000bb8 000003e8 08 06 000000 00000000");
const ANIMATION = hex("00000008 6163544c 0000000200000000 00000000");
const PIXELS = hex("00000001 49444154 00 00000000");
const GIF_HEAD = joined(text("GIF89a"), hex("0a00 1400 80 00 00 000000 ffffff"));
const FRAME = hex("2c 00000000 0a001400 00 02 02 4401 00");
const CONTROL = hex("21 f9 04 00 0a00 00 00");
const webp = (rest: Uint8Array) => joined(text("RIFF"), hex("00000000"), text("WEBP"), rest, new Uint8Array(12));
const ftyp = (...brands: string[]) =>
  joined(
    hex(`000000${(16 + 4 * (brands.length - 1)).toString(16)}`),
    text(`ftyp${brands[0]}`),
    hex("00000000"),
    text(brands.slice(1).join("")),
  );

test.each([
  ["a JPEG, its size past other segments", JPEG, { kind: "jpeg", width: 3000, height: 1000, isAnimated: false }],
  [
    "a JPEG in four inks",
    hex("ffd8 ffc0 0014 08 03e8 0bb8 04 011100021101031101041101"),
    { kind: "jpeg", width: 3000, height: 1000, isCmyk: true, isAnimated: false },
  ],
  ["a PNG", joined(PNG, PIXELS), { kind: "png", width: 3000, height: 1000, isAnimated: false }],
  ["an animated PNG", joined(PNG, ANIMATION, PIXELS), { kind: "png", width: 3000, height: 1000, isAnimated: true }],
  ["a GIF", joined(GIF_HEAD, CONTROL, FRAME, hex("3b")), { kind: "gif", width: 10, height: 20, isAnimated: false }],
  [
    "an animated GIF",
    joined(GIF_HEAD, CONTROL, FRAME, CONTROL, FRAME, hex("3b")),
    { kind: "gif", width: 10, height: 20, isAnimated: true },
  ],
  [
    "a WebP",
    webp(joined(text("VP8 "), hex("00000000 000000 9d012a b80b e803"))),
    { kind: "webp", width: 3000, height: 1000, isAnimated: false },
  ],
  [
    "a WebP without loss",
    webp(joined(text("VP8L"), hex("00000000 2f b7cbf900"))),
    { kind: "webp", width: 3000, height: 1000, isAnimated: false },
  ],
  [
    "an animated WebP",
    webp(joined(text("VP8X"), hex("0a000000 02000000 b70b00 e70300"))),
    { kind: "webp", width: 3000, height: 1000, isAnimated: true },
  ],
  ["an AVIF", ftyp("avif", "mif1", "miaf"), { kind: "avif", isAnimated: false }],
  ["an AVIF that names the general brand first", ftyp("mif1", "avif"), { kind: "avif", isAnimated: false }],
  ["a photograph of an iPhone", ftyp("heic", "mif1", "heic"), { kind: "heic", isAnimated: false }],
  ["a film", ftyp("isom", "mp42"), undefined],
  ["a TIFF", hex("49492a0008000000"), { kind: "tiff", isAnimated: false }],
  ["a BMP", text("BM00000000"), { kind: "bmp", isAnimated: false }],
  ["a PDF", text("%PDF-1.7"), { kind: "pdf", isAnimated: false }],
  ["a PSD", text("8BPS\0\u0001"), { kind: "psd", isAnimated: false }],
  ["an SVG", text('<?xml version="1.0"?>\n<svg xmlns="">'), { kind: "svg", isAnimated: false }],
  ["words", text("これは絵ではない"), undefined],
  ["nothing", new Uint8Array(), undefined],
])("%s", (_what, bytes, header) => {
  expect(readPictureHeader(bytes)).toEqual(header);
});

test("whatever is cut off, it never throws", () => {
  for (const whole of [
    JPEG,
    joined(PNG, ANIMATION),
    joined(GIF_HEAD, CONTROL, FRAME),
    webp(text("VP8X")),
    ftyp("heic", "mif1"),
  ])
    for (let length = 0; length < whole.length; length += 1)
      expect(() => readPictureHeader(whole.subarray(0, length))).not.toThrow();
});
