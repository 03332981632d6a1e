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

/** Bytes that are filtered before they are handed to the packing thread. */
const STRIP = 1 << 20;

/**
 * The zlib stream of a PNG, which a PDF reads too (its predictor 15). Rows are filtered here while those before are packed on another thread.
 * Only runs are looked for: half the time of a search for repeats and, after the filters, no larger. It also leaves nothing to the hash tables
 * that zlib keeps differently from processor to processor: the same pixels are the same bytes on any machine.
 */
export async function packRows({ data, width, height, channels }: Pixels): Promise<Buffer> {
  const length = width * channels;
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const packer = createDeflate({ level: 1, strategy: constants.Z_RLE, memLevel: 9, chunkSize: STRIP });
  const packed: Buffer[] = [];
  packer.on("data", (chunk: Buffer) => packed.push(chunk));
  const ended = once(packer, "end");
  const rowsAtOnce = Math.max(1, Math.floor(STRIP / (length + 1)));
  let above: Uint8Array = new Uint8Array(length);
  for (let first = 0; first < height; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - first);
    const strip = Buffer.allocUnsafeSlow(rows * (length + 1));
    for (let row = 0; row < rows; row++) {
      const start = (first + row) * length;
      const own = pixels.subarray(start, start + length);
      const at = row * (length + 1);
      strip[at] = chooseFilter(own, above, channels);
      filterRow(strip[at], { own, above, channels }, strip.subarray(at + 1, at + 1 + length));
      above = own;
    }
    if (!packer.write(strip)) await once(packer, "drain");
  }
  packer.end();
  await ended;
  return Buffer.concat(packed);
}
