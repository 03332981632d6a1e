import { createHash } from "node:crypto";
import { createJobRunner } from "@surimono/studio/print";
import type { PictureFormat } from "../picture-format.ts";
import type { PictureTask, PreparedPicture } from "./make-picture.ts";

/** In a process of its own: its memory is freed with it, and no request waits while pixels are computed. */
const openRunner = () =>
  createJobRunner<PictureTask, PreparedPicture | undefined>(new URL("./picture-worker.ts", import.meta.url), {
    timeoutMs: 20_000,
  });
/** An operator who uploads does not wait for the sizes of the picture before. */
const [uploads, sizes] = [openRunner(), openRunner()];

/** Of a decoded upload. Undefined for one that is too small. */
export function preparePicture(bytes: Uint8Array, whole: boolean): Promise<PreparedPicture | undefined> {
  return uploads.run({ task: "prepare", bytes, whole });
}

/** Of a prepared one from elsewhere. Undefined unless it is one. */
export function checkPicture(bytes: Uint8Array): Promise<PreparedPicture | undefined> {
  return uploads.run({ task: "check", bytes });
}

export async function resizePicture(bytes: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const made = await sizes.run({ task: "resize", bytes, width, format });
  if (!made) throw new Error("a prepared picture of an item could not be made smaller");
  return made.bytes;
}

/** Equal bytes, equal ids: an address that is known never shows another picture. */
export function pictureIdOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}
