import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export const RED = "#d9240f";
export const BLUE = "#22356f";

const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** TIFF, big endian, one tag: orientation 6. */
const EXIF_TURNED = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
/** Width and height left out, so that one list serves grey, colour and transparency. */
const COLOR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;

export interface PngSpec {
  readonly width: number;
  readonly height: number;
  readonly channels: keyof typeof COLOR_TYPES;
  readonly depth?: 1 | 8 | 16;
  readonly interlaced?: boolean;
  /** The chunks between header and pixels. */
  readonly chunks?: readonly Buffer[];
  /** Those after the pixels. */
  readonly after?: readonly Buffer[];
  /** What the header says in place of the truth. */
  readonly claims?: readonly [width: number, height: number];
}

/** A black PNG, byte by byte: of any size, since zeros pack a thousandfold. */
export function blackPng({
  channels,
  depth = 8,
  interlaced = false,
  chunks = [],
  after = [],
  ...size
}: PngSpec): Buffer {
  const { width, height, claims = [width, height] } = size;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims[0], 0);
  header.writeUInt32BE(claims[1], 4);
  header[8] = depth;
  header[9] = COLOR_TYPES[channels];
  header[12] = interlaced ? 1 : 0;
  const rows = interlaced ? adam7(width, height) : [[width, height] as const];
  const bytes = rows.reduce((sum, [w, h]) => sum + h * (1 + Math.ceil((w * channels * depth) / 8)), 0);
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 1 });
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", pixels),
    ...after,
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The seven smaller pictures of an interlaced one (PNG 3.0, 8.1). */
function adam7(width: number, height: number): (readonly [number, number])[] {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.map(([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const turnedChunk = () => pngChunk("eXIf", EXIF_TURNED);

/** A comment of one gigabyte, packed into one megabyte. */
export function commentBomb(): Buffer {
  const words = deflateSync(Buffer.alloc(1 << 30, "a"), { level: 1 });
  return pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), words]));
}

/** An animated PNG: black, then white. */
export function animatedPng(): Buffer {
  const [width, height] = [20, 10];
  const numbers = (...values: number[]) => Buffer.concat(values.map((value) => uint32(value)));
  const frame = (order: number) =>
    pngChunk("fcTL", Buffer.concat([numbers(order, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0xff)]);
  const white = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return blackPng({
    ...{ width, height, channels: 3 },
    chunks: [pngChunk("acTL", numbers(2, 0)), frame(0)],
    after: [frame(1), pngChunk("fdAT", Buffer.concat([uint32(2), white]))],
  });
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Red and then so many blue frames, of 16 × 16 pixels. */
export function manyFrames(frames: number): Buffer {
  const screen = Buffer.from("474946383961100010008000000000000000", "hex").subarray(0, 13);
  const palette = Buffer.from("d9240f22356f", "hex");
  const loop = Buffer.from("21ff0b4e45545343415045322e300301000000", "hex");
  const frame = (index: 0 | 1) => {
    const pixels = solidLzw(index, 16 * 16);
    const image = Buffer.from("2c00000000100010000002", "hex");
    return Buffer.concat([Buffer.from("21f9040001000000", "hex"), image, pixels]);
  };
  const others = Array.from({ length: frames - 1 }, () => frame(1));
  return Buffer.concat([screen, palette, loop, frame(0), ...others, Buffer.from("3b", "hex")]);
}

/** Uncompressed LZW: a clear code before the table would grow. */
function solidLzw(index: 0 | 1, pixels: number): Buffer {
  const codes = Array.from({ length: pixels }, () => [4, index]).flat();
  const bits = [...codes, 5].flatMap((code) => [code & 1, (code >> 1) & 1, (code >> 2) & 1]);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  });
  return Buffer.concat([Buffer.from([bytes.length]), bytes, Buffer.from([0])]);
}

/** Left red, right blue. */
export function twoColors(width = 300, height = 100) {
  const half = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const;
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

/** Red with the whole of a photograph's baggage: place, maker, thumbnail profile, and a script, in case it is read as a page. */
export async function loadedPhoto(): Promise<Buffer> {
  const photo = await twoColors()
    .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" }, IFD3: { GPSLatitude: "35/1 41/1 22/1" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><script>alert(2)</script></x:xmpmeta>")
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return photo;
}

/** A picture that is a page and an archive as well. */
export async function polyglot(): Promise<Buffer> {
  const photo = await twoColors().jpeg().toBuffer();
  const page = Buffer.from("<html><script>alert(document.domain)</script></html>");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(page.length + 2);
  const comment = Buffer.concat([Buffer.from("fffe", "hex"), length, page]);
  const archive = Buffer.from("504b0506000000000000000000000000000000000000", "hex");
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), page, archive]);
}
