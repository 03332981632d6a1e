import { readFileSync } from "node:fs";
import { getPicture, listPictures, uploadPicture } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem, updateProduct } from "@surimono/contract/my-items";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeMyItem, WORDS } from "./features/my-items/testing/index.ts";
import {
  animatedPng,
  BLUE,
  blackPng,
  commentBomb,
  loadedPhoto,
  manyFrames,
  polyglot,
  RED,
  turnedChunk,
} from "./hostile-pictures.fixture.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const solid = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });
const text = (words: string) => Buffer.from(words);

type Make = () => Promise<Buffer> | Buffer;
type Refusal = "not-supported" | "broken" | "too-large" | "too-many-pixels";

const REFUSED: readonly (readonly [what: string, make: Make, refusal: Refusal])[] = [
  [
    "an SVG with a script",
    () => text(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
    "not-supported",
  ],
  ["a page", () => text("<!doctype html><script>alert(1)</script>"), "not-supported"],
  ["a PDF", () => text("%PDF-1.7\n1 0 obj\n<</JS (app.alert(1))>>"), "not-supported"],
  ["a TIFF", () => solid(RED).tiff().toBuffer(), "not-supported"],
  ["a WebP", () => solid(RED).webp().toBuffer(), "not-supported"],
  ["half a JPEG", async () => half(await noise().jpeg().toBuffer()), "broken"],
  ["half a PNG", async () => half(await noise().png().toBuffer()), "broken"],
  ["half a GIF", async () => half(await noise(80).gif().toBuffer()), "broken"],
  ["a JPEG's first bytes", async () => (await solid(RED).jpeg().toBuffer()).subarray(0, 20), "broken"],
  ["a PNG's signature", () => blackPng({ width: 9, height: 9, channels: 3 }).subarray(0, 8), "broken"],
  [
    "a header that promises more rows",
    () => blackPng({ width: 90, height: 90, channels: 3, claims: [90, 900] }),
    "broken",
  ],
  [
    "a header that promises 60,000 × 60,000",
    () => blackPng({ width: 9, height: 9, channels: 3, claims: [60_000, 60_000] }),
    "too-many-pixels",
  ],
  [
    "400 million pixels in 50 kB",
    () => blackPng({ width: 20_000, height: 20_000, channels: 1, depth: 1 }),
    "too-many-pixels",
  ],
  [
    "one line of 2,000,000 pixels",
    () => blackPng({ width: 2_000_000, height: 24, channels: 4, chunks: [turnedChunk()] }),
    "too-many-pixels",
  ],
  [
    "sixteen bits of 40 million pixels",
    () => blackPng({ width: 8000, height: 5000, channels: 4, depth: 16, claims: [8000, 5000] }),
    "too-many-pixels",
  ],
  ["5,242,881 bytes", async () => padded(await solid(RED).png().toBuffer(), 5_242_881), "too-large"],
];

interface Stored {
  readonly format: "jpeg" | "png";
  readonly size: readonly [number, number];
  /** The colour of the first pixel. */
  readonly first: string;
}

const TAKEN: readonly (readonly [what: string, make: Make, stored: Stored])[] = [
  [
    "a photograph that lies on its side, with all its baggage",
    loadedPhoto,
    { format: "jpeg", size: [100, 300], first: RED },
  ],
  ["a picture that is a page and an archive too", polyglot, { format: "jpeg", size: [300, 100], first: RED }],
  ["CMYK", () => solid(RED).toColourspace("cmyk").jpeg().toBuffer(), { format: "jpeg", size: [300, 200], first: RED }],
  [
    "sixteen bits a channel",
    () => solid(RED).toColourspace("rgb16").png().toBuffer(),
    { format: "png", size: [300, 200], first: RED },
  ],
  [
    "shades of grey",
    () => solid("#777777").greyscale().png().toBuffer(),
    { format: "png", size: [300, 200], first: "#777777" },
  ],
  [
    "a wide gamut, turned into what it looks like",
    () => solid(RED).withIccProfile("p3").png().toBuffer(),
    { format: "png", size: [300, 200], first: RED },
  ],
  [
    "an animation of 10,000 frames, by its first",
    () => manyFrames(10_000),
    { format: "png", size: [16, 16], first: RED },
  ],
  ["an animated PNG, by its first frame", animatedPng, { format: "png", size: [20, 10], first: "#000000" }],
  [
    "a comment of one gigabyte",
    () => blackPng({ width: 20, height: 10, channels: 3, chunks: [commentBomb()] }),
    { format: "png", size: [20, 10], first: "#000000" },
  ],
  [
    "more rows than its header says",
    () => blackPng({ width: 90, height: 90, channels: 3, claims: [90, 30] }),
    { format: "png", size: [90, 30], first: "#000000" },
  ],
  [
    "5,242,880 bytes",
    async () => padded(await solid(BLUE).png().toBuffer(), 5_242_880),
    { format: "png", size: [300, 200], first: BLUE },
  ],
];

describe("the studio's uploads", () => {
  test.each(REFUSED)("refuse %s", async (_what, make, refusal) => {
    const { call } = await shop.asMember();
    const answer = await upload(call, await bytesOf(make));
    expect(answer).toMatchObject({ ok: false, failure: { code: `designs/picture-${refusal}`, message: WORDS_JA } });
    expect(await call(listPictures, {})).toMatchObject({ value: { total: 0 } });
  });

  test.each(TAKEN)("take %s", async (_what, make, stored) => {
    const { call } = await shop.asMember();
    const answer = await upload(call, await bytesOf(make));
    if (!answer.ok) throw new Error(answer.failure.code);
    const { asset_id, pixel_width, pixel_height } = answer.value;
    expect([pixel_width, pixel_height]).toEqual(stored.size);
    const file = await call(getPicture, { asset_id });
    if (!file.ok) throw new Error(file.failure.code);
    await expectClean(Buffer.from(await (file.value as Blob).arrayBuffer()), stored);
  });

  test("say of an empty file, and of none, that there is nothing to read", async () => {
    const { call } = await shop.asMember();
    expect(await upload(call, Buffer.alloc(0))).toMatchObject({ failure: { code: "designs/picture-broken" } });
    expect(await call(uploadPicture, {}, { files: {} })).toMatchObject({
      failure: { code: "designs/picture-broken" },
    });
  });

  test.each([
    ["../../../etc/passwd.png", "passwd.png"],
    ["C:\\\\Users\\\\me\\\\海.png", "海.png"],
    ["a\tb\u0007\u202egnp.exe", "abgnp.exe"],
    [`${"長".repeat(3000)}.png`, "長".repeat(100)],
    ["\u0001\u0002", "画像"],
    ["<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"],
  ])("keep of the name %j what can be shown", async (name, shown) => {
    const { token } = await shop.asMember();
    const answer = await sendNamed(token, name, await solid(RED).png().toBuffer());
    expect(answer).toMatchObject({ name: shown });
  });
});

describe("the pictures of my items", () => {
  test.each(REFUSED)("refuse %s", async (_what, make, refusal) => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "undesigned");
    const answer = await saveWith(call, product_id, await bytesOf(make));
    expect(answer).toMatchObject({ ok: false, failure: { code: `my-items/image-${refusal}`, message: WORDS_JA } });
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: WORDS });
  });

  test.each(TAKEN)("take %s", async (_what, make, stored) => {
    const { call } = await shop.asMember();
    const product_id = await makeMyItem(shop, call, "undesigned");
    expect(await saveWith(call, product_id, await bytesOf(make))).toMatchObject({ ok: true });
    const item = await call(getMyItem, { product_id });
    if (!item.ok) throw new Error(item.failure.code);
    const id = item.value.images.images[0]?.image_id;
    const extension = stored.format === "jpeg" ? "jpg" : "png";
    const kept = readFileSync(`${shop.dataDir}/files/pictures/my-items/${id}/original.${extension}`);
    await expectClean(kept, stored);
  });
});

describe("the shop", () => {
  test("serves on while the largest pictures are decoded, and takes a normal one after them", async () => {
    const { call } = await shop.asMember();
    const other = await shop.asMember();
    const heavy: readonly Buffer[] = [
      blackPng({ width: 7000, height: 7100, channels: 4, interlaced: true, chunks: [turnedChunk()] }),
      blackPng({ width: 5000, height: 4990, channels: 4, depth: 16, interlaced: true, chunks: [turnedChunk()] }),
      await solid(RED, 7000, 7100).jpeg({ progressive: true, quality: 30 }).withMetadata({ orientation: 6 }).toBuffer(),
    ];
    for (const bytes of heavy) {
      const answered: string[] = [];
      const answer = upload(call, bytes).finally(() => answered.push("the heavy one"));
      expect(await other.call(listPictures, {})).toMatchObject({ ok: true });
      answered.push("the other");
      expectTakenOr(/^designs\/picture-(too-heavy|busy)$/, await answer);
      expect(answered).toEqual(["the other", "the heavy one"]);
    }
    expect(await upload(call, await solid(RED).png().toBuffer())).toMatchObject({ ok: true });
  });

  test("lets one who sends fifty at once wait for himself only", async () => {
    const greedy = await shop.asMember();
    const other = await shop.asMember();
    const bytes = await noise(1500).jpeg().toBuffer();
    const many = Array.from({ length: 50 }, () => upload(greedy.call, bytes));
    const theirs = await upload(other.call, await solid(BLUE).png().toBuffer());
    expect(theirs).toMatchObject({ ok: true });
    const answers = await Promise.all(many);
    const taken = answers.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThanOrEqual(6);
    // A slow machine may have too little time for all that it has let in.
    for (const answer of answers) expectTakenOr(/^(request\/too-many|designs\/picture-busy)$/, answer);
    const refusal = { failure: expect.objectContaining({ code: "request/too-many", status: 429, message: WORDS_JA }) };
    expect(answers).toContainEqual(expect.objectContaining(refusal));
    expect(await greedy.call(listPictures, {})).toMatchObject({ value: { total: taken } });
    expect(await upload(greedy.call, await solid(RED).png().toBuffer())).toMatchObject({ ok: true });
  });
});

const WORDS_JA = expect.stringMatching(/[ぁ-ん].*。$/);

function upload(call: Caller, bytes: Buffer) {
  return call(uploadPicture, {}, { files: { picture: new File([new Uint8Array(bytes)], "写真.png") } });
}

function saveWith(call: Caller, product_id: number, bytes: Buffer) {
  const product = { product_id, ...WORDS, images: [{ image_name: "a.png" }] };
  return call(
    updateProduct,
    { product, isSave: true },
    { files: { "a.png": new File([new Uint8Array(bytes)], "a.png") } },
  );
}

/** A name as no browser would send it. */
async function sendNamed(token: string, name: string, bytes: Buffer): Promise<unknown> {
  const head = `--b\r\ncontent-disposition: form-data; name="picture"; filename="${name}"\r\n\r\n`;
  const answer = await fetch(`${shop.baseUrl}/api/design/picture`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    body: Buffer.concat([text(head), bytes, text("\r\n--b--\r\n")]),
  });
  return answer.json();
}

const made = new Map<Make, Promise<Buffer>>();

/** Both ways in are sent the same files. */
function bytesOf(make: Make): Promise<Buffer> {
  const bytes = made.get(make) ?? Promise.resolve(make());
  made.set(make, bytes);
  return bytes;
}

function expectTakenOr(codes: RegExp, answer: Awaited<ReturnType<typeof upload>>): void {
  if (!answer.ok) expect(answer.failure.code).toMatch(codes);
}

/** Re-encoded: upright sRGB of eight bits, one frame, nothing but the picture. */
async function expectClean(bytes: Buffer, { format, size, first }: Stored): Promise<void> {
  const { exif, icc, xmp, iptc, orientation, pages, comments, ...metadata } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, iptc, orientation, pages, comments }).toEqual({});
  expect([metadata.format, metadata.space, metadata.depth]).toEqual([format, "srgb", "uchar"]);
  expect([metadata.width, metadata.height]).toEqual(size);
  expect(bytes.includes("<script")).toBe(false);
  expect(bytes.includes("PK\u0005\u0006")).toBe(false);
  const pixel = await sharp(bytes).removeAlpha().raw().toBuffer();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(first.slice(at, at + 2), 16));
  wanted.forEach((value, channel) => {
    // CMYK has no such red; the nearest that it has is near enough to be no other colour.
    expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(48);
  });
}

function noise(side = 400) {
  const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: "#888888", noise: grain } });
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}
