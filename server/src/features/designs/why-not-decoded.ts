import { readPictureHeader } from "@surimono/domain/designs";
import { JobTookTooLong } from "@surimono/studio/print";

/** On an idle machine these take most of the time that there is; smaller ones take so long only where others are drawn beside them. */
const HEAVY_PIXELS = 40_000_000;

export type NotDecoded = `designs/picture-${"too-heavy" | "busy" | "broken"}`;

/**
 * Why the decoder came to no end. Time that ran out, and memory that the system took back, blame the picture only where it says
 * itself that it is huge; a decoder that dies of anything else was given a broken file, as far as the customer is concerned.
 */
export function whyNotDecoded(error: unknown, bytes: Uint8Array): NotDecoded {
  const isOutOfRoom =
    error instanceof JobTookTooLong || (error instanceof Error && /ended with SIGKILL/.test(error.message));
  if (!isOutOfRoom) return "designs/picture-broken";
  const { width = 0, height = 0 } = readPictureHeader(bytes) ?? {};
  return width * height > HEAVY_PIXELS ? "designs/picture-too-heavy" : "designs/picture-busy";
}
