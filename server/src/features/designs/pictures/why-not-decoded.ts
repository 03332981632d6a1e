import { readPictureHeader } from "@surimono/domain/designs";
import { JobTookTooLong } from "@surimono/studio/print";

/** On an idle machine these take most of the time limit; smaller ones take that long only on a busy one. */
const HEAVY_PIXELS = 40_000_000;

export type NotDecoded = `designs/picture-${"too-heavy" | "busy" | "broken"}`;

/**
 * Why decoding failed. A timeout, or memory reclaimed by the system, is blamed on the picture only if its own header says it is huge;
 * any other crash of the decoder counts as a broken file.
 */
export function whyNotDecoded(error: unknown, bytes: Uint8Array): NotDecoded {
  const isOutOfRoom =
    error instanceof JobTookTooLong || (error instanceof Error && /ended with SIGKILL/.test(error.message));
  if (!isOutOfRoom) return "designs/picture-broken";
  const { width = 0, height = 0 } = readPictureHeader(bytes) ?? {};
  return width * height > HEAVY_PIXELS ? "designs/picture-too-heavy" : "designs/picture-busy";
}
