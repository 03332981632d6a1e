import { MAX_PHOTO_BYTES } from "@surimono/contract/defects";
import { DEFECT_PHOTOS } from "@surimono/domain/defects";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop, UploadedFile } from "../../platform/http/index.ts";
import { decodePicture } from "../designs/index.ts";
import type { DefectPhoto } from "./defects.tables.ts";

/** The key holds nothing of the person. */
export function photoKey({ reportId, position, contentType }: DefectPhoto): string {
  return `${photoFolder(reportId)}/${position + 1}.${contentType === "image/jpeg" ? "jpg" : "png"}`;
}

export function photoFolder(reportId: string): string {
  return `defects/${reportId}`;
}

const FAILURES = {
  "designs/picture-not-supported": "defects/photo-not-supported",
  "designs/picture-too-many-pixels": "defects/photo-too-heavy",
  "designs/picture-too-heavy": "defects/photo-too-heavy",
  "designs/picture-busy": "defects/busy",
  "designs/picture-broken": "defects/photo-broken",
  "request/too-many": "defects/busy",
} as const;

/** Decoded and re-encoded, without what a camera writes beside the picture; rows come later, so that none is without its file. */
export async function keepPhotos(
  shop: Shop,
  { userId, reportId }: Pick<DefectPhoto, "userId" | "reportId">,
  files: readonly UploadedFile[],
) {
  if (files.length === 0) return fail("defects/photo-missing");
  if (files.length > DEFECT_PHOTOS) return fail("defects/too-many-photos");
  if (files.some(({ bytes }) => bytes.length > MAX_PHOTO_BYTES)) return fail("defects/photo-too-large");
  const photos: DefectPhoto[] = [];
  for (const [position, { bytes }] of files.entries()) {
    const decoded = await decodePicture(userId, bytes);
    if (!decoded.ok) {
      await shop.files.removeAll(photoFolder(reportId));
      return fail(FAILURES[decoded.failure.code]);
    }
    const photo = { userId, reportId, position, contentType: decoded.value.contentType };
    await shop.files.write(photoKey(photo), decoded.value.bytes, photo.contentType);
    photos.push(photo);
  }
  return ok(photos);
}
