import { once } from "node:events";
import { constants, createDeflate } from "node:zlib";
import { chooseFilter, filterRow } from "./row-filters.ts";

/** Rows from the top, eight bits a channel, the channels of a pixel side by side. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
}

/** The same, read while they are packed. */
export interface ReadPixels extends Omit<Pixels, "data"> {
  read(first: number, count: number): Bytes | Promise<Bytes>;
}

type Bytes = Uint8Array | Uint8ClampedArray;

/** Bytes filtered before they go to the packing thread. */
const STRIP = 1 << 20;

/**
 * The zlib stream of a PNG, which a PDF reads too (its predictor 15). Rows are filtered here while earlier ones are packed on another thread.
 * Only runs are searched: half the time of a search for repeats and, after the filters, no larger. It also avoids zlib's hash tables, which
 * vary by processor: the same pixels give the same bytes on any machine.
 */
export async function packRows(pixels: Pixels | ReadPixels): Promise<Buffer> {
  const packed: Buffer[] = [];
  await packRowsInto(pixels, (part) => void packed.push(part));
  return Buffer.concat(packed);
}

/** The same part by part, for what is larger than memory should hold. */
export async function packRowsInto(pixels: Pixels | ReadPixels, take: (part: Buffer) => void): Promise<void> {
  const { width, height, channels } = pixels;
  const length = width * channels;
  const read = "read" in pixels ? pixels.read : rowsOf(pixels.data, length);
  const packer = createDeflate({ level: 1, strategy: constants.Z_RLE, memLevel: 9, chunkSize: STRIP });
  packer.on("data", take);
  const ended = once(packer, "end");
  const rowsAtOnce = Math.max(1, Math.floor(STRIP / (length + 1)));
  let above: Uint8Array = new Uint8Array(length);
  for (let first = 0; first < height; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - first);
    const lines = await read(first, rows);
    const strip = Buffer.allocUnsafeSlow(rows * (length + 1));
    for (let row = 0; row < rows; row++) {
      const own = bytesOf(lines, row * length, length);
      const at = row * (length + 1);
      strip[at] = chooseFilter(own, above, channels);
      filterRow(strip[at], { own, above, channels }, strip.subarray(at + 1, at + 1 + length));
      above = own;
    }
    if (!packer.write(strip)) await once(packer, "drain");
  }
  packer.end();
  await ended;
}

function rowsOf(data: Bytes, length: number): ReadPixels["read"] {
  return (first, count) => data.subarray(first * length, (first + count) * length);
}

function bytesOf({ buffer, byteOffset }: Bytes, from: number, length: number): Uint8Array {
  return new Uint8Array(buffer, byteOffset + from, length);
}
