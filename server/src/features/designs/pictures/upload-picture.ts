import { randomUUID } from "node:crypto";
import { MAX_PICTURE_BYTES, MAX_PICTURES } from "@surimono/contract/designs";
import type { PictureFacts } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop, UploadedFile } from "../../../platform/http/index.ts";
import type { DesignPicture } from "../designs.tables.ts";
import { decodePicture } from "./decode-picture.ts";
import { countPictures, insertPicture } from "./pictures.store.ts";
import { uploadKey } from "./upload-key.ts";

/** The file first, then the row: a crash between them leaves an orphaned file, never a row without its file. */
export async function uploadPicture(shop: Shop, member: Member, file: UploadedFile | undefined) {
  if (!file || file.bytes.length === 0) return fail("designs/picture-broken");
  if (file.bytes.length > MAX_PICTURE_BYTES) return fail("designs/picture-too-large");
  if ((await countPictures(shop.database.db, member.id)) >= MAX_PICTURES) return fail("designs/too-many-pictures");
  const picture = await decodePicture(member.id, file.bytes);
  if (!picture.ok) return picture;
  const now = shop.now();
  const row: DesignPicture = {
    userId: member.id,
    id: randomUUID(),
    name: file.fileName || "画像",
    contentType: picture.value.contentType,
    pixelWidth: picture.value.width,
    pixelHeight: picture.value.height,
    byteSize: picture.value.bytes.length,
    facts: storedFacts(picture.value.facts),
    createdAt: now,
    removedAt: null,
    unsureSince: now,
  };
  await shop.files.write(uploadKey(row), picture.value.bytes, row.contentType);
  await insertPicture(shop.database.db, row);
  return ok(presentPicture(row));
}

/** The size has columns of its own. */
function storedFacts({ pixelWidth: _width, pixelHeight: _height, ...facts }: PictureFacts): DesignPicture["facts"] {
  return facts;
}

export function presentPicture(row: DesignPicture) {
  const { seeThrough, midTones, thinnest, unreachable, ink, ground, tone, isFromPress } = row.facts;
  return {
    asset_id: row.id,
    name: row.name,
    pixel_width: row.pixelWidth,
    pixel_height: row.pixelHeight,
    facts: {
      see_through: seeThrough,
      mid_tones: midTones,
      unreachable: { ...unreachable },
      ...(thinnest !== undefined && { thinnest }),
      ...(ink !== undefined && { ink }),
      ...(ground !== undefined && { ground }),
      ...(tone !== undefined && { tone }),
      ...(isFromPress && { is_from_press: true }),
    },
    created_at: row.createdAt.toISOString(),
  };
}
