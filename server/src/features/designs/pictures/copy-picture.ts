import { randomUUID } from "node:crypto";
import type { PicturePart } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { createJobRunner, JobTookTooLong } from "@surimono/studio/print";
import type { Shop } from "../../../platform/http/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import type { CutJob } from "./cut-picture.ts";
import { createFairTurns } from "./fair-turns.ts";
import type { NormalisedPicture } from "./normalise-picture.ts";
import { uploadKey } from "./upload-key.ts";

const runner = createJobRunner<CutJob, NormalisedPicture>(new URL("./cut-picture-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});
/** The pictures of a design are copied one after the other; this many wait only where several are copied at once. */
const turns = createFairTurns(3);

/** Stores what is seen of another member's upload as an upload of this member, in turns with other members: the file now, the row by the caller. */
export async function copyPicture(shop: Shop, userId: string, source: DesignPicture, part: PicturePart) {
  return (await turns.take(userId, () => copyNow(shop, userId, source, part))) ?? fail("designs/picture-busy");
}

async function copyNow(shop: Shop, userId: string, source: DesignPicture, part: PicturePart) {
  const bytes = await shop.files.read(uploadKey(source));
  if (!bytes) return fail("designs/picture-not-found");
  const { left, top, width, height } = part;
  const isWhole = width === source.pixelWidth && height === source.pixelHeight;
  const isPhoto = source.contentType === "image/jpeg";
  const cut = isWhole ? undefined : await cutInTime({ bytes, part: { left, top, width, height }, isPhoto });
  if (cut === "late") return fail("designs/picture-busy");
  if (cut && !cut.ok) return fail("designs/picture-not-found");
  const now = shop.now();
  const row: DesignPicture = {
    ...source,
    ...(cut && { pixelWidth: cut.value.width, pixelHeight: cut.value.height, facts: cut.value.facts }),
    userId,
    id: randomUUID(),
    // The file's own name is its owner's.
    name: "画像",
    byteSize: (cut?.value.bytes ?? bytes).length,
    createdAt: now,
    removedAt: null,
    unsureSince: now,
  };
  await shop.files.write(uploadKey(row), cut?.value.bytes ?? bytes, row.contentType);
  return ok(row);
}

async function cutInTime(job: CutJob): Promise<NormalisedPicture | "late"> {
  try {
    return await runner.run(job);
  } catch (error) {
    if (error instanceof JobTookTooLong) return "late";
    throw error;
  }
}
