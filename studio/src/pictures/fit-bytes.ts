import { type Size, scaled } from "./picture-wish.ts";

/** Each round is smaller than the last, so this is only reached where nothing fits. */
const MOST_ROUNDS = 12;

interface Encoded {
  readonly size: number;
}

/**
 * Encodes at the first of `qualities` within `limit` bytes; if none fits, the picture itself is made smaller. Undefined
 * when nothing helped.
 */
export async function fitBytes<File extends Encoded>(
  start: Size,
  limit: number,
  qualities: readonly number[],
  encode: (size: Size, quality: number) => Promise<File | undefined>,
): Promise<{ readonly file: File; readonly size: Size } | undefined> {
  let size = start;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let bytes = limit;
    for (const quality of qualities) {
      const file = await encode(size, quality);
      if (file && file.size <= limit) return { file, size };
      // Not even a canvas of that size was available.
      bytes = file ? file.size : limit * 4;
      // A picture twice too large is not fixed by slightly lower quality.
      if (bytes > limit * 2) break;
    }
    size = scaled(size, Math.min(0.9, Math.max(0.5, Math.sqrt(limit / bytes))));
  }
  return undefined;
}
