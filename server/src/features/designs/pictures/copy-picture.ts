import { randomUUID } from "node:crypto";
import type { PicturePart } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import type { CutJob } from "./cut-picture.ts";
import type { NormalisedPicture } from "./normalise-picture.ts";
import { uploadKey } from "./upload-key.ts";

const runner = createJobRunner<CutJob, NormalisedPicture>(new URL("./cut-picture-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});

/** Stores what is seen of another member's upload as an upload of this member: the file now, the row by the caller. */
export async function copyPicture(shop: Shop, userId: string, source: DesignPicture, part: PicturePart) {
  const bytes = await shop.files.read(uploadKey(source));
  if (!bytes) return fail("designs/picture-not-found");
  const { left, top, width, height } = part;
  const isWhole = width === source.pixelWidth && height === source.pixelHeight;
  const isPhoto = source.contentType === "image/jpeg";
  const cut = isWhole ? undefined : await runner.run({ bytes, part: { left, top, width, height }, isPhoto });
  if (cut && !cut.ok) return fail("designs/picture-not-found");
  const row: DesignPicture = {
    ...source,
    ...(cut && { pixelWidth: cut.value.width, pixelHeight: cut.value.height, facts: cut.value.facts }),
    userId,
    id: randomUUID(),
    // The file's own name is its owner's.
    name: "画像",
    byteSize: (cut?.value.bytes ?? bytes).length,
    createdAt: shop.now(),
    removedAt: null,
  };
  await shop.files.write(uploadKey(row), cut?.value.bytes ?? bytes, row.contentType);
  return ok(row);
}
