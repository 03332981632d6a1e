import { randomUUID } from "node:crypto";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { MAX_IMAGE_BYTES } from "@surimono/domain/my-items";
import type { Shop, UploadedFile } from "../../../platform/http/index.ts";
import type { MyItemPicture } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findPictures } from "./my-item-pictures.store.ts";

/** Below `images`, for GET /api/image/azure?url=images{path}. */
export function picturePathOf(pictureId: string): string {
  return `/my-items/${pictureId}.webp`;
}

export function originalKey({ id, contentType }: Pick<MyItemPicture, "id" | "contentType">): string {
  return `pictures/my-items/${id}/original.${contentType === "image/jpeg" ? "jpg" : "png"}`;
}

/** Folder of its copies in requested widths and formats. */
export function variantFolder(pictureId: string): string {
  return `my-items/${pictureId}`;
}

const FAILURES = {
  "designs/picture-not-supported": "my-items/image-not-supported",
  "designs/picture-too-many-pixels": "my-items/image-too-many-pixels",
  "designs/picture-too-heavy": "my-items/image-too-heavy",
  "designs/picture-busy": "my-items/image-busy",
  "designs/picture-broken": "my-items/image-broken",
  "request/too-many": "request/too-many",
} as const;

type PictureFailure = { readonly code: (typeof FAILURES)[keyof typeof FAILURES] | "my-items/image-too-large" };

/**
 * Decodes and stores new pictures; where one is refused, none stays. Their rows come later: a crash between them leaves orphaned files, never a
 * row without its file.
 */
export async function keepPictures(
  shop: Shop,
  parts: MyItemsParts,
  userId: string,
  files: readonly UploadedFile[],
): Promise<Result<MyItemPicture[], PictureFailure>> {
  if (files.some(({ bytes }) => bytes.length > MAX_IMAGE_BYTES)) return fail("my-items/image-too-large");
  const kept: MyItemPicture[] = [];
  let areKept = false;
  try {
    for (const file of files) {
      const decoded = await parts.decodePicture(userId, file.bytes);
      if (!decoded.ok) return fail(FAILURES[decoded.failure.code]);
      const { bytes, width, height, contentType } = decoded.value;
      const now = shop.now();
      const picture: MyItemPicture = {
        userId,
        id: randomUUID(),
        name: file.fileName || "画像",
        contentType,
        pixelWidth: width,
        pixelHeight: height,
        byteSize: bytes.length,
        createdAt: now,
        unsureSince: now,
      };
      kept.push(picture);
      await shop.files.write(originalKey(picture), bytes, contentType);
    }
    areKept = true;
    return ok(kept);
  } finally {
    if (!areKept) await dropUnwritten(shop, userId, kept);
  }
}

/** Those without a row. Of a commit whose answer was lost the database alone knows whether it came about. */
export async function dropUnwritten(shop: Shop, userId: string, pictures: readonly MyItemPicture[]): Promise<void> {
  const rows = await findPictures(
    shop.database.db,
    userId,
    pictures.map(({ id }) => id),
  );
  const written = new Set(rows.map(({ id }) => id));
  for (const picture of pictures) if (!written.has(picture.id)) await shop.files.remove(originalKey(picture));
}
