import { expect, test, vi } from "vitest";
import type { Converted, ConvertJob } from "./convert-picture.ts";
import { fitBytes } from "./fit-bytes.ts";
import { type PictureWish, planSize } from "./picture-wish.ts";
import { preparePicture } from "./prepare-picture.ts";

const WISH: PictureWish = {
  maxBytes: 5_242_880,
  maxPixels: 36_000_000,
  maxSide: 7000,
  places: [{ width: 3544, height: 4016 }],
};

/** The first bytes of a PNG of that size, padded as needed. */
function png(width: number, height: number, bytes = 100, name = "絵.png"): File {
  const head = new DataView(new ArrayBuffer(Math.max(33, bytes)));
  const words = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08060000];
  for (const [at, word] of words.entries()) head.setUint32(at * 4, word);
  return new File([head.buffer], name, { type: "image/png" });
}

const heic = (name: string) => new File(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"], name);
const size = (width: number, height: number) => ({ width, height });

function converter(converted: Partial<Extract<Converted, { kind: "converted" }>> = {}) {
  const small = { before: size(100, 100), after: size(100, 100), wanted: size(100, 100) };
  const file = new Blob(["x"], { type: "image/jpeg" });
  return vi.fn(async (_job: ConvertJob): Promise<Converted> => ({ kind: "converted", file, ...small, ...converted }));
}

test("what the server takes as it is goes as it is", async () => {
  const convert = converter();
  const file = png(3000, 2000);
  expect(await preparePicture(file, WISH, convert)).toEqual({ ok: true, value: { file, notes: [] } });
  expect(convert).not.toHaveBeenCalled();
});

test("a wrong ending is put right by what is inside", async () => {
  const answer = await preparePicture(png(30, 20, 100, "写真.jpg"), WISH, converter());
  expect(answer.ok && [answer.value.file.name, answer.value.file.type]).toEqual(["写真.png", "image/png"]);
});

test.each([
  ["too many bytes", png(3000, 2000, 5_242_881)],
  ["too many pixels", png(9000, 6000)],
  ["a kind that the server does not take", heic("IMG_0001.HEIC")],
])("%s: it is converted", async (_what, file) => {
  const convert = converter();
  const answer = await preparePicture(file, WISH, convert);
  expect(convert).toHaveBeenCalledOnce();
  expect(answer.ok && answer.value.file.name).toMatch(/\.jpg$/);
});

test.each([
  [{ before: size(9504, 6336), after: size(5905, 3936), wanted: size(5905, 3936) }, /^印刷に十分な大きさに整えました/],
  [{ before: size(4000, 3000), after: size(2000, 1500), wanted: size(4000, 3000) }, /^5 MBに収まる大きさに整えました/],
  [{}, /^印刷に使える形式に整えました/],
])("it says what was done: %o", async (converted, words) => {
  const answer = await preparePicture(heic("a.heic"), WISH, converter(converted));
  expect(answer.ok && answer.value.notes).toEqual([expect.stringMatching(words)]);
});

test("a browser turns inks into other colours than the server: that is said", async () => {
  const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, 30, 0, 40, 0, 4, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11];
  const answer = await preparePicture(new File([new Uint8Array(jpeg)], "入稿.jpg"), WISH, converter());
  expect(answer.ok && answer.value.notes[1]).toContain("CMYK");
});

test.each([
  ["an empty file", new File([], "a.png", { type: "image/png" }), /空のファイル/],
  ["a PDF", new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }), /PDF形式のため/],
  ["an SVG", new File(["<svg xmlns=''></svg>"], "a.svg", { type: "image/svg+xml" }), /SVG形式のため/],
  ["words", new File(["こんにちは"], "a.txt", { type: "text/plain" }), /画像ではない/],
  ["words that are called a picture", new File(["こんにちは"], "a.png", { type: "image/png" }), /画像ではない/],
  ["a broken picture", png(9000, 6000, 6_000_000), /壊れている/],
  ["one that is too large to be opened", png(12_000, 9000), /大きすぎて/],
  ["a HEIC that nobody can open", heic("a.heic"), /HEIC.*JPEGに書き出して/],
])("%s: it says what to do", async (_what, file, words) => {
  const answer = await preparePicture(file, WISH, async () => ({ kind: "unreadable" }));
  expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringMatching(words) } });
  expect(answer).toMatchObject({ failure: { message: expect.stringMatching(/選んでください。$/) } });
});

test("a file that is gone is no broken picture", async () => {
  const file = png(10, 10);
  vi.spyOn(file, "slice").mockImplementation(() => {
    throw new DOMException("gone", "NotReadableError");
  });
  expect(await preparePicture(file, WISH)).toMatchObject({ failure: { code: "pictures/no-access" } });
});

test.each([
  ["small ones stay as they are", size(800, 600), WISH, size(800, 600)],
  ["what fills the place and a quarter more is enough", size(9504, 6336), WISH, size(7000, 4667)],
  ["the side that must fill decides", size(6000, 6000), WISH, size(5020, 5020)],
  ["without a place the limits count", size(8000, 2000), { ...WISH, places: [] }, size(7000, 1750)],
  ["and the number of pixels", size(7000, 7000), { ...WISH, places: [] }, size(6000, 6000)],
])("%s", (_what, source, wish, planned) => {
  expect(planSize(source, wish)).toEqual(planned);
});

/** A file with this many bytes per pixel at full quality. */
const weighing =
  (perPixel: number) =>
  async ({ width, height }: { width: number; height: number }, quality: number) => ({
    size: Math.round(width * height * perPixel * quality ** 3),
  });

test.each([
  [0.1, [0.94, 0.82]],
  [0.5, [0.94, 0.82]],
  [4, [1]],
  [40, [1]],
])("whatever weighs %f bytes a pixel fits in the end, and no smaller than it must", async (perPixel, qualities) => {
  const start = size(4000, 3000);
  const fitted = await fitBytes(start, 5_000_000, qualities, weighing(perPixel));
  expect(fitted?.file.size).toBeLessThanOrEqual(5_000_000);
  const isWhole = fitted?.size.width === start.width;
  expect(isWhole || (fitted?.file.size ?? 0) > 2_500_000).toBe(true);
});

test("what never fits, and what no canvas takes, comes to an end", async () => {
  expect(await fitBytes(size(10, 10), 1, [1], async () => ({ size: 50 }))).toBeUndefined();
  expect(await fitBytes(size(9000, 9000), 1, [1], async () => undefined)).toBeUndefined();
});
