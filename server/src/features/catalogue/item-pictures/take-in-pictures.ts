import type { Database } from "../../../platform/database/index.ts";
import type { Files } from "../../../platform/files/index.ts";
import type { CatalogueTexts } from "../read-catalogue.ts";
import { listKnownPictures } from "./item-pictures.store.ts";
import { keepPicture } from "./keep-picture.ts";
import { namedPictures } from "./named-pictures.ts";
import { checkPicture, pictureIdOf } from "./prepare-picture.ts";

/** The prepared pictures that come with texts, by id. */
export type PictureSource = (id: string) => Promise<Uint8Array | undefined>;

interface TakingIn {
  readonly database: Pick<Database, "db">;
  readonly files: Pick<Files, "write" | "removeAll">;
  readonly by: string;
  readonly at: Date;
}

/**
 * Keeps the pictures that items of the texts name and that are not here yet. One that is not what its name says, or no prepared picture, is
 * left out: the check then names it as missing. Answers the ids that are new.
 */
export async function takeInPictures(
  { database: { db }, files, by, at }: TakingIn,
  texts: CatalogueTexts,
  source: PictureSource,
): Promise<readonly string[]> {
  const ids = [...new Set(namedPictures(texts).map(({ id }) => id))];
  const known = await listKnownPictures(db, ids);
  const taken: string[] = [];
  for (const id of ids.filter((one) => !known.has(one))) {
    const bytes = await source(id);
    const prepared = bytes && pictureIdOf(bytes) === id ? await checkPicture(bytes) : undefined;
    if (!prepared) continue;
    await keepPicture(prepared, { files, by, at, write: (work) => work(db) });
    taken.push(id);
  }
  return taken;
}
