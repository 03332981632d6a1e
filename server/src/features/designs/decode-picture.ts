import { fail } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import type { NormalisedPicture } from "./normalise-picture.ts";

const runner = createJobRunner<Uint8Array, NormalisedPicture>(new URL("./picture-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});

/** A file that the decoder dies of, or takes too long over, is broken as far as the customer is concerned. */
export function decodePicture(bytes: Uint8Array): Promise<NormalisedPicture> {
  return runner.run(bytes).catch(() => fail("designs/picture-broken"));
}
