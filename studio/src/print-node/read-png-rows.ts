/** The packed rows of a PNG, ready to embed in a PDF. */
export interface PngRows {
  readonly packed: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** Chunks that change neither the pixels nor their meaning. */
const HARMLESS = new Set(["IHDR", "IDAT", "IEND", "pHYs", "sRGB"]);

/** For a PNG of 8 bits a channel without transparency, colour profile or interlacing; undefined for any other file. */
export function readPngRows(bytes: Uint8Array): PngRows | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("latin1", 1, 4) !== "PNG" || file.length < 33) return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, color, interlaced] = [file[24], file[25], file[28]];
  if (depth !== 8 || (color !== 0 && color !== 2) || interlaced !== 0) return undefined;
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    if (!HARMLESS.has(name)) return undefined;
    if (name === "IDAT") parts.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { packed: Buffer.concat(parts), width, height, channels: color === 0 ? 1 : 3 };
}
