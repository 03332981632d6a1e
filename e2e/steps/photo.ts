import { crc32, deflateSync } from "node:zlib";

const made = new Map<string, Buffer>();

/** A photograph-like PNG: a sun over waves, 1,500 × 1,000, generated, so that the repository holds nobody's photograph. */
export function makePhoto(width = 1500, height = 1000): Buffer {
  const size = `${width}x${height}`;
  const photo = made.get(size) ?? drawPhoto(width, height);
  made.set(size, photo);
  return photo;
}

function drawPhoto(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colorAt(x / width, y / height), y * (1 + width * 3) + 1 + x * 3);
  }
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.from([...uint32(width), ...uint32(height), 8, 2, 0, 0, 0])),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function colorAt(x: number, y: number): [number, number, number] {
  if (Math.hypot((x - 0.5) * 1.5, y - 0.42) < 0.24) return [254, 58, 39];
  const wave = 0.6 + 0.05 * Math.sin(x * 26) + 0.03 * Math.sin(x * 61 + y * 9);
  return y > wave ? [34, 53, 111 + Math.round(80 * (y - wave))] : [255, 244 - Math.round(40 * y), 223];
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  return Buffer.concat([Buffer.from(uint32(data.length)), body, Buffer.from(uint32(crc32(body)))]);
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
