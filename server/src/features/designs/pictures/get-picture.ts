import { type getPicture as getCall, THUMBNAIL_SIDE } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { createJobRunner } from "@surimono/studio/print";
import type { Member, Shop } from "../../../platform/http/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import type { ThumbnailJob } from "./make-thumbnail.ts";
import { findPictures } from "./pictures.store.ts";
import { thumbnailKey, uploadKey } from "./upload-key.ts";

const runner = createJobRunner<ThumbnailJob, Uint8Array>(new URL("./thumbnail-worker.ts", import.meta.url), {
  timeoutMs: 20_000,
});

/** An upload never changes, so neither do its copies. */
const CACHE_CONTROL = "private, max-age=31536000, immutable";

type PictureQuery = PayloadOf<typeof getCall>;

/** One of the member's uploads; the small copy is made on first request, and kept. */
export async function getPicture(shop: Shop, member: Member, { asset_id: id, size }: PictureQuery) {
  const [row] = await findPictures(shop.database.db, member.id, [id]);
  if (!row) return fail("designs/picture-not-found");
  const bytes = size === "thumbnail" ? await thumbnailOf(shop, row) : await shop.files.read(uploadKey(row));
  if (!bytes) return fail("designs/picture-not-found");
  return ok({ bytes, contentType: size ? "image/webp" : row.contentType, cacheControl: CACHE_CONTROL });
}

async function thumbnailOf(shop: Shop, row: DesignPicture): Promise<Uint8Array | undefined> {
  const key = thumbnailKey(row);
  const kept = await shop.files.read(key);
  if (kept) return kept;
  const whole = await shop.files.read(uploadKey(row));
  if (!whole) return undefined;
  const bytes = await runner.run({ bytes: whole, side: THUMBNAIL_SIDE });
  await shop.files.write(key, bytes, "image/webp");
  // Its owner may have left meanwhile.
  if ((await findPictures(shop.database.db, row.userId, [row.id])).length === 0) await shop.files.remove(key);
  return bytes;
}
