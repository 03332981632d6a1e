import { createJobRunner } from "@surimono/studio/print";
import type { PictureFormat } from "../../catalogue/index.ts";

export interface VariantJob {
  readonly bytes: Uint8Array;
  /** In pixels; smaller pictures are not enlarged. */
  readonly width: number;
  /** JPEG gets a white background, for shops without transparency. */
  readonly format: PictureFormat | "jpeg";
}

const runner = createJobRunner<VariantJob, Uint8Array>(new URL("./picture-variant-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});

/** One of our pictures at another size or in another format. */
export function drawVariant(job: VariantJob): Promise<Uint8Array> {
  return runner.run(job);
}
