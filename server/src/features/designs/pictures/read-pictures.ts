import type { Shop } from "../../../platform/http/index.ts";
import { findPictures } from "./pictures.store.ts";
import { uploadKey } from "./upload-key.ts";

/** The encoded uploads by id. Throws when one is missing: no design may be printed with a gap. */
export async function readPictures(
  shop: Shop,
  userId: string,
  ids: readonly string[],
): Promise<Record<string, Uint8Array>> {
  const rows = await findPictures(shop.database.db, userId, ids);
  const entries = await Promise.all(
    ids.map(async (id) => {
      const row = rows.find((picture) => picture.id === id);
      const bytes = row && (await shop.files.read(uploadKey(row)));
      if (!bytes) throw new Error(`the picture ${id} of a design is missing`);
      return [id, bytes] as const;
    }),
  );
  return Object.fromEntries(entries);
}
