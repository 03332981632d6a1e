import { randomUUID } from "node:crypto";
import { MAX_REVIEW_PHOTO_BYTES } from "@surimono/contract/reviews";
import { fail, ok } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop, UploadedFile } from "../../platform/http/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { decodePicture } from "../designs/index.ts";
import { deletePhotos, insertPhotos, listPhotosOf, listUnused } from "./review-photos.store.ts";
import type { ReviewKey } from "./reviews.store.ts";
import type { ReviewPhoto } from "./reviews.tables.ts";

/** Below `pictures/`; its copies in other widths lie beside it. */
export const photoFolder = (id: string): string => `reviews/${id}`;

export function originalKey({ id, contentType }: Pick<ReviewPhoto, "id" | "contentType">): string {
  return `pictures/${photoFolder(id)}/original.${contentType === "image/jpeg" ? "jpg" : "png"}`;
}

const FAILURES = {
  "designs/picture-not-supported": "reviews/photo-not-supported",
  "designs/picture-too-many-pixels": "reviews/photo-too-heavy",
  "designs/picture-too-heavy": "reviews/photo-too-heavy",
  "designs/picture-busy": "reviews/busy",
  "designs/picture-broken": "reviews/photo-broken",
  "request/too-many": "reviews/busy",
} as const;

/**
 * Decoded and re-encoded, without what a camera writes beside the picture. Each has its row before its file, as unused, so that whatever dies
 * in between leaves nothing that the sweep does not find.
 */
export async function keepPhotos(shop: Shop, key: ReviewKey, files: readonly UploadedFile[]) {
  if (files.some(({ bytes }) => bytes.length > MAX_REVIEW_PHOTO_BYTES)) return fail("reviews/photo-too-large");
  const kept: ReviewPhoto[] = [];
  for (const { bytes } of files) {
    const decoded = await decodePicture(key.userId, bytes);
    if (!decoded.ok) return fail(FAILURES[decoded.failure.code]);
    const { contentType } = decoded.value;
    const photo = { ...key, id: randomUUID(), position: kept.length, contentType, unusedSince: shop.now() };
    await insertPhotos(shop.database.db, [photo]);
    await shop.files.write(originalKey(photo), decoded.value.bytes, contentType);
    kept.push(photo);
  }
  return ok(kept);
}

const BATCH = 100;

/** Files first, then their rows: what dies between is done again. Younger than an hour, a review may be about to show them. */
export async function sweepPhotos({ database: { db }, files, now }: Pick<Shop, "database" | "files" | "now">) {
  const before = keptSince("review-photos", now());
  for (;;) {
    const due = await listUnused(db, before, BATCH);
    for (const { id } of due) await files.removeAll(`pictures/${photoFolder(id)}`);
    await deletePhotos(
      db,
      due.map(({ id }) => id),
    );
    if (due.length < BATCH) return;
  }
}

/** Where the photographs lie that a member has put to reviews. */
export async function listReviewFiles(queries: Queries, userId: string): Promise<string[]> {
  return (await listPhotosOf(queries, userId)).map(originalKey);
}
