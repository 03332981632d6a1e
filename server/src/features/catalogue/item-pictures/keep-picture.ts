import { randomUUID } from "node:crypto";
import type { Queries } from "../../../platform/database/index.ts";
import type { Files } from "../../../platform/files/index.ts";
import { type ItemPictureRow, putItemPicture } from "./item-pictures.store.ts";
import type { PreparedPicture } from "./make-picture.ts";
import { pictureIdOf } from "./prepare-picture.ts";

/** A picture's own folder, with its sizes: they go together. */
export function pictureFolder({ file }: Pick<ItemPictureRow, "file">): string {
  return `items/${file}`;
}

export function preparedKey(row: Pick<ItemPictureRow, "file">): string {
  return `pictures/${pictureFolder(row)}/prepared.webp`;
}

export interface Keeping {
  readonly files: Pick<Files, "write" | "removeAll">;
  readonly by: string;
  readonly at: Date;
  /** Writes the row. */
  readonly write: (work: (tx: Queries) => Promise<boolean>) => Promise<boolean>;
}

/** The file first, then the row: a crash between them leaves an orphaned file, never a row without its file. */
export async function keepPicture(
  { bytes, width, height }: PreparedPicture,
  { files, by, at, write }: Keeping,
): Promise<void> {
  const row = {
    id: pictureIdOf(bytes),
    file: randomUUID(),
    width,
    height,
    byteSize: bytes.length,
    uploadedBy: by,
    uploadedAt: at,
  };
  await files.write(preparedKey(row), bytes, "image/webp");
  const isNew = await write((tx) => putItemPicture(tx, row));
  if (!isNew) await files.removeAll(`pictures/${pictureFolder(row)}`);
}
