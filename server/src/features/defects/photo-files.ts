import { MAX_PHOTO_BYTES } from "@surimono/contract/defects";
import { DEFECT_PHOTOS } from "@surimono/domain/defects";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop, UploadedFile } from "../../platform/http/index.ts";
import { decodePicture } from "../designs/index.ts";
import type { DefectPhoto } from "./defects.tables.ts";
import { dropLaterIfUnused, type PhotoFolder } from "./drop-unused-photos.ts";
import { folderOf, photoKey } from "./photo-folders.ts";

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
  const folder = { userId, reportId, messageId: null };
  return keepFiles(shop, files, folder, (position) => ({ ...folder, position, place: null }));
}

interface Replied extends Pick<DefectPhoto, "userId" | "reportId"> {
  readonly messageId: string;
}

/** Those of a reply, in a folder of their own; their position in the report is known under its lock. */
export async function keepReplyPhotos(shop: Shop, of: Replied, files: readonly UploadedFile[]) {
  return keepFiles(shop, files, of, (index) => ({ ...of, position: index, place: index + 1 }));
}

async function keepFiles(
  shop: Shop,
  files: readonly UploadedFile[],
  folder: PhotoFolder,
  rowOf: (index: number) => Omit<DefectPhoto, "contentType">,
) {
  if (files.length > DEFECT_PHOTOS) return fail("defects/too-many-photos");
  if (files.some(({ bytes }) => bytes.length > MAX_PHOTO_BYTES)) return fail("defects/photo-too-large");
  if (files.length > 0) await dropLaterIfUnused(shop, folder);
  const photos: DefectPhoto[] = [];
  for (const [index, { bytes }] of files.entries()) {
    const row = rowOf(index);
    const decoded = await decodePicture(row.userId, bytes);
    if (!decoded.ok) {
      await shop.files.removeAll(folderOf(folder));
      return fail(FAILURES[decoded.failure.code]);
    }
    const photo = { ...row, contentType: decoded.value.contentType };
    await shop.files.write(photoKey(photo), decoded.value.bytes, photo.contentType);
    photos.push(photo);
  }
  return ok(photos);
}
